/** Reports what was played, from one second to another. The same second twice means the place to resume. */
export type ReportWatched = (from: number, to: number) => void;

/** A longer gap between two times of a playing video is a jump. */
const MAX_STEP_SECONDS = 3;
const REPORT_EVERY_SECONDS = 10;

/** Collects played parts of a video. Parts that were skipped are not reported. */
export function createWatchTracker(report: ReportWatched) {
  let start: number | null = null;
  let last = 0;
  let reported = -1;

  function flush(): void {
    if (start === null) return;
    const [from, to] = [Math.floor(start), Math.floor(last)];
    start = last;
    if (to === reported) return;
    reported = to;
    report(from, to);
  }

  return {
    /** The video plays at this time. */
    play(time: number): void {
      const isJump = start === null || time < last || time - last > MAX_STEP_SECONDS;
      if (isJump) {
        flush();
        start = time;
      }
      last = time;
      if (start !== null && last - start >= REPORT_EVERY_SECONDS) flush();
    },
    /** The viewer moved to this time. */
    jump(time: number): void {
      flush();
      start = time;
      last = time;
    },
    flush,
  };
}

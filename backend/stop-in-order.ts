import { endAtOnce } from './end-at-once.ts';

const LIMITS = {
  /** A first start makes the database and its demo; on a slow computer that takes minutes. */
  startMs: 300_000,
  /** Longer than a request may take, and than the slowest disk to write everything down. */
  closeMs: 60_000,
};

/** What to do when the process is asked to end: a start in progress is finished, then all is closed. */
export function stopInOrder(
  starting: Promise<{ close(): Promise<void> } | undefined>,
  { startMs, closeMs }: typeof LIMITS = LIMITS,
): () => void {
  let isStopping = false;
  const within = async <T>(milliseconds: number, reason: string, work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => endAtOnce(reason), milliseconds);
    return work.finally(() => clearTimeout(timer));
  };
  async function stop(): Promise<void> {
    const running = await within(startMs, 'Haven Exchange did not start in time.', starting);
    await within(
      closeMs,
      'Haven Exchange did not close in time.',
      running?.close() ?? Promise.resolve(),
    );
    process.exit(0);
  }
  return () => {
    if (isStopping) return;
    isStopping = true;
    void stop();
  };
}

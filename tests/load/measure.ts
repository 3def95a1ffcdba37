import { performance } from 'node:perf_hooks';

export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

const WARM_UP_MS = 500;

/** Calls for so many seconds with so many callers, each waiting for its answer before the next. */
export async function measure(
  callers: number,
  seconds: number,
  call: (n: number) => Promise<void>,
): Promise<Figures> {
  let next = 0;
  const repeat = async (until: number, took?: number[]) => {
    for (let now = performance.now(); now < until; ) {
      next += 1;
      await call(next);
      const after = performance.now();
      took?.push(after - now);
      now = after;
    }
  };
  const all = (until: number, took?: number[]) =>
    Promise.all(Array.from({ length: callers }, () => repeat(until, took)));

  await all(performance.now() + WARM_UP_MS);
  const took: number[] = [];
  const start = performance.now();
  await all(start + seconds * 1000, took);
  const elapsed = (performance.now() - start) / 1000;
  took.sort((a, b) => a - b);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { perSecond: took.length / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

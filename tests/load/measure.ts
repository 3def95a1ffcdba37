import { performance } from 'node:perf_hooks';

export interface LoadMetrics {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

const ROUNDS = 3;
const WARM_UP_MS = 1500;

export type Caller = (n: number) => Promise<void>;

/** Runs the given number of concurrent callers until the end time; each waits for its response before the next call. */
async function callUntil(until: number, callers: number, call: Caller, took: number[]) {
  let next = 0;
  const repeat = async () => {
    for (let now = performance.now(); now < until; ) {
      next += 1;
      await call(next);
      const after = performance.now();
      took.push(after - now);
      now = after;
    }
  };
  await Promise.all(Array.from({ length: callers }, repeat));
}

/** Measures alternatives interleaved, so that other load slows all of them equally and their ratio stays valid. */
export async function measureInterleaved(
  callers: number,
  seconds: number,
  variants: readonly Caller[],
): Promise<LoadMetrics[]> {
  const measured = variants.map((call) => ({ call, took: [] as number[], elapsed: 0 }));
  for (const { call } of measured) {
    await callUntil(performance.now() + WARM_UP_MS, callers, call, []);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const variant of measured) {
      const start = performance.now();
      await callUntil(start + (seconds * 1000) / ROUNDS, callers, variant.call, variant.took);
      variant.elapsed += (performance.now() - start) / 1000;
    }
  }
  return measured.map(({ took, elapsed }) => summarise(took, elapsed));
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the given percentile. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? 0;

function summarise(took: number[], elapsed: number): LoadMetrics {
  took.sort((a, b) => a - b);
  const at = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { perSecond: took.length / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

import { killProcess } from './kill-process.ts';

const LIMITS = {
  /** The first start creates the database and its demo data, which takes minutes on a slow computer. */
  startMs: 300_000,
  /** Longer than the request timeout and than the slowest disk needs to flush. */
  closeMs: 60_000,
};

/** Handles a stop signal: waits for a start in progress, then closes everything. */
export function createGracefulShutdown(
  starting: Promise<{ close(): Promise<void> } | undefined>,
  { startMs, closeMs }: typeof LIMITS = LIMITS,
): () => void {
  let isStopping = false;
  const within = async <T>(milliseconds: number, reason: string, work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => killProcess(reason), milliseconds);
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

import type { Worker } from 'node:worker_threads';
import { killProcess } from '../../kill-process.ts';

/** Ending waits for pending writes to a slow disk. */
const END_MS = 30_000;

/**
 * Ends a database's thread. While it runs, no other may use its folder, so a thread stuck in a system call ends the
 * process; otherwise callers would wait forever.
 */
export async function terminateWorker(worker: Worker, withinMs = END_MS): Promise<void> {
  const timer = setTimeout(() => killProcess('The database is not responding.'), withinMs);
  await worker.terminate();
  clearTimeout(timer);
}

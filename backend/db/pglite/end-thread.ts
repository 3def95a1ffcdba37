import type { Worker } from 'node:worker_threads';
import { endAtOnce } from '../../end-at-once.ts';

/** Ending waits for what is being written to a slow disk. */
const END_MS = 30_000;

/**
 * Ends the thread of a database. While it lives no other may work on its folder, so one that is stuck in
 * the machine itself, where nothing can end it, ends the process: whoever waits for its answers would wait
 * for ever.
 */
export async function endThread(worker: Worker, withinMs = END_MS): Promise<void> {
  const timer = setTimeout(() => endAtOnce('The database is stuck.'), withinMs);
  await worker.terminate();
  clearTimeout(timer);
}

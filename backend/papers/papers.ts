import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Papers, ReadPaper } from '../../supabase/functions/_shared/papers/papers.ts';
import type { PaperWork } from './worker.ts';

const LIMIT_MS = 20_000;
const MEMORY_MB = 512;
/** At once; the others wait their turn. */
const MOST = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Documents are read and marked in threads that end by themselves: one that unpacks without end, or takes for ever, ends
 * its thread and nothing else.
 */
export const papersInThreads: Papers = {
  read: async (bytes, type) => (await work({ bytes, type })) as ReadPaper,
  mark: async (bytes, type, mark, page) => (await work({ bytes, type, mark, page })) as Uint8Array,
};

async function work(workerData: PaperWork): Promise<unknown> {
  if (running >= MOST) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const ended = once(worker, 'exit').then(() => {
      throw new Error('The document could not be read.');
    });
    ended.catch(() => {});
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(LIMIT_MS) });
    const [done] = (await Promise.race([answer, ended])) as [unknown];
    return done;
  } finally {
    await worker.terminate();
    running -= 1;
    waiting.shift()?.();
  }
}

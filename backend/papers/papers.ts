import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  type Papers,
  PapersBusy,
  type ReadPaper,
} from '../../supabase/functions/_shared/papers/papers.ts';
import { PAPER_TURNS } from '../bounds.ts';
import { currentCaller } from '../callers.ts';
import { TurnRefused, Turns } from '../turns.ts';
import type { PaperWork } from './worker.ts';

const LIMIT_MS = 20_000;
const MEMORY_MB = 512;

/** Callers take turns, however many documents each of them sends. */
const all = new Turns(PAPER_TURNS);
/** The documents of each caller, one at a time, so that nobody takes every thread. */
const byCaller = new Map<string, { turns: Turns; count: number }>();

/**
 * Documents are read and marked in threads that end by themselves: one that unpacks without end, or takes for ever, ends
 * its thread and nothing else.
 */
export const papersInThreads: Papers = {
  read: async (bytes, type) => (await inTurn({ bytes, type })) as ReadPaper,
  mark: async (bytes, type, mark, page) =>
    (await inTurn({ bytes, type, mark, page })) as Uint8Array,
};

async function inTurn(wanted: PaperWork): Promise<unknown> {
  const key = currentCaller()?.key ?? '';
  const own = byCaller.get(key) ?? { turns: new Turns({ ...PAPER_TURNS, atOnce: 1 }), count: 0 };
  byCaller.set(key, own);
  own.count += 1;
  try {
    return await own.turns.run(() => all.run(() => work(wanted)));
  } catch (error) {
    throw error instanceof TurnRefused ? new PapersBusy(error.message) : error;
  } finally {
    own.count -= 1;
    if (own.count === 0) byCaller.delete(key);
  }
}

async function work(workerData: PaperWork): Promise<unknown> {
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
  }
}

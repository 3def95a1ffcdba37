import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Share } from './shareImage.ts';

const LIMIT_MS = 10_000;
/** Robots come in swarms when a link is pasted: one is drawn at a time, a few wait, the others come again. */
const MOST_WAITING = 8;
const KEPT = 100;

/** Null: too many want one at this moment. */
export type DrawCard = (share: Share) => Promise<Uint8Array | null>;

/** Draws the pictures of links one after the other, each in a thread of its own, and keeps the last ones. */
export function makeCards(draw: (share: Share) => Promise<Uint8Array> = inThread): DrawCard {
  const kept = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (share) => {
    const key = JSON.stringify([share.title, share.lines, share.drawing]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (waiting >= MOST_WAITING) return null;
    waiting += 1;
    const card = last
      .then(() => draw(share))
      .finally(() => {
        waiting -= 1;
      });
    last = card.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, card);
    return card;
  };
}

async function inThread(workerData: Share): Promise<Uint8Array> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
  try {
    const [card] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(LIMIT_MS),
    })) as [Uint8Array];
    return card;
  } finally {
    await worker.terminate();
  }
}

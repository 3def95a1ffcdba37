import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { emptied } from '../http/documents.ts';
import type { Share } from './shareImage.ts';

const LIMIT_MS = 10_000;
/** Robots come in swarms when a link is pasted: one is drawn at a time, a few wait, the others come again. */
const MOST_WAITING = 8;
const KEPT = 100;

/** `null`: there is nothing to draw. `busy`: too many want one at this moment. */
type Card = Uint8Array | null | 'busy';

/** The picture of what is at an address, which is asked anew each time what it says of itself. */
interface CardOf {
  (address: string, read: () => Promise<Share | null>): Promise<Card>;
  /** Lets go of the last ones, and says how many they were. */
  clear(): number;
}

/** Reads and draws one after the other, each picture in a thread of its own, and keeps the last ones. */
export function makeCards(draw: (share: Share) => Promise<Uint8Array> = inThread): CardOf {
  const kept = new Map<string, Uint8Array>();
  const wanted = new Map<string, Promise<Card>>();
  let last: Promise<unknown> = Promise.resolve();

  async function cardOf(share: Share): Promise<Uint8Array> {
    const key = JSON.stringify([share.title, share.lines, share.drawing, share.brand]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const card = await draw(share);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, card);
    return card;
  }

  const cardAt = async (address: string, read: () => Promise<Share | null>): Promise<Card> => {
    const known = wanted.get(address);
    if (known !== undefined) return known;
    if (wanted.size >= MOST_WAITING) return 'busy';
    const card = last
      .then(read)
      .then((share) => share && cardOf(share))
      .finally(() => wanted.delete(address));
    wanted.set(address, card);
    last = card.catch(() => {});
    return card;
  };
  return Object.assign(cardAt, { clear: () => emptied(kept) });
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

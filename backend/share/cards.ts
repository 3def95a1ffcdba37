import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { clearCache } from '../http/documents.ts';
import type { ShareContent } from './shareImage.ts';

const LIMIT_MS = 10_000;
/**
 * Robots arrive in swarms when a link is pasted: one card is rendered at a time, a few wait, the others have to
 * retry.
 */
const MAX_QUEUED = 8;
const MAX_CACHED = 100;

/** `null`: nothing to render. `busy`: too many requests right now. */
type Card = Uint8Array | null | 'busy';

/** Returns the card of a URL, whose content is read again each time. */
interface CardOf {
  (address: string, read: () => Promise<ShareContent | null>): Promise<Card>;
  /** Clears the cached cards and returns how many there were. */
  clear(): number;
}

/** Reads and renders cards one at a time, each in its own thread, and caches the latest. */
export function makeCards(draw: (share: ShareContent) => Promise<Uint8Array> = inThread): CardOf {
  const cache = new Map<string, Uint8Array>();
  const pending = new Map<string, Promise<Card>>();
  let last: Promise<unknown> = Promise.resolve();

  async function cardOf(share: ShareContent): Promise<Uint8Array> {
    const key = JSON.stringify([share.title, share.lines, share.drawing, share.brand]);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const card = await draw(share);
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    cache.set(key, card);
    return card;
  }

  const cardAt = async (
    address: string,
    read: () => Promise<ShareContent | null>,
  ): Promise<Card> => {
    const known = pending.get(address);
    if (known !== undefined) return known;
    if (pending.size >= MAX_QUEUED) return 'busy';
    const card = last
      .then(read)
      .then((share) => share && cardOf(share))
      .finally(() => pending.delete(address));
    pending.set(address, card);
    last = card.catch(() => {});
    return card;
  };
  return Object.assign(cardAt, { clear: () => clearCache(cache) });
}

async function inThread(workerData: ShareContent): Promise<Uint8Array> {
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

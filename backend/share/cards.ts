import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { clearCache } from '../http/documents.ts';
import type { ShareContent } from './shareImage.ts';

const LIMIT_MS = 10_000;
/**
 * Robots arrive in swarms when a link is pasted: one card is rendered at a time, a few wait, the others have to
 * retry.
 */
const MOST_WAITING = 8;
const KEPT = 100;

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
  const kept = new Map<string, Uint8Array>();
  const wanted = new Map<string, Promise<Card>>();
  let last: Promise<unknown> = Promise.resolve();

  async function cardOf(share: ShareContent): Promise<Uint8Array> {
    const key = JSON.stringify([share.title, share.lines, share.drawing, share.brand]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const card = await draw(share);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, card);
    return card;
  }

  const cardAt = async (
    address: string,
    read: () => Promise<ShareContent | null>,
  ): Promise<Card> => {
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
  return Object.assign(cardAt, { clear: () => clearCache(kept) });
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

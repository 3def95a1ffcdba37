import { ageOf, CACHE_NAME, type CacheKind } from '#shared/offline/caching.ts';
import { buildCache } from './built.ts';

const KEPT_AT = 'x-kept-at';
/** How many answers are kept beside the app's own files. */
const MOST_ANSWERS = 300;

/** What is kept while it is fresh enough, else a new answer; without a network what is kept, however old. */
export async function fromCache(
  event: FetchEvent,
  kind: Exclude<CacheKind, 'html'>,
): Promise<Response> {
  const { request } = event;
  const key = keyOf(request);
  const kept = await caches.match(key);
  const fetchAnew = async () => {
    const answer = await fetch(request);
    event.waitUntil(keep(kind, key, answer.clone()));
    return answer;
  };
  if (kept === undefined) return fetchAnew();
  const age = ageOf(kind, keptAt(kept), Date.now());
  if (age === 'fresh') return kept;
  if (age === 'stale') {
    event.waitUntil(fetchAnew().catch(() => undefined));
    return kept;
  }
  return fetchAnew().catch(() => kept);
}

/** Keeps an answer with its time. One that failed, that nobody may read or that finds no room is not kept. */
export async function keep(kind: CacheKind, key: Request, answer: Response): Promise<void> {
  if (answer.status !== 200 || answer.type === 'opaque') return;
  try {
    const cache = await caches.open(kind === 'asset' ? buildCache : CACHE_NAME);
    const headers = new Headers(answer.headers);
    headers.set(KEPT_AT, String(Date.now()));
    await cache.put(key, new Response(answer.body, { headers }));
    if (kind === 'asset') return;
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS))) {
      await cache.delete(old);
    }
  } catch {
    // A full disk keeps nothing more; everything still comes from the network.
  }
}

export const keptAt = (answer: Response): number =>
  Number(answer.headers.get(KEPT_AT) ?? Number.NaN);

/** Files of the app that are not kept yet. */
export async function keepAddresses(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const keepOne = async (address: string) => {
    if ((await cache.match(address)) !== undefined) return;
    // An asset is the same in each build that has its name.
    const known = address.startsWith('/assets/') ? await caches.match(address) : undefined;
    const answer = known ?? (await fetch(address));
    if (answer.ok) await cache.put(address, answer);
  };
  await Promise.allSettled(addresses.map(keepOne));
}

/** Whoever asks in another form (one row, a part of the rows) gets another answer at the same address. */
function keyOf(request: Request): Request {
  const form = ['accept', 'accept-profile', 'prefer']
    .map((name) => request.headers.get(name))
    .join(' ');
  const address = new URL(request.url);
  if (address.pathname.startsWith('/rest/')) address.searchParams.set('as', form);
  return new Request(address.href);
}

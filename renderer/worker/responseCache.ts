import { CACHE_NAME, type CacheKind, getCacheFreshness } from '#shared/desktop/offline/caching.ts';
import { buildCache } from './buildInfo.ts';

const CACHED_AT_HEADER = 'x-kept-at';
/** Maximum number of cached responses, not counting the app's own files. */
const MAX_RESPONSES = 300;

/** Returns the cached response while it is fresh, else fetches; offline, returns the cached one however old it is. */
export async function respondFromCache(
  event: FetchEvent,
  kind: Exclude<CacheKind, 'html'>,
): Promise<Response> {
  const { request } = event;
  const key = keyOf(request);
  const cached = await caches.match(key);
  const fetchAndCache = async () => {
    const response = await fetch(request);
    event.waitUntil(cacheResponse(kind, key, response.clone()));
    return response;
  };
  if (cached === undefined) return fetchAndCache();
  const age = getCacheFreshness(kind, getCachedAt(cached), Date.now());
  if (age === 'fresh') return cached;
  if (age === 'stale') {
    event.waitUntil(fetchAndCache().catch(() => undefined));
    return cached;
  }
  return fetchAndCache().catch(() => cached);
}

/** Caches a response with its time. Skips failed or private responses and quota errors. */
export async function cacheResponse(
  kind: CacheKind,
  key: Request,
  response: Response,
): Promise<void> {
  if (response.status !== 200 || response.type === 'opaque') return;
  try {
    const cache = await caches.open(kind === 'asset' ? buildCache : CACHE_NAME);
    const headers = new Headers(response.headers);
    headers.set(CACHED_AT_HEADER, String(Date.now()));
    await cache.put(key, new Response(response.body, { headers }));
    if (kind === 'asset') return;
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MAX_RESPONSES))) {
      await cache.delete(old);
    }
  } catch {
    // On a full disk nothing more is cached; everything still loads from the network.
  }
}

export const getCachedAt = (response: Response): number =>
  Number(response.headers.get(CACHED_AT_HEADER) ?? Number.NaN);

/** Caches the app files that aren't cached yet. */
export async function cacheUrls(name: string, addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const keepOne = async (address: string) => {
    if ((await cache.match(address)) !== undefined) return;
    // Assets are content-hashed, so the same name means the same file in every build.
    const known = address.startsWith('/assets/') ? await caches.match(address) : undefined;
    const response = known ?? (await fetch(address));
    if (response.ok) await cache.put(address, response);
  };
  await Promise.allSettled(addresses.map(keepOne));
}

/** Different headers (single row, range) get different responses at the same URL, so they are part of the key. */
function keyOf(request: Request): Request {
  const form = ['accept', 'accept-profile', 'prefer']
    .map((name) => request.headers.get(name))
    .join(' ');
  const address = new URL(request.url);
  if (address.pathname.startsWith('/rest/')) address.searchParams.set('as', form);
  return new Request(address.href);
}

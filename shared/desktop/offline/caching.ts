/**
 * Responses the service worker's cache keeps between visits, in addition to its own script: by kind, with lifetimes.
 */
export type CacheKind = 'asset' | 'config' | 'static' | 'api' | 'image' | 'html';

export const CACHE_NAME = 'api-v6';
/** Cache lifetimes in seconds. Private or personal data is never cached here. */
export const CACHE_TTL_SECONDS: Readonly<Record<Exclude<CacheKind, 'asset' | 'config'>, number>> = {
  static: 3600,
  api: 300,
  image: 3600,
  html: 300,
};
/** How much longer a response may be shown while revalidating. */
export const STALE_WHILE_REVALIDATE_SECONDS = 60;
/** A URL with this parameter always bypasses the cache. */
export const CACHE_BUST_PARAM = '_fresh';

/** Publicly readable tables. */
const PUBLIC_ENDPOINTS = ['listings', 'vendors', 'profiles', 'us_cities', 'market_trends'];

/** Endpoints with user-specific responses. */
const PRIVATE_PREFIXES = [
  '/api/auth',
  '/api/user',
  '/api/transactions',
  '/api/private',
  '/auth/v1',
  '/functions/v1',
  '/realtime/v1',
  '/_local',
];
/** The backend's public config, without which the app can't start offline. */
const CONFIG = '/_local/config.json';
const REST = '/rest/v1/';
const PUBLIC_FILES = '/storage/v1/object/public/';
const ASSETS = '/assets/';
/** Too large to cache, and players request them in parts. */
const VIDEOS = ['.webm', '.mp4'];
const PICTURES = ['.png', '.webp', '.jpg', '.jpeg', '.svg', '.ico'];
const STATIC = ['.js', '.webmanifest', '.woff2', '.txt', '.xml'];

interface CacheRequest {
  readonly method: string;
  readonly url: { readonly origin: string; readonly pathname: string; readonly search: string };
  /** The product's origin. */
  readonly origin: string;
  readonly isNavigation: boolean;
  /** `no-store` and `reload` bypass the cache. */
  readonly cache: string;
  readonly apikey: string | null;
  readonly authorization: string | null;
  readonly range: string | null;
}

/** Returns a request's cache kind; null if it always goes to the network. */
export function getCacheKind(request: CacheRequest): CacheKind | null {
  const { method, url, cache } = request;
  const { pathname } = url;
  const isCacheBypassed =
    cache === 'no-store' || cache === 'reload' || url.search.includes(`${CACHE_BUST_PARAM}=`);
  if (method !== 'GET' || isCacheBypassed || request.range !== null) return null;
  if (pathname === CONFIG && url.origin === request.origin) return 'config';
  if (PRIVATE_PREFIXES.some((prefix) => isBelow(pathname, prefix))) return null;
  if (pathname.startsWith(REST)) return isVisitors(request) ? 'api' : null;
  if (pathname.startsWith(PUBLIC_FILES)) return 'image';
  if (VIDEOS.some((ending) => pathname.endsWith(ending))) return null;
  if (url.origin !== request.origin || pathname.startsWith('/storage/')) return null;
  if (pathname.startsWith(ASSETS)) return 'asset';
  if (request.isNavigation) return 'html';
  if (PICTURES.some((ending) => pathname.endsWith(ending))) return 'image';
  return STATIC.some((ending) => pathname.endsWith(ending)) ? 'static' : null;
}

/** A visitor's request carries the public key in both headers; a signed-in user's carries their own token. */
function isVisitors({ url, apikey, authorization }: CacheRequest): boolean {
  const table = url.pathname.slice(REST.length);
  return (
    PUBLIC_ENDPOINTS.includes(table) && apikey !== null && authorization === `Bearer ${apikey}`
  );
}

const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** `stale`: may be shown while revalidating. A clock turned back never makes a response fresh. */
export function getCacheFreshness(
  kind: CacheKind,
  cachedAt: number,
  now: number,
): 'fresh' | 'stale' | 'old' {
  // Asset names contain a content hash.
  if (kind === 'asset') return 'fresh';
  if (kind === 'config') return 'old';
  const seconds = (now - cachedAt) / 1000;
  if (!(seconds >= 0)) return 'old';
  if (seconds <= CACHE_TTL_SECONDS[kind]) return 'fresh';
  return seconds <= CACHE_TTL_SECONDS[kind] + STALE_WHILE_REVALIDATE_SECONDS ? 'stale' : 'old';
}

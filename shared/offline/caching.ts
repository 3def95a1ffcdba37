/** What a browser keeps of the product between visits, beside its own script: by kind, and for how long. */
export type CacheKind = 'asset' | 'config' | 'static' | 'api' | 'image' | 'html';

export const CACHE_NAME = 'api-v6';
/** Seconds for which what is kept stands for a new answer. What is private or about one person is never kept here. */
export const CACHE_SECONDS: Readonly<Record<Exclude<CacheKind, 'asset' | 'config'>, number>> = {
  static: 3600,
  api: 300,
  image: 3600,
  html: 300,
};
/** So much longer it may be shown while the new one is fetched. */
export const STALE_WHILE_REVALIDATE_SECONDS = 60;
/** An address with this parameter is always asked anew. */
export const CACHE_BUSTING = '_fresh';

/** Tables that anybody may read. */
const PUBLIC_ENDPOINTS = ['listings', 'vendors', 'profiles', 'us_cities', 'market_trends'];

/** Whose answers are somebody's own. */
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
/** Where the backend is, in public values: without it the app cannot start when the network is away. */
const CONFIG = '/_local/config.json';
const REST = '/rest/v1/';
const PUBLIC_FILES = '/storage/v1/object/public/';
const ASSETS = '/assets/';
/** Too large to cache, and players request them in parts. */
const VIDEOS = ['.webm', '.mp4'];
const PICTURES = ['.png', '.webp', '.jpg', '.jpeg', '.svg', '.ico'];
const STATIC = ['.js', '.webmanifest', '.woff2', '.txt', '.xml'];

interface Asked {
  readonly method: string;
  readonly url: { readonly origin: string; readonly pathname: string; readonly search: string };
  /** Where the product stands. */
  readonly origin: string;
  readonly isNavigation: boolean;
  /** `no-store` and `reload` ask for a new answer. */
  readonly cache: string;
  readonly apikey: string | null;
  readonly authorization: string | null;
  readonly range: string | null;
}

/** What a request asks for; null for what always goes to the network. */
export function cacheKindOf(asked: Asked): CacheKind | null {
  const { method, url, cache } = asked;
  const { pathname } = url;
  const isAnew =
    cache === 'no-store' || cache === 'reload' || url.search.includes(`${CACHE_BUSTING}=`);
  if (method !== 'GET' || isAnew || asked.range !== null) return null;
  if (pathname === CONFIG && url.origin === asked.origin) return 'config';
  if (PRIVATE_PREFIXES.some((prefix) => isBelow(pathname, prefix))) return null;
  if (pathname.startsWith(REST)) return isVisitors(asked) ? 'api' : null;
  if (pathname.startsWith(PUBLIC_FILES)) return 'image';
  if (VIDEOS.some((ending) => pathname.endsWith(ending))) return null;
  if (url.origin !== asked.origin || pathname.startsWith('/storage/')) return null;
  if (pathname.startsWith(ASSETS)) return 'asset';
  if (asked.isNavigation) return 'html';
  if (PICTURES.some((ending) => pathname.endsWith(ending))) return 'image';
  return STATIC.some((ending) => pathname.endsWith(ending)) ? 'static' : null;
}

/** A visitor's call carries the public key in both places; whoever is signed in carries their own token. */
function isVisitors({ url, apikey, authorization }: Asked): boolean {
  const table = url.pathname.slice(REST.length);
  return (
    PUBLIC_ENDPOINTS.includes(table) && apikey !== null && authorization === `Bearer ${apikey}`
  );
}

const isBelow = (pathname: string, prefix: string): boolean =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** `stale`: it may be shown while a new one is fetched. A clock that was turned back makes nothing fresh. */
export function ageOf(kind: CacheKind, keptAt: number, now: number): 'fresh' | 'stale' | 'old' {
  // The name of such a file is made of what is in it.
  if (kind === 'asset') return 'fresh';
  if (kind === 'config') return 'old';
  const seconds = (now - keptAt) / 1000;
  if (!(seconds >= 0)) return 'old';
  if (seconds <= CACHE_SECONDS[kind]) return 'fresh';
  return seconds <= CACHE_SECONDS[kind] + STALE_WHILE_REVALIDATE_SECONDS ? 'stale' : 'old';
}

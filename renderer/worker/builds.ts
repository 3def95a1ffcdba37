import { CACHE_NAME } from '#shared/desktop/offline/caching.ts';
import { BUILD_CACHE_PREFIX } from '#shared/desktop/offline/service-worker.ts';
import { buildCache, buildInfo } from './buildInfo.ts';
import { cacheUrls } from './responseCache.ts';

/** Cache key of the app shell document; no server route has this path. */
const DOCUMENT = '/app-document';
const ICON = '/icon.svg';
/** Page security headers that also apply to the app document. */
const PROTECTING = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Returning users precache the new build's startup files; a first visit fetches two small files. */
export async function installBuild(): Promise<void> {
  const isKnown = (await caches.keys()).some((name) => name.startsWith(BUILD_CACHE_PREFIX));
  const cache = await caches.open(buildCache);
  const icon = await fetch(ICON, { cache: 'no-cache' });
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  for (const name of PROTECTING) {
    const value = icon.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await cache.put(ICON, icon);
  await cache.put(DOCUMENT, new Response(buildInfo.document, { headers }));
  if (isKnown) await cacheUrls(buildCache, buildInfo.files);
}

/** Keeps the previous build too: another window may still run it and load its chunks. */
export async function deleteOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(BUILD_CACHE_PREFIX));
  const last = builds.filter((name) => name !== buildCache).at(-1);
  const spare = builds.filter((name) => name !== buildCache && name !== last);
  if (last !== undefined) spare.push(CACHE_NAME);
  await Promise.all(spare.map((name) => caches.delete(name)));
}

/** Returns the app document if all its startup files are cached. */
export async function getAppDocument(): Promise<Response | undefined> {
  const cache = await caches.open(buildCache);
  const found = await Promise.all(buildInfo.files.map((file) => cache.match(file)));
  return found.includes(undefined) ? undefined : cache.match(DOCUMENT);
}

import { CACHE_NAME } from '#shared/offline/caching.ts';
import { BUILD_CACHE_PREFIX } from '#shared/offline/worker.ts';
import { keepAddresses } from './answers.ts';
import { buildCache, built } from './built.ts';

/** The app's document lies here in the cache; no server has such an address. */
const DOCUMENT = '/app-document';
const ICON = '/icon.svg';
/** Headers of any page that protect the app's document too. */
const PROTECTING = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** Whoever has this product here already gets what the new build starts with; a first visit fetches two small files. */
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
  await cache.put(DOCUMENT, new Response(built.document, { headers }));
  if (isKnown) await keepAddresses(buildCache, built.files);
}

/** Another window may still be open in the build before this one, and loads parts of it. */
export async function leaveThisBuildAndTheLast(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(BUILD_CACHE_PREFIX));
  const last = builds.filter((name) => name !== buildCache).at(-1);
  const spare = builds.filter((name) => name !== buildCache && name !== last);
  if (last !== undefined) spare.push(CACHE_NAME);
  await Promise.all(spare.map((name) => caches.delete(name)));
}

/** The app's document, if all that it starts with is here. */
export async function appDocument(): Promise<Response | undefined> {
  const cache = await caches.open(buildCache);
  const found = await Promise.all(built.files.map((file) => cache.match(file)));
  return found.includes(undefined) ? undefined : cache.match(DOCUMENT);
}

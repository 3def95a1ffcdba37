import { getCacheKind } from '#shared/desktop/offline/caching.ts';
import { SYNC_TAG, type WorkerMessage } from '#shared/desktop/offline/service-worker.ts';
import { buildCache, buildInfo } from './buildInfo.ts';
import { deleteOldBuilds, installBuild } from './builds.ts';
import { openPage } from './pages.ts';
import { cacheUrls, respondFromCache } from './responseCache.ts';

/** Background Sync event; only some browsers support it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(installBuild()));

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await deleteOldBuilds();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = getCacheKind({
    method: request.method,
    url: new URL(request.url),
    origin: self.location.origin,
    isNavigation: request.mode === 'navigate',
    cache: request.cache,
    apikey: request.headers.get('apikey'),
    authorization: request.headers.get('authorization'),
    range: request.headers.get('range'),
  });
  if (kind === null) {
    // Uses the browser's navigation preload instead of fetching twice.
    if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(asItIs(event));
    return;
  }
  event.respondWith(kind === 'html' ? openPage(event) : respondFromCache(event, kind));
});

async function asItIs(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting());
  else {
    const files = message.isApp ? buildInfo.files : [];
    event.waitUntil(cacheUrls(buildCache, [...message.addresses, ...files]));
  }
});

/** A page sends the queued changes with its author's session. If no page is open, the browser retries later. */
self.addEventListener('sync' as never, (event: SyncEvent) => {
  if (event.tag === SYNC_TAG) event.waitUntil(requestSyncFromPages());
});

async function requestSyncFromPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length === 0) throw new Error('No open page can send the queued changes.');
  for (const page of pages) page.postMessage({ kind: 'send' });
}

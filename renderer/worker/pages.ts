import { getCacheFreshness } from '#shared/desktop/offline/caching.ts';
import { offlineMessages } from '#shared/texts/offline.ts';
import { getAppDocument } from './builds.ts';
import { cacheResponse, getCachedAt } from './responseCache.ts';

/** If the network is slower than this, a fresh enough cached page or the app document is shown. */
const NETWORK_TIMEOUT_MS = 3000;
const UNAVAILABLE_STATUSES = [502, 503, 504];

/**
 * Loads a page from the server first, so it is current and matches its scripts. Falls back to the cached page if the
 * server is slow, down, or unreachable, then to the app document, which can render any screen.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const cached = await caches.match(pageKey(event.request));
  const coming = loadPage(event);
  const isOld =
    cached === undefined || getCacheFreshness('html', getCachedAt(cached), Date.now()) === 'old';
  const whenSlow = isOld ? await getAppDocument() : cached;
  const response = coming.catch(
    async (error: unknown) =>
      cached ?? (await getAppDocument()) ?? (error instanceof Response ? error : nothingHere()),
  );
  if (whenSlow === undefined) return response;
  const late = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(whenSlow), NETWORK_TIMEOUT_MS),
  );
  return Promise.race([response, late]);
}

/** Returns the server's page; throws the response of a server that is down. */
async function loadPage(event: FetchEvent): Promise<Response> {
  const response: Response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (UNAVAILABLE_STATUSES.includes(response.status)) throw response;
  if (isEverybodys(event.request, response)) {
    event.waitUntil(cacheResponse('html', pageKey(event.request), response.clone()));
  }
  return response;
}

/** Indexable pages contain no personal data. Queries may hold single-use values, so those pages are never cached. */
const isEverybodys = ({ url }: Request, response: Response): boolean =>
  new URL(url).search === '' && !response.redirected && !response.headers.has('x-robots-tag');

const pageKey = ({ url }: Request): Request => {
  const { origin, pathname } = new URL(url);
  return new Request(origin + pathname);
};

/** Offline fallback when nothing is cached: one sentence and a retry link, without scripts. */
function nothingHere(): Response {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Haven Exchange</title><main><h1>Haven Exchange</h1><p>${offlineMessages.offline}</p><p><a href="">Try Again</a></p></main></html>`;
  return new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

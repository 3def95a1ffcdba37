import { offlineMessages } from '#shared/texts/offline.ts';
import { getCacheFreshness } from '#shared/desktop/offline/caching.ts';
import { getAppDocument } from './builds.ts';
import { cacheResponse, getCachedAt } from './responseCache.ts';

/** If the network is slower than this, a fresh enough cached page is shown. */
const PATIENCE_MS = 3000;

/**
 * Loads a page from the server first, so it is current and matches its scripts. Falls back to the cached page if the
 * server is slow or unreachable, then to the app document, which can render any screen.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(pageKey(event.request));
  const coming = loadPage(event);
  if (kept === undefined || getCacheFreshness('html', getCachedAt(kept), Date.now()) === 'old') {
    return coming.catch(async () => kept ?? (await getAppDocument()) ?? nothingHere());
  }
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([coming.catch(() => kept), late]);
}

async function loadPage(event: FetchEvent): Promise<Response> {
  const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isEverybodys(event.request, answer)) {
    event.waitUntil(cacheResponse('html', pageKey(event.request), answer.clone()));
  }
  return answer;
}

/** Indexable pages contain no personal data. Queries may hold single-use values, so those pages are never cached. */
const isEverybodys = ({ url }: Request, answer: Response): boolean =>
  new URL(url).search === '' && !answer.redirected && !answer.headers.has('x-robots-tag');

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

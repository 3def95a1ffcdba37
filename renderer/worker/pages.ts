import { offlineMessages } from '#shared/messages/offline.ts';
import { ageOf } from '#shared/offline/caching.ts';
import { keep, keptAt } from './answers.ts';
import { appDocument } from './builds.ts';

/** A line that is slower shows what was kept, if that is young enough. */
const PATIENCE_MS = 3000;

/**
 * A page comes from the server, so that it is the newest and of one build with its scripts. What was kept stands in where
 * the server is slow or away; then the app's own document does, which draws any screen.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(pageKey(event.request));
  const coming = loadPage(event);
  if (kept === undefined || ageOf('html', keptAt(kept), Date.now()) === 'old') {
    return coming.catch(async () => kept ?? (await appDocument()) ?? nothingHere());
  }
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([coming.catch(() => kept), late]);
}

async function loadPage(event: FetchEvent): Promise<Response> {
  const answer: Response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isEverybodys(event.request, answer)) {
    event.waitUntil(keep('html', pageKey(event.request), answer.clone()));
  }
  return answer;
}

/** What search engines may list holds nothing of anybody; a query may hold what is good once, and is never kept. */
const isEverybodys = ({ url }: Request, answer: Response): boolean =>
  new URL(url).search === '' && !answer.redirected && !answer.headers.has('x-robots-tag');

const pageKey = ({ url }: Request): Request => {
  const { origin, pathname } = new URL(url);
  return new Request(origin + pathname);
};

/** Where nothing at all was kept: one sentence and the way to try again, without a script. */
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

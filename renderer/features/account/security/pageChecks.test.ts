import { beforeEach, expect, it } from 'vitest';
import {
  CLIENT_ERROR_EVENT,
  type ClientErrorDetail,
} from '#shared/admin/operations/client-errors.ts';
import { failedChecks, PAGE_CHECKS, type Page, reportFailedChecks } from './pageChecks.ts';

const worker = (scriptURL: string) => ({ active: { scriptURL } });

/** A page that passes every check, except for the given changes. */
function pageWith(changes: Partial<Page> = {}, workers: readonly object[] = []): Page {
  const document = window.document.implementation.createHTMLDocument();
  const { top, self, location } = window;
  const serviceWorker = { getRegistrations: async () => workers };
  const navigator = { serviceWorker } as unknown as Page['navigator'];
  return { top, self, location, document, isSecureContext: true, navigator, ...changes };
}

const withIn = (markup: string) => {
  const page = pageWith();
  page.document.body.innerHTML = markup;
  return page;
};

const FAILING: Readonly<Record<string, () => Page>> = {
  'The page is framed by another site': () => pageWith({ top: {} as Window }),
  'The page was loaded over an insecure connection': () => pageWith({ isSecureContext: false }),
  'The page contains a script from another site': () =>
    withIn('<script src="https://evil.example/x.js"></script>'),
  'The page contains a frame from another site without a sandbox': () =>
    withIn('<iframe src="https://evil.example/"></iframe>'),
  'Text can become markup': () =>
    pageWith({ trustedTypes: { defaultPolicy: { createHTML: (markup) => markup } } }),
  'A service worker from another origin serves the page': () =>
    pageWith({}, [worker('https://evil.example/worker.js')]),
};

beforeEach(() => document.body.replaceChildren());

it('has a failing page for every check', () => {
  expect(Object.keys(FAILING)).toEqual(PAGE_CHECKS.map(({ says }) => says));
});

it.each(Object.keys(FAILING))('reports: %s', async (says) => {
  expect(await failedChecks(FAILING[says]?.() as Page)).toEqual([says]);
});

it('passes on our page with its scripts and worker, a framed player and extension content', async () => {
  const page = pageWith({}, [worker(`${location.origin}/worker.js`)]);
  page.document.body.innerHTML = `<script src="/assets/a.js"></script>
    <script src="chrome-extension://abc/x.js"></script>
    <iframe sandbox src="https://player.example/"></iframe>`;
  expect(await failedChecks(page)).toEqual([]);
});

it("fails a check that can't run", async () => {
  const serviceWorker = { getRegistrations: () => Promise.reject(new Error('gone')) };
  const page = pageWith({ navigator: { serviceWorker } as unknown as Page['navigator'] });
  expect(await failedChecks(page)).toEqual([
    'A service worker from another origin serves the page',
  ]);
});

it('reports each failed check to staff once', async () => {
  const messages: string[] = [];
  const handleError = (event: Event) => {
    const { error } = (event as CustomEvent<ClientErrorDetail>).detail;
    messages.push((error as Error).message);
  };
  addEventListener(CLIENT_ERROR_EVENT, handleError);
  const page = { ...pageWith({ isSecureContext: false }), document: window.document };
  const reported = new Set<string>();
  await reportFailedChecks(reported, page);
  await reportFailedChecks(reported, page);
  removeEventListener(CLIENT_ERROR_EVENT, handleError);
  expect(messages).toEqual(['Security check: The page was loaded over an insecure connection']);
});

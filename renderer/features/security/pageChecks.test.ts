import { beforeEach, expect, it } from 'vitest';
import { FAULT_EVENT, type ToldFault } from '#shared/operations/faults.ts';
import { failedChecks, PAGE_CHECKS, type Page, tellFailedChecks } from './pageChecks.ts';

const worker = (scriptURL: string) => ({ active: { scriptURL } });

/** A page on which everything holds, but for what is said. */
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
  'The page stands in a frame of another': () => pageWith({ top: {} as Window }),
  'The page came by a line that others read': () => pageWith({ isSecureContext: false }),
  'A script of another site is in the page': () =>
    withIn('<script src="https://evil.example/x.js"></script>'),
  'A frame of another site is in the page, outside of a sandbox': () =>
    withIn('<iframe src="https://evil.example/"></iframe>'),
  'Text can become markup': () =>
    pageWith({ trustedTypes: { defaultPolicy: { createHTML: (markup) => markup } } }),
  'A worker of another address serves the page': () =>
    pageWith({}, [worker('https://evil.example/worker.js')]),
};

beforeEach(() => document.body.replaceChildren());

it('every check has a page on which it fails', () => {
  expect(Object.keys(FAILING)).toEqual(PAGE_CHECKS.map(({ says }) => says));
});

it.each(Object.keys(FAILING))('is told: %s', async (says) => {
  expect(await failedChecks(FAILING[says]?.() as Page)).toEqual([says]);
});

it('holds on a page of ours, with its own scripts and worker, a framed player and what an extension put in', async () => {
  const page = pageWith({}, [worker(`${location.origin}/worker.js`)]);
  page.document.body.innerHTML = `<script src="/assets/a.js"></script>
    <script src="chrome-extension://abc/x.js"></script>
    <iframe sandbox src="https://player.example/"></iframe>`;
  expect(await failedChecks(page)).toEqual([]);
});

it('a check that cannot be made does not hold', async () => {
  const serviceWorker = { getRegistrations: () => Promise.reject(new Error('gone')) };
  const page = pageWith({ navigator: { serviceWorker } as unknown as Page['navigator'] });
  expect(await failedChecks(page)).toEqual(['A worker of another address serves the page']);
});

it('tells the team of each that fails, once', async () => {
  const heard: string[] = [];
  const hear = (event: Event) => {
    const { error } = (event as CustomEvent<ToldFault>).detail;
    heard.push((error as Error).message);
  };
  addEventListener(FAULT_EVENT, hear);
  const page = { ...pageWith({ isSecureContext: false }), document: window.document };
  const told = new Set<string>();
  await tellFailedChecks(told, page);
  await tellFailedChecks(told, page);
  removeEventListener(FAULT_EVENT, hear);
  expect(heard).toEqual(['Security check: The page came by a line that others read']);
});

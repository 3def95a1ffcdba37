import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { notFoundAnswer, notHereYetAnswer } from '../../shared/navigation/answers.ts';
import { APP_DOCUMENT, SHARE_IMAGE_SIZE } from '../../shared/navigation/documents.ts';

/** Brotli bytes, as a browser downloads them. */
const SHELL_BUDGET = 115_000;
const SCREEN_BUDGET = 30_000;
const PAGE_SCRIPT_BUDGET = 92_000;
const PAGE_BUDGET = 187_000;
/** What a visitor loads once a page has come: the service worker, and the offer to install the app. */
const WORKER_BUDGET = 3_500;
const OFFER_BUDGET = 4_000;

const built = inProject('dist/web');
const bytesOf = (path: string): number => {
  const compressed = statSync(`${built}${path}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(`${built}${path}`)).size;
};

const weights = new Map<string, number>();

/** As people are sent it; fonts are compressed as they are. */
function wellCompressed(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(`${built}${path}`);
  const weight = path.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
  weights.set(path, weight);
  return weight;
}

/**
 * Tests have it compressed quickly, so that it weighs more than for people. What stays within its budget all the
 * same does so for them; what does not is compressed as for them.
 */
function weigh(paths: readonly string[], budget: number): number {
  const sum = (weight: (path: string) => number) =>
    paths.reduce((total, path) => total + weight(path), 0);
  const quick = sum(bytesOf);
  return quick <= budget ? quick : sum(wellCompressed);
}
const read = (path: string) => readFileSync(`${built}${path}`, 'utf8');
const assetsIn = (html: string, kind: string): string[] =>
  [...new Set(html.match(/\/assets\/[\w.-]+/g))].filter((path) => path.endsWith(kind));

test('the first script of the app stays within its budget', () => {
  const entry = assetsIn(read(APP_DOCUMENT), '.js');
  expect(entry.length).toBeGreaterThan(2);
  expect(weigh(entry, SHELL_BUDGET)).toBeLessThanOrEqual(SHELL_BUDGET);
  // What both it and the pages need is named in build/vite/groups.ts; it must not bring a page's frame along.
  expect(entry.filter((path) => path.includes('/site-'))).toEqual([]);
});

test('no screen brings more than its budget of script', () => {
  const screens = readdirSync(`${built}/assets`).filter((name) => /Page-[^.]+\.js$/.test(name));
  expect(screens.length).toBeGreaterThan(3);
  const heavy = screens.filter((name) => weigh([`/assets/${name}`], SCREEN_BUDGET) > SCREEN_BUDGET);
  expect(heavy).toEqual([]);
});

test('the service worker and what registers it stay within their budgets', () => {
  expect(weigh(['/worker.js'], WORKER_BUDGET)).toBeLessThanOrEqual(WORKER_BUDGET);
  const offer = readdirSync(`${built}/assets`).filter((name) =>
    name.startsWith('InstallOverlays-'),
  );
  expect(offer.length).toBeGreaterThan(0);
  const files = offer.filter((name) => !name.endsWith('.br')).map((name) => `/assets/${name}`);
  expect(weigh(files, OFFER_BUDGET)).toBeLessThanOrEqual(OFFER_BUDGET);
});

const pages = globSync('**/*.html', { cwd: built })
  .map((file) => `/${file}`)
  .filter((file) => file !== APP_DOCUMENT);

test.each(pages)('the page %s stays within its budgets of script and in all', (file) => {
  const html = read(file);
  const scripts = assetsIn(html, '.js');
  expect(scripts.length).toBeGreaterThan(3);
  expect(weigh(scripts, PAGE_SCRIPT_BUDGET)).toBeLessThanOrEqual(PAGE_SCRIPT_BUDGET);
  const fonts = assetsIn(html.replace(/<style>[\s\S]*?<\/style>/g, ''), '.woff2');
  expect(fonts).toHaveLength(2);
  const withScript = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  expect(withScript).not.toMatch(/rel="stylesheet"(?![^>]*disabled)/);
  expect(weigh([file, ...scripts, ...fonts], PAGE_BUDGET)).toBeLessThanOrEqual(PAGE_BUDGET);
});

const NOTHING = [notFoundAnswer.file, notHereYetAnswer.file];

test.each([APP_DOCUMENT, ...pages].filter((file) => !NOTHING.includes(file)))(
  'a link to the page %s has a picture beside it',
  (file) => {
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(read(file)) ?? [];
    expect(address).toMatch(/^https?:/);
    const picture = readFileSync(`${built}${new URL(address).pathname}`);
    const size = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
    expect(size).toEqual(SHARE_IMAGE_SIZE);
  },
);

test.each(pages)('the page %s carries nothing of the app', (file) => {
  const chunks = assetsIn(read(file), '.js');
  expect(chunks.filter((path) => /\/(?:app|shell)-/.test(path))).toEqual([]);
});

/** A script with all that it needs before it runs. */
function whole(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  for (const [, file] of read(script).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    whole(`/assets/${file}`, seen);
  }
  return seen;
}

/** By the names of their files, each of which a page asks for once it has come. */
const LATE_PARTS = ['OfflineBar', 'InstallOverlays', 'countVisit', 'VisitorMenu', 'RatingSummary'];

test.each(LATE_PARTS)('%s, which pages bring late, carries nothing of the app', (part) => {
  const files = readdirSync(`${built}/assets`).filter(
    (name) => name.startsWith(`${part}-`) && name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(0);
  const brought = files.flatMap((name) => [...whole(`/assets/${name}`)]);
  expect(brought.length).toBeGreaterThan(files.length);
  expect(brought.filter((path) => /\/(?:app|shell|screens)-/.test(path))).toEqual([]);
});

test('no source map is shipped', () => {
  expect(readdirSync(`${built}/assets`).filter((name) => name.endsWith('.map'))).toEqual([]);
});

import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { APP_DOCUMENT, SHARE_IMAGE_SIZE } from '../../shared/navigation/documents.ts';
import { notFoundResponse } from '../../shared/navigation/path-responses.ts';

/** Brotli-compressed bytes, as downloaded by a browser. */
const SHELL_BUDGET = 130_000;
const SCREEN_BUDGET = 30_000;
const PAGE_SCRIPT_BUDGET = 99_500;
const PAGE_BUDGET = 201_000;
/** Scripts of a screen that visitors open by a link or a search; sign-in also has a form. */
const DOCUMENT_BUDGET = 225_000;
const FORM_DOCUMENT_BUDGET = 270_000;
/** What a visitor loads after the page: the service worker and the install prompt. */
const WORKER_BUDGET = 3_500;
const OFFER_BUDGET = 4_000;
/** The 3D library with its reader of models. */
const MODEL_BUDGET = 135_000;

const built = inProject('dist/web');
const bytesOf = (path: string): number => {
  const compressed = statSync(`${built}${path}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(`${built}${path}`)).size;
};

const weights = new Map<string, number>();

/** Size as sent to users; fonts are already compressed. */
function wellCompressed(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(`${built}${path}`);
  const weight = path.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
  weights.set(path, weight);
  return weight;
}

/**
 * Test builds are compressed quickly, so they are larger than for users. If the quick size exceeds the budget, the
 * files are compressed as for users.
 */
function weigh(paths: readonly string[], budget: number): number {
  const sumWeights = (weight: (path: string) => number) =>
    paths.reduce((total, path) => total + weight(path), 0);
  const quick = sumWeights(bytesOf);
  return quick <= budget ? quick : sumWeights(wellCompressed);
}
const read = (path: string) => readFileSync(`${built}${path}`, 'utf8');
const assetsIn = (html: string, kind: string): string[] =>
  [...new Set(html.match(/\/assets\/[\w.-]+/g))].filter((path) => path.endsWith(kind));

test("keeps the app's first script within its budget", () => {
  const entry = assetsIn(read(APP_DOCUMENT), '.js');
  expect(entry.length).toBeGreaterThan(2);
  expect(weigh(entry, SHELL_BUDGET)).toBeLessThanOrEqual(SHELL_BUDGET);
  // Modules shared with the pages are named in build/vite/common-chunks.ts; they must not include a page's frame.
  expect(entry.filter((path) => path.includes('/site-'))).toEqual([]);
});

test('keeps every screen within its script budget', () => {
  const screens = readdirSync(`${built}/assets`).filter((name) => /Page-[^.]+\.js$/.test(name));
  expect(screens.length).toBeGreaterThan(3);
  const heavy = screens.filter((name) => weigh([`/assets/${name}`], SCREEN_BUDGET) > SCREEN_BUDGET);
  expect(heavy).toEqual([]);
});

const { screens: documents } = JSON.parse(
  readFileSync(inProject('dist/documents/files.json'), 'utf8'),
) as { screens: Record<string, { modules: string[] }> };

test.each([
  ['property', DOCUMENT_BUDGET],
  ['search', DOCUMENT_BUDGET],
  ['investmentOpportunities', DOCUMENT_BUDGET],
  ['vendors', DOCUMENT_BUDGET],
  ['agents', DOCUMENT_BUDGET],
  ['auth', FORM_DOCUMENT_BUDGET],
])('keeps the scripts of the document %s within its budget', (name, budget) => {
  const scripts = documents[name]?.modules ?? [];
  expect(scripts.length).toBeGreaterThan(5);
  expect(weigh(scripts, budget)).toBeLessThanOrEqual(budget);
});

test('keeps the service worker and its registration within their budgets', () => {
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

test.each(pages)('keeps the page %s within its script and total budgets', (file) => {
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

test.each([APP_DOCUMENT, ...pages].filter((file) => file !== notFoundResponse.file))(
  'has a share image for the page %s',
  (file) => {
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(read(file)) ?? [];
    expect(address).toMatch(/^https?:/);
    const picture = readFileSync(`${built}${new URL(address).pathname}`);
    const size = { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
    expect(size).toEqual(SHARE_IMAGE_SIZE);
  },
);

test.each(pages)('includes no app code in the page %s', (file) => {
  const chunks = assetsIn(read(file), '.js');
  expect(chunks.filter((path) => /\/(?:app|shell)-/.test(path))).toEqual([]);
});

/** Returns a script with everything it needs before it runs. */
function whole(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen;
  seen.add(script);
  for (const [, file] of read(script).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    whole(`/assets/${file}`, seen);
  }
  return seen;
}

/** File names of parts that a page loads after it appears. */
const LATE_PARTS = [
  'OfflineBar',
  'InstallOverlays',
  'countVisit',
  'VisitorMenu',
  'RatingSummary',
  'DemoDialog',
  'OpenedTour',
];

test.each(LATE_PARTS)('includes no app code in the lazy part %s', (part) => {
  const files = readdirSync(`${built}/assets`).filter(
    (name) => name.startsWith(`${part}-`) && name.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(0);
  const brought = files.flatMap((name) => [...whole(`/assets/${name}`)]);
  expect(brought.length).toBeGreaterThan(files.length);
  expect(brought.filter((path) => /\/(?:app|shell|screens)-/.test(path))).toEqual([]);
});

test('loads the 3D library only with the view of a 3D model', () => {
  const scripts = readdirSync(`${built}/assets`).filter((name) => name.endsWith('.js'));
  const withLibrary = scripts.filter((name) =>
    /WebGLRenderer|GLTFLoader/.test(read(`/assets/${name}`)),
  );
  expect(withLibrary).toHaveLength(1);
  expect(withLibrary[0]).toMatch(/^modelScene-/);
  const bytes = weigh([`/assets/${withLibrary[0]}`], MODEL_BUDGET);
  expect(bytes).toBeLessThanOrEqual(MODEL_BUDGET);
  const loads = scripts.filter(
    (name) =>
      [...read(`/assets/${name}`).matchAll(/(?:from|import)\s*["']\.\/(modelScene-[\w.-]+)["']/g)]
        .length > 0,
  );
  expect(loads).toEqual([]);
});

test('ships no source maps', () => {
  expect(readdirSync(`${built}/assets`).filter((name) => name.endsWith('.map'))).toEqual([]);
});

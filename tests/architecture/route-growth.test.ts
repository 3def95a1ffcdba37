import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { copyProjectWithRoutes } from './made-up-routes.ts';

const EXTRA_ROUTES = 500;
/** Three new areas add their file names; a route costs nothing. */
const WORTH_NAMING = 400;

const folder = mkdtempSync(join(tmpdir(), 'haven-grown-'));
const built = join(folder, 'dist/web');
let manifest: Manifest;

beforeAll(async () => {
  copyProjectWithRoutes(folder, EXTRA_ROUTES);
  // In its own process without test settings, since React uses other modules in tests.
  await promisify(execFile)(
    process.execPath,
    [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } },
  );
  manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const weights = new Map<string, number>();

/** Returns a file's compressed size. Most files are shared by several pages, now and with more routes. */
function weightOf(path: string): number {
  const content = readFileSync(path, 'utf8');
  const weight = weights.get(content) ?? brotliCompressSync(content).length;
  weights.set(content, weight);
  return weight;
}

const weigh = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + weightOf(path), 0);

const scriptsIn = (html: string): string[] =>
  [...new Set(html.match(/\/assets\/[\w.-]+/g))].filter((path) => path.endsWith('.js'));

/** Returns everything a module needs before it runs. */
function needed(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}.`);
  if (!seen.has(chunk.file)) {
    seen.add(chunk.file);
    for (const other of chunk.imports ?? []) needed(other, seen);
  }
  return seen;
}

const inGrown = (files: Iterable<string>) => weigh([...files].map((file) => join(built, file)));
const now = (document: string) =>
  weigh(
    scriptsIn(readFileSync(inProject(`dist/web/${document}`), 'utf8')).map((path) =>
      inProject(`dist/web${path}`),
    ),
  );

test('includes the made-up routes and their screens in the build', () => {
  const grown = Object.keys(manifest).filter((key) => /[gG]rown\d+\.tsx$/.test(key));
  expect(grown).toHaveLength(EXTRA_ROUTES);
});

test(`keeps the size of the app's first script with ${EXTRA_ROUTES} more routes`, () => {
  const growth = inGrown(needed('app.html')) - now('app.html');
  console.log(`The first script grows by ${growth} bytes with ${EXTRA_ROUTES} routes.`);
  expect(growth).toBeLessThan(WORTH_NAMING);
});

test.each([
  ['index.html', 'site/pages/home.tsx'],
  ['faq.html', 'site/pages/faq.tsx'],
  ['user-pricing.html', 'site/pages/userPricing.tsx'],
])(`keeps the size of the page %s with ${EXTRA_ROUTES} more routes`, (document, page) => {
  const scripts = needed(page, needed('site/main.tsx'));
  const growth = inGrown(scripts) - now(document);
  console.log(`The scripts of ${document} grow by ${growth} bytes with ${EXTRA_ROUTES} routes.`);
  expect(growth).toBeLessThan(WORTH_NAMING);
});

test('includes no made-up route in public pages or files shared by all screens', () => {
  const others = Object.keys(manifest).filter((key) =>
    /^(?:_screens-.*\.js$|site\/pages\/)/.test(key),
  );
  const looked = others.filter((key) => !/grown/.test(key));
  expect(looked.length).toBeGreaterThan(20);
  expect(looked.filter((key) => key.startsWith('_screens-'))).toHaveLength(1);
  const scripts = new Set(looked.flatMap((key) => [...needed(key)]));
  const holding = [...scripts].filter((file) =>
    /\/grown\//.test(readFileSync(join(built, file), 'utf8')),
  );
  expect(holding).toEqual([]);
});

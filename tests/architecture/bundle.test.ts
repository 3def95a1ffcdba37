import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

/** Brotli bytes, as a browser downloads them. */
const SHELL_BUDGET = 125_000;
const SCREEN_BUDGET = 30_000;

const assets = inProject('dist/web/assets');
const bytesOf = (name: string): number => {
  const compressed = statSync(`${assets}/${name}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(`${assets}/${name}`)).size;
};

const page = readFileSync(inProject('dist/web/index.html'), 'utf8');
const entry = [...page.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, name]) => name ?? '');

test('the first script of the app stays within its budget', () => {
  expect(entry.length).toBeGreaterThan(0);
  const total = entry.reduce((sum, name) => sum + bytesOf(name), 0);
  expect(total).toBeLessThanOrEqual(SHELL_BUDGET);
});

test('no screen brings more than its budget of script', () => {
  const screens = readdirSync(assets).filter((name) => /Page-[^.]+\.js$/.test(name));
  expect(screens.length).toBeGreaterThan(3);
  const heavy = screens.filter((name) => bytesOf(name) > SCREEN_BUDGET);
  expect(heavy).toEqual([]);
});

test('no source map is shipped', () => {
  expect(readdirSync(assets).filter((name) => name.endsWith('.map'))).toEqual([]);
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { inProject } from './paths.ts';

const own = mkdtempSync(join(tmpdir(), 'haven-compress-'));
const folder = join(own, 'web');
const page = readFileSync(inProject('docs/threat-model.md'));

beforeAll(() => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.html'), page);
});
afterAll(() => rmSync(own, { recursive: true, force: true }));

const compressed = () => readFileSync(join(folder, 'page.html.br'));

test('recompresses quickly compressed files well with the same content', async () => {
  await compress(folder, true);
  const quick = compressed();
  expect(brotliDecompressSync(quick)).toEqual(page);
  expect(existsSync(`${folder}.quick`)).toBe(true);
  await compress(folder);
  expect(brotliDecompressSync(compressed())).toEqual(page);
  expect(compressed().length).toBeLessThan(quick.length * 0.95);
  expect(existsSync(`${folder}.quick`)).toBe(false);
});

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadKeys } from './keys.ts';

const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'haven-keys-')));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('creates keys per data folder and keeps them', () => {
  const [first, second] = folders.map(loadKeys);
  expect(loadKeys(folders[0] ?? '')).toEqual(first);
  for (const name of ['jwtSecret', 'publishableKey', 'secretKey'] as const) {
    expect(first?.[name]).not.toBe(second?.[name]);
    expect(first?.[name]).toMatch(/[\w-]{43}$/);
  }
});

test('makes the keys readable only by their owner', ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no owner bits');
  const [folder = ''] = folders;
  loadKeys(folder);
  expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
});

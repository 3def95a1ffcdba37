import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withWorkspaceCache } from './workspace-cache.ts';

const workspace = {
  url: 'https://haven.example',
  publishableKey: 'sb_publishable_x',
  mailbox: null,
  site: 'https://haven.example',
};
const unreachable = () => Promise.reject(new Error('Failed to fetch'));
let folder = '';
const file = () => join(folder, 'workspaces', 'x', 'address.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-remembered-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("uses the last public values when the server can't be reached", async () => {
  expect(await withWorkspaceCache(async () => workspace, file())()).toEqual(workspace);
  expect(await withWorkspaceCache(unreachable, file())()).toEqual(workspace);
});

test('returns no values for a server never reached and ignores invalid ones in the file', async () => {
  await expect(withWorkspaceCache(unreachable, file())()).rejects.toThrow('Failed to fetch');
  await withWorkspaceCache(async () => workspace, file())();
  for (const text of ['', 'null', '[]', '{"url":7}', '{"url":"https://evil.example"}']) {
    writeFileSync(file(), text);
    await expect(withWorkspaceCache(unreachable, file())(), text).rejects.toThrow(
      'Failed to fetch',
    );
  }
});

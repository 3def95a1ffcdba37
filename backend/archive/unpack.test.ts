import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackArchive } from './unpack.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-unpack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Entry {
  path: string;
  body?: string;
  type?: 'File' | 'SymbolicLink' | 'Link';
  linkpath?: string;
  /** A length that differs from the body's, as in a forged header. */
  size?: number;
}

function entryBytes({ path, body = '', type = 'File', linkpath = '', size }: Entry): Buffer {
  const header = new Header({
    path,
    type,
    linkpath,
    mode: 0o600,
    size: size ?? Buffer.byteLength(body),
    mtime: new Date(0),
  });
  const block = Buffer.alloc(512);
  header.encode(block, 0);
  const padding = Buffer.alloc((512 - (Buffer.byteLength(body) % 512)) % 512);
  return Buffer.concat([block, Buffer.from(body), padding]);
}

const partOf = (path: string, body: string) => ({
  path,
  bytes: Buffer.byteLength(body),
  sha256: createHash('sha256').update(body).digest('hex'),
});

const manifestOf = (parts: object[], changes: object = {}): Entry => ({
  path: 'manifest.json',
  body: JSON.stringify({
    format: 'haven-backup',
    version: 1,
    createdAt: '2026-01-02T03:04:05.000Z',
    migrations: [],
    tables: [],
    sequences: [],
    parts,
    ...changes,
  }),
});

function archiveOf(...entries: Entry[]): string {
  const file = join(folder, 'archive.tar.gz');
  const end = Buffer.alloc(1024);
  writeFileSync(file, gzipSync(Buffer.concat([...entries.map(entryBytes), end])));
  return file;
}

const getUnpackError = async (file: string): Promise<string> => {
  try {
    await unpackArchive(file, folder);
    return 'taken';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const FOREIGN = 'This file is not a Haven Exchange backup, or it is damaged.';
const ROWS = 'rows/public.notes.jsonl';

test('unpacks an archive as it was packed', async () => {
  const file = archiveOf(manifestOf([partOf(ROWS, '{"a":1}\n')]), {
    path: ROWS,
    body: '{"a":1}\n',
  });
  const { parts } = await unpackArchive(file, folder);
  expect(parts).toHaveLength(1);
  expect(readFileSync(join(folder, ROWS), 'utf8')).toBe('{"a":1}\n');
});

test.each([
  '../outside.jsonl',
  'rows/../../outside.jsonl',
  '/tmp/outside.jsonl',
  'files/a/../../../outside',
  'files\\..\\..\\outside',
  'elsewhere/outside',
])('keeps an entry named %s inside the folder even if the manifest lists it', async (path) => {
  const file = archiveOf(manifestOf([partOf(path, 'x')]), { path, body: 'x' });
  expect(await getUnpackError(file)).toBe(FOREIGN);
  expect(existsSync(join(folder, '..', 'outside.jsonl'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['archive.tar.gz']);
});

test.each(['SymbolicLink', 'Link'] as const)('rejects a %s entry', async (type) => {
  const file = archiveOf(
    manifestOf([partOf('rows/a', ''), partOf('rows/a/b', 'x')]),
    { path: 'rows/a', type, linkpath: '/etc' },
    { path: 'rows/a/b', body: 'x' },
  );
  expect(await getUnpackError(file)).toBe(FOREIGN);
});

test.each<[string, Entry[]]>([
  ['whose content was changed', [manifestOf([partOf(ROWS, 'x')]), { path: ROWS, body: 'y' }]],
  ['with an entry that it does not name', [manifestOf([]), { path: ROWS, body: 'x' }]],
  ['that lacks an entry', [manifestOf([partOf(ROWS, 'x')])]],
  [
    'with an entry twice',
    [manifestOf([partOf(ROWS, 'x')]), { path: ROWS, body: 'x' }, { path: ROWS, body: 'x' }],
  ],
  ['without a manifest', [{ path: ROWS, body: 'x' }]],
  ['of another program', [manifestOf([], { format: 'other' })]],
  [
    'with a table of a wild name',
    [manifestOf([], { tables: [{ schema: 'public', name: 'a"; drop', columns: [], rows: 0 }] })],
  ],
])('rejects an archive %s', async (_what, entries) => {
  expect(await getUnpackError(archiveOf(...entries))).toBe(FOREIGN);
});

test('rejects an archive that claims to be larger than the disk before writing anything', async () => {
  const huge = { ...partOf(ROWS, 'x'), bytes: 2 ** 50 };
  const file = archiveOf(manifestOf([huge]), { path: ROWS, size: 2 ** 50, body: 'x' });
  expect(await getUnpackError(file)).toMatch(/more than is free on this disk/);
  expect(existsSync(join(folder, 'rows'))).toBe(false);
});

test('rejects a truncated archive or one with a flipped bit', async () => {
  const body = '{"a":1}\n'.repeat(2000);
  const file = archiveOf(manifestOf([partOf(ROWS, body)]), { path: ROWS, body });
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length - 20));
  expect(await getUnpackError(file)).toBe(FOREIGN);
  const flipped = Buffer.from(whole);
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1;
  writeFileSync(file, flipped);
  rmSync(join(folder, 'rows'), { recursive: true, force: true });
  expect(await getUnpackError(file)).toBe(FOREIGN);
});

test('reports an archive from a newer version', async () => {
  const file = archiveOf(manifestOf([], { version: 2 }));
  expect(await getUnpackError(file)).toBe(
    'This backup was made by a newer version of Haven Exchange.',
  );
});

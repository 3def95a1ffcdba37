import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isAllowedType, normalizeMimeType, sniffType } from './sniff.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-sniff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sniff = (content: string | Buffer, declared: string): Promise<string> => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return sniffType(path, declared);
};

const OLD_OFFICE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
/** A transport stream is detected by a G at every 188th byte. */
const LIKE_A_VIDEO = `G${'a'.repeat(187)}`.repeat(5);
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1');

test.each([
  ['a PDF called text', PDF, 'text/plain', 'application/pdf'],
  ['text called a PDF', 'hello', 'application/pdf', 'text/plain'],
  ['a table', 'a;b\n1;2', 'text/csv', 'text/csv'],
  [
    'a table with letters of an old encoding',
    Buffer.from('Größe;1', 'latin1'),
    'text/csv',
    'text/csv',
  ],
  ['a table in UTF-16', Buffer.from('\ufeffa;b', 'utf16le'), 'text/csv', 'text/csv'],
  ['JSON', '{"a": 1}', 'application/json', 'application/json'],
  ['text with letters where a video has them', LIKE_A_VIDEO, 'text/plain', 'text/plain'],
  ['a script', 'alert(1)', 'text/javascript', 'text/javascript'],
  ['text called a page', 'hello', 'text/html', 'text/plain'],
  ['a page', '<!DOCTYPE html><p>', 'text/html', 'text/html'],
  ['a page called text', '\ufeff  <HTML>', 'text/plain', 'text/html'],
  ['a page called a table', 'a,b\n<script>alert(1)</script>', 'text/csv', 'text/html'],
  ['a drawing called a picture', '<?xml version="1.0"?>\n<svg>', 'image/png', 'image/svg+xml'],
  ['XML', '<?xml version="1.0"?><a/>', 'text/plain', 'application/xml'],
  ['an old document', OLD_OFFICE, 'application/msword', 'application/msword'],
  ['an old document called a picture', OLD_OFFICE, 'image/png', 'application/x-cfb'],
  ['noise called a picture', Buffer.from([0, 1, 2, 3]), 'image/png', 'application/octet-stream'],
  ['noise called text', Buffer.from([0, 1, 2, 3]), 'text/plain', 'application/octet-stream'],
  [
    'noise of a type of its own',
    Buffer.from([0, 1, 2, 3]),
    'application/x-own',
    'application/x-own',
  ],
])('%s', async (_, content, declared, type) => {
  expect(await sniff(content, declared)).toBe(type);
});

test('reduces a declared type to its name', () => {
  expect(normalizeMimeType('Text/HTML; charset=utf-8')).toBe('text/html');
  expect(normalizeMimeType(undefined)).toBe('application/octet-stream');
  expect(normalizeMimeType('text/html\r\nset-cookie: a=b')).toBe('application/octet-stream');
});

test("matches a bucket's allowed types by name and by family", () => {
  expect(isAllowedType('image/png', ['image/*'])).toBe(true);
  expect(isAllowedType('image/png', ['IMAGE/PNG'])).toBe(true);
  expect(isAllowedType('text/plain', ['image/*', 'application/pdf'])).toBe(false);
  expect(isAllowedType('text/plain', null)).toBe(true);
});

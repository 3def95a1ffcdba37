import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { unzip } from './unzip.ts';
import { computeCrc32, ZipWriter } from './write-zip.ts';

const AT = new Date('2026-11-27T18:05:20Z');

async function written(fill: (zip: ZipWriter) => AsyncGenerator<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of fill(new ZipWriter(AT))) parts.push(part);
  return Buffer.concat(parts);
}

test('computes the standard zip checksum, in pieces too', () => {
  const text = Buffer.from('Rent roll, November 2026');
  expect(computeCrc32(text)).toBe(crc32(text));
  expect(computeCrc32(text.subarray(9), computeCrc32(text.subarray(0, 9)))).toBe(crc32(text));
});

test('round-trips stored and compressed files with names in any script', async () => {
  const pieces = [Buffer.from('%PDF-1.4\n'), Buffer.from('%%EOF\n')];
  const bytes = await written(async function* (zip) {
    yield* zip.packed(
      'audit.json',
      (async function* () {
        for (let i = 0; i < 3000; i += 1) yield `line ${i}\n`;
      })(),
    );
    yield* zip.stored(
      'documents/Häuser – Übersicht.pdf',
      pieces,
      computeCrc32(Buffer.concat(pieces)),
    );
    yield* zip.end();
  });
  const files = unzip(bytes);
  expect([...files.keys()]).toEqual(['audit.json', 'documents/Häuser – Übersicht.pdf']);
  expect(files.get('audit.json')?.toString().split('\n').length).toBe(3001);
  expect(files.get('documents/Häuser – Übersicht.pdf')?.toString()).toBe('%PDF-1.4\n%%EOF\n');
});

test('lists more than 65,535 files', () => {
  const zip = new ZipWriter(AT);
  const parts: Uint8Array[] = [];
  for (let i = 0; i < 65_600; i += 1) parts.push(...zip.stored(`${i}`, [], 0));
  parts.push(...zip.end());
  expect(unzip(Buffer.concat(parts)).size).toBe(65_600);
});

test("fails the archive if one source can't be read to the end", async () => {
  const broken = written(async function* (zip) {
    yield* zip.packed(
      'audit.json',
      (async function* () {
        yield 'line 1\n';
        throw new Error('The line broke.');
      })(),
    );
    yield* zip.end();
  });
  await expect(broken).rejects.toThrow('The line broke.');
});

import { describe, expect, it } from 'vitest';
import { dataSquares, emptyGrid } from './grid.ts';
import { MASKS } from './masks.ts';
import { drawQr, encodeQr } from './qr-code.ts';
import { errorCorrection } from './reed-solomon.ts';
import { versionFor } from './versions.ts';

it('corrects errors as the standard’s worked examples do', () => {
  const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  const iso = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(errorCorrection(iso, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

it.each([
  [14, 1],
  [15, 2],
  [26, 2],
  [106, 6],
  [180, 9],
  [213, 10],
  [666, 20],
])('puts %i bytes into version %i', (bytes, number) => {
  expect(versionFor(bytes).number).toBe(number);
});

it('refuses more than the largest code holds', () => {
  expect(() => versionFor(667)).toThrow('too long');
});

/** Reads a code back as a scanner does, from nothing but its squares. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const bit = (x: number, y: number) => (rows[y]?.[x] ? 1 : 0);
  const format = [
    ...[0, 1, 2, 3, 4, 5].map((x) => bit(x, 8)),
    bit(7, 8),
    bit(8, 8),
    bit(8, 7),
    ...[5, 4, 3, 2, 1, 0].map((y) => bit(8, y)),
  ].reduce((all, one) => (all << 1) | one, 0);
  const unmasked = format ^ 0x5412;
  expect(unmasked >>> 13).toBe(0b00);
  const isMasked = MASKS[(unmasked >>> 10) & 7];
  const lengths = Array.from({ length: 666 }, (_, bytes) => versionFor(bytes));
  const version = lengths.find((candidate) => candidate.size === size);
  if (!version || !isMasked) throw new Error('no code');
  const bits = [...dataSquares(emptyGrid(version))].map(
    ([x, y]) => bit(x, y) ^ (isMasked(x, y) ? 1 : 0),
  );
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) {
    words.push(bits.slice(i, i + 8).reduce((byte, one) => (byte << 1) | one, 0));
  }
  const { blocks, dataBytes } = version;
  const parts = Array.from({ length: blocks }, (): number[] => []);
  const short = Math.floor(dataBytes / blocks);
  const firstLong = blocks - (dataBytes % blocks);
  let at = 0;
  for (let i = 0; i <= short; i += 1) {
    parts.forEach((part, block) => {
      if (i < short || block >= firstLong) part.push(words[at++] ?? 0);
    });
  }
  const corrections = parts.map((): number[] => []);
  for (let i = 0; i < version.correctionBytesPerBlock; i += 1) {
    for (const part of corrections) part.push(words[at++] ?? 0);
  }
  parts.forEach((part, block) => {
    expect(errorCorrection(part, version.correctionBytesPerBlock)).toEqual(corrections[block]);
  });
  const data = parts.flat();
  const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const countBits = version.number < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + countBits), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(stream.slice(4 + countBits + i * 8, 12 + countBits + i * 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('a code', () => {
  it.each([
    'short',
    'otpauth://totp/Haven%20Exchange:ada@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Haven%20Exchange',
    `äöü ${'long '.repeat(120)}`,
    ...[7, 14, 60, 90, 130, 200, 240, 300, 400, 500, 660].map((length) => 'x'.repeat(length)),
  ])('is read back as what went in: %s', (text) => {
    expect(read(encodeQr(text))).toBe(text);
  });

  it('marks the format of level M as the standard’s table does', () => {
    const rows = encodeQr('format');
    const bits = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => (rows[8]?.[x] ? '1' : '0')).join('');
    const table = [
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ];
    expect(table.map((entry) => entry.slice(0, 8))).toContain(bits);
  });

  it('names its version in large codes as the standard’s table does', () => {
    const rows = encodeQr('x'.repeat(122));
    expect(rows).toHaveLength(45);
    const bits = Array.from({ length: 18 }, (_, i) => rows[Math.floor(i / 3)]?.[34 + (i % 3)]);
    expect(
      bits
        .reverse()
        .map((isDark) => (isDark ? '1' : '0'))
        .join(''),
    ).toBe('000111110010010100');
  });

  it('is a picture without scripts, references or anything of the text', () => {
    const svg = drawQr('"><script>alert(1)</script>');
    expect(svg).toMatch(/^<svg [^<>]*><path [^<>]*\/><path [^<>]*\/><\/svg>$/);
    expect(svg).not.toContain('alert');
  });
});

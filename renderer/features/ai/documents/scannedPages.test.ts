import { expect, it } from 'vitest';
import type { DocumentPages } from './documentPages.ts';
import { isPicture } from './documentPages.ts';
import { findScannedPages, readScannedPage } from './scannedPages.ts';

const text = (page: number) => ({ page, text: 'Beds', x: 0, y: 0, width: 10, height: 10 });
const pages = (count: number, ...withText: readonly number[]): DocumentPages => ({
  count,
  texts: withText.map(text),
  close: () => undefined,
  draw: async () => ({
    toShare: (x, y) => [x / 600, 1 - y / 800],
    toPoint: (left, top) => [left * 600, (1 - top) * 800],
  }),
});

it('finds the pages that have no text', () => {
  expect(findScannedPages(pages(4, 2, 3, 3))).toEqual([1, 4]);
});

it.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d], true],
  ['a GIF', [0x47, 0x49, 0x46, 0x38], false],
  ['a PDF', [0x25, 0x50, 0x44, 0x46], false],
])('detects whether %s is a readable image', (_name, head, expected) => {
  expect(isPicture(new Uint8Array(head))).toBe(expected);
});

it("returns the server's words with positions in points and confidence", async () => {
  const image = new Blob(['x'], { type: 'image/jpeg' });
  HTMLCanvasElement.prototype.toBlob = (done) => done(image);
  const word = { text: '68', confidence: 0.8, left: 0.1, top: 0.25, width: 0.1, height: 0.0125 };
  const [placed] = (await readScannedPage(pages(1), 1, async () => [word])) ?? [];
  expect(placed).toMatchObject({ page: 1, text: '68', confidence: 0.8, x: 60 });
  expect(placed?.y).toBeCloseTo(590);
  expect(placed?.width).toBeCloseTo(60);
  expect(placed?.height).toBeCloseTo(10);
});

it('returns nothing for a page that the server could not read', async () => {
  expect(await readScannedPage(pages(1), 1, async () => null)).toBeNull();
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFont } from './font.ts';
import { linesOf } from './outlines.ts';
import { drawShareImage, drawTruncatedShareImage, setTitle } from './shareImage.ts';

const font = readFont(
  readFileSync(
    new URL('../../renderer/ui/theme/fonts/source-serif-4-titles.woff2', import.meta.url),
  ),
);

const heightOf = (text: string): number => {
  const ys = font.outlines(text, 100).flatMap((outline) => outline.map(([, y]) => y));
  return Math.max(...ys) - Math.min(...ys);
};

test('reads glyphs from the font that the pages use', () => {
  expect(heightOf('H')).toBeGreaterThan(60);
  expect(heightOf('x')).toBeLessThan(heightOf('H'));
  expect(font.widthOf('mm', 100)).toBeCloseTo(font.widthOf('m', 100) * 2);
  expect(font.outlines('o', 100)).toHaveLength(2);
});

test('draws every part of a composite glyph', () => {
  expect(font.outlines('é', 100).length).toBeGreaterThan(font.outlines('e', 100).length);
  expect(heightOf('é')).toBeGreaterThan(heightOf('e'));
  // The closing quote is the opening quote rotated by 180 degrees.
  expect(heightOf('’')).toBeCloseTo(heightOf('‘'), 0);
});

test('sets a long title in a smaller size without dropping words', () => {
  const long = 'What a seller hears when a lender reads twelve months of statements backward';
  expect(setTitle(long).size).toBeLessThan(setTitle('Plans and prices').size);
  expect(setTitle(long).lines.join(' ')).toBe(long);
  expect(() => setTitle(`${long} ${long} ${long} ${long}`)).toThrow('too long');
});

const DRAWING = '<svg><rect x="0" y="0" width="1200" height="800" fill="#b4775a"/></svg>';
const OTHER = DRAWING.replace('#b4775a', '#e9e0cd');

test('draws a 1200 by 630 light image per page, identical in every build', () => {
  const picture = drawShareImage({ title: 'One', drawing: DRAWING });
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(60_000);
  expect(drawShareImage({ title: 'One', drawing: DRAWING })).toEqual(picture);
  expect(drawShareImage({ title: 'One', drawing: OTHER })).not.toEqual(picture);
  expect(drawShareImage({ title: 'Two', drawing: DRAWING })).not.toEqual(picture);
  expect(drawShareImage({ title: 'One', lines: ['60 beds'], drawing: DRAWING })).not.toEqual(
    picture,
  );
});

test('draws an image for names of any length, single words and missing glyphs', () => {
  for (const title of ['w'.repeat(5000), 'many words '.repeat(500), '老人ホーム 🏡', ' x ']) {
    expect(
      drawTruncatedShareImage({ title, lines: [title, title, title, title], drawing: DRAWING })
        .length,
    ).toBeLessThan(60_000);
  }
  const one = { title: 'Maple Court', drawing: DRAWING };
  expect(drawTruncatedShareImage(one)).toEqual(drawShareImage(one));
});

test("shows the workspace's name and colors and no product mark", () => {
  const plain = { title: 'One', drawing: DRAWING };
  const brand = { name: 'Haven Exchange', panel: '#1e3329', field: '#9caf88' };
  const pictures = [
    drawShareImage(plain),
    drawShareImage({ ...plain, brand }),
    drawShareImage({ ...plain, brand: { ...brand, name: 'Cedar Partners' } }),
    drawShareImage({ ...plain, brand: { ...brand, panel: '#5b2333' } }),
    drawShareImage({ ...plain, brand: { ...brand, field: '#f2c14e' } }),
  ];
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
  const long = { ...brand, name: 'W'.repeat(40) };
  expect(drawShareImage({ ...plain, brand: long }).length).toBeLessThan(60_000);
});

test('reads paths in any notation and rejects arcs', () => {
  expect(linesOf('M1 1h2v2H1zm0 4l1-1')).toEqual([
    [
      [1, 1],
      [3, 1],
      [3, 3],
      [1, 3],
    ],
    [
      [1, 5],
      [2, 4],
    ],
  ]);
  expect(() => linesOf('M0 0A1 1 0 0 1 2 2')).toThrow('is not supported');
});

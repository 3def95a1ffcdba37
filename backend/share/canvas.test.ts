import { expect, test } from 'vitest';
import { type Canvas, makeCanvas, paint } from './canvas.ts';
import type { Outline } from './outlines.ts';

const square = (left: number, top: number, side: number): Outline => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
];
const white = [255, 255, 255] as const;
const black = (width: number, height: number) => makeCanvas(width, height, [0, 0, 0]);
const reds = ({ pixels }: Canvas) => Array.from(pixels).filter((_value, at) => at % 3 === 0);

test('blends a color into a pixel by its coverage', () => {
  const canvas = black(3, 3);
  paint(canvas, [square(0.5, 0.5, 2)], white);
  expect(reds(canvas)).toEqual([64, 128, 64, 128, 255, 128, 64, 128, 64]);
});

test('covers half of the pixels a slope crosses', () => {
  const canvas = black(2, 2);
  const slope: Outline = [
    [0, 0],
    [2, 0],
    [0, 2],
  ];
  paint(canvas, [slope], white);
  expect(reds(canvas)).toEqual([255, 128, 128, 0]);
});

test('paints overlaps once, and leaves a hole for reversed outlines', () => {
  const canvas = black(4, 1);
  paint(canvas, [square(0, 0, 2), square(1, 0, 2)], white, 0.5);
  expect(reds(canvas)).toEqual([128, 128, 128, 0]);
  const ring = black(3, 3);
  paint(ring, [square(0, 0, 3), square(1, 1, 1).toReversed()], white);
  expect(reds(ring)).toEqual([255, 255, 255, 255, 0, 255, 255, 255, 255]);
});

test('clips shapes at the borders', () => {
  const canvas = black(2, 2);
  paint(canvas, [square(-5, -5, 6), square(10, 10, 3)], white);
  expect(reds(canvas)).toEqual([255, 0, 0, 0]);
});

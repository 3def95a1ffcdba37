import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inProject } from '../paths.ts';
import { drawFacade, facadeNames } from './facades.ts';

const names = facadeNames(readFileSync(inProject('supabase/seed/demo/30_pictures.sql'), 'utf8'));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = (numbers: readonly (string | undefined)[]): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
  return { x, y, width, height };
};

/** The windows of a day's picture and the walls that hide those behind them, as they are drawn. */
function* layersOf(drawn: string): Generator<{ windows: Box[]; wall?: Box }> {
  for (const [shape] of drawn.matchAll(/<(?:path|rect) [^>]*>/g)) {
    const [, ...rect] = /x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/.exec(shape) ?? [];
    const isGlass = /fill="#(?:54727a|8fa9a8)"/.test(shape);
    const panes = [...shape.matchAll(/M(\S+) (\S+?)h([\d.]+)v([\d.]+)h-[\d.]+Z/g)];
    const wall = boxOf(rect);
    if (wall.width >= 100 && wall.height >= 100) yield { windows: [], wall };
    else if (isGlass) yield { windows: panes.map(([, ...numbers]) => boxOf(numbers)) };
  }
}

test('the seed names every community once, by day and in the evening', () => {
  expect(names).toHaveLength(120);
  expect(new Set(names).size).toBe(120);
});

test('no two communities look alike, and each looks the same in every build', () => {
  const drawn = names.map(drawFacade);
  expect(new Set(drawn).size).toBe(120);
  expect(names.map(drawFacade)).toEqual(drawn);
});

test('the evening changes the light and nothing that stands there', () => {
  const standing = (drawn: string) => drawn.match(/<ellipse cx="[^"]+" cy="[^"]+"/g);
  // Beside the pool of light before the door.
  for (const name of names.filter((each) => !each.endsWith('-evening'))) {
    expect(standing(drawFacade(`${name}-evening`)), name).toEqual(
      expect.arrayContaining(standing(drawFacade(name)) ?? []),
    );
  }
});

test('no window stands before another', () => {
  const isClear = (one: Box, other: Box) =>
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  for (const name of names.filter((each) => !each.endsWith('-evening'))) {
    let seen: Box[] = [];
    for (const { windows, wall } of layersOf(drawFacade(name))) {
      if (wall) seen = seen.filter((box) => isClear(box, wall));
      for (const box of windows) {
        expect(
          seen.filter((other) => !isClear(box, other)),
          name,
        ).toEqual([]);
        seen.push(box);
      }
    }
  }
});

test('a picture is small, and nothing in it runs or is fetched', () => {
  for (const drawn of names.map(drawFacade)) {
    expect(brotliCompressSync(drawn).length, 'as it is sent').toBeLessThan(3_000);
    expect(drawn).not.toMatch(/script|style=|NaN|undefined|href="(?!#)|http(?!:\/\/www\.w3\.org)/);
  }
});

test('another name is refused', () => {
  expect(() => drawFacade('castle-oh-nowhere')).toThrow('No façade is called castle-oh-nowhere.');
});

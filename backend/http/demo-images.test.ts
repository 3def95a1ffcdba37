import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawFacade, facadeAt, facadeNames, VIEWS } from '../../shared/facades/facades.ts';
import { FAST_COMPRESSION } from './site.ts';

const seed = (name: string) =>
  readFileSync(new URL(`../../supabase/seed/demo/${name}.sql`, import.meta.url), 'utf8');
const names = facadeNames(seed('30_pictures'));
const all = [...names, ...facadeNames(seed('31_more_pictures'))];
const byDay = names.filter((name) => !VIEWS.some((view) => name.endsWith(`-${view}`)));

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

/** Windows of a day image and the walls that hide those behind them, in drawing order. */
function* layersOf(svg: string): Generator<{ windows: Box[]; wall?: Box }> {
  for (const [shape] of svg.matchAll(/<(?:path|rect) [^>]*>/g)) {
    const [, ...rect] = /x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"/.exec(shape) ?? [];
    const isGlass = /fill="#(?:54727a|8fa9a8)"/.test(shape);
    const panes = [...shape.matchAll(/M(\S+) (\S+?)h([\d.]+)v([\d.]+)h-[\d.]+Z/g)];
    const wall = boxOf(rect);
    if (wall.width >= 100 && wall.height >= 100) yield { windows: [], wall };
    else if (isGlass) yield { windows: panes.map(([, ...numbers]) => boxOf(numbers)) };
  }
}

test('the seed names four hundred communities once, each in six views', () => {
  expect(all).toHaveLength(400 * 6);
  expect(new Set(all).size).toBe(400 * 6);
});

test('every view is unique and rendered the same every time', () => {
  expect(new Set(all.map(drawFacade)).size).toBe(400 * 6);
  expect(names.map(drawFacade)).toEqual(names.map(drawFacade));
});

test('the evening version changes only the light', () => {
  const findEllipses = (svg: string) => svg.match(/<ellipse cx="[^"]+" cy="[^"]+"/g);
  // Excluding the pool of light in front of the door.
  for (const name of byDay) {
    expect(findEllipses(drawFacade(`${name}-evening`)), name).toEqual(
      expect.arrayContaining(findEllipses(drawFacade(name)) ?? []),
    );
  }
});

test('no window overlaps another', () => {
  const isClear = (one: Box, other: Box) =>
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  for (const name of byDay) {
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

test('an image is small and contains no scripts or external references', () => {
  for (const name of names) {
    const sent = brotliCompressSync(drawFacade(name), FAST_COMPRESSION);
    expect(sent.length, `${name} as it is sent`).toBeLessThan(3_500);
  }
  for (const svg of all.map(drawFacade)) {
    expect(svg).not.toMatch(/script|style=|NaN|undefined|href="(?!#)|http(?!:\/\/www\.w3\.org)/);
  }
});

test('rejects an unknown name', () => {
  expect(() => drawFacade('castle-oh-nowhere')).toThrow('No façade is named castle-oh-nowhere.');
});

test.each([
  '/facades/assisted-oh-maple-court',
  '/facades/castle-oh-nowhere.svg',
  '/facades/../facades/assisted-oh-maple-court.svg',
  '/facades/assisted-oh-maple-court.svg.svg',
  '/facades/Assisted-oh-maple-court.svg',
  '/facades/x-assisted-oh-maple-court.svg',
  `/facades/assisted-oh-${'a'.repeat(200)}.svg`,
  '/facades/<script>.svg',
])('renders nothing at %s', (address) => {
  expect(facadeAt(address)).toBeNull();
});

test('renders the image named in the path', () => {
  const name = 'assisted-oh-maple-court';
  expect(facadeAt(`/facades/${name}-site-plan.svg`)).toBe(drawFacade(`${name}-site-plan`));
});

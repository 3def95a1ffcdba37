import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inProject } from '../paths.ts';
import { drawFacade, facadeNames } from './facades.ts';

const names = facadeNames(readFileSync(inProject('supabase/seed/pictures.sql'), 'utf8'));

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

test('a picture is small, and nothing in it runs or is fetched', () => {
  for (const drawn of names.map(drawFacade)) {
    expect(brotliCompressSync(drawn).length, 'as it is sent').toBeLessThan(3_000);
    expect(drawn).not.toMatch(/script|style=|NaN|undefined|href="(?!#)|http(?!:\/\/www\.w3\.org)/);
  }
});

test('another name is refused', () => {
  expect(() => drawFacade('castle-oh-nowhere')).toThrow('No façade is called castle-oh-nowhere.');
});

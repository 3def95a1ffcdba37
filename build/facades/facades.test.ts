import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../paths.ts';
import { drawFacade, facadeNames } from './facades.ts';

const names = facadeNames(readFileSync(inProject('supabase/seed/communities.sql'), 'utf8'));

test('the seed names every community once, by day and in the evening', () => {
  expect(names).toHaveLength(120);
  expect(new Set(names).size).toBe(120);
});

test('no two communities look alike, and each looks the same in every build', () => {
  const drawn = names.map(drawFacade);
  expect(new Set(drawn).size).toBe(120);
  expect(names.map(drawFacade)).toEqual(drawn);
});

test('a picture is small, and nothing in it runs or is fetched', () => {
  for (const drawn of names.map(drawFacade)) {
    expect(drawn.length).toBeLessThan(12_000);
    expect(drawn).not.toMatch(/script|style=|NaN|undefined|href="(?!#)|http(?!:\/\/www\.w3\.org)/);
  }
});

test('another name is refused', () => {
  expect(() => drawFacade('castle-oh-nowhere')).toThrow('No façade is called castle-oh-nowhere.');
});

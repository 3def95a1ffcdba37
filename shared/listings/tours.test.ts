import { expect, test } from 'vitest';
import { formatFeet } from './formatFeet.ts';
import { areTourScenes, isEquirectangular } from './tours.ts';

test.each([
  [12.5, '12 ft 6 in'],
  [9, '9 ft'],
  [0.999, '1 ft'],
  [11.97, '12 ft'],
])('formats %d feet as %s', (feet, text) => {
  expect(formatFeet(feet)).toBe(text);
});

test.each([
  [4096, 2048, true],
  [2561, 1280, true],
  [1200, 800, false],
  [600, 300, false],
  [null, null, false],
])('tells whether a picture of %s by %s covers the whole sphere', (width, height, expected) => {
  expect(isEquirectangular(width, height)).toBe(expected);
});

test('rejects scenes of an unknown kind', () => {
  const scene = {
    id: 'a',
    image_id: 'b',
    name: 'Lobby',
    heading: 0.5,
    width_feet: null,
    points: [],
  };
  expect(areTourScenes([{ ...scene, kind: 'photo' }])).toBe(true);
  expect(areTourScenes([{ ...scene, kind: 'movie' }])).toBe(false);
});

import { expect, it } from 'vitest';
import { parseSpot } from './spot.ts';

it('parses a point with the longitude first and ignores other values', () => {
  expect(parseSpot('(-82.93,40.13)')).toEqual([40.13, -82.93]);
  for (const other of [null, undefined, '', '(1)', '(a,b)', { x: 1 }]) {
    expect(parseSpot(other)).toBeNull();
  }
});

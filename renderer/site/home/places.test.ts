import { expect, it } from 'vitest';
import { places } from './places.ts';

it('names every state and the District of Columbia once with cities', () => {
  expect(new Set(places.map(([state]) => state)).size).toBe(51);
  expect(places.filter(([, cities]) => cities === '')).toEqual([]);
});

import { expect, it } from 'vitest';
import { places } from './places.ts';

it('every state and the capital’s district is named once, with cities', () => {
  expect(new Set(places.map(([state]) => state)).size).toBe(51);
  expect(places.filter(([, cities]) => cities === '')).toEqual([]);
});

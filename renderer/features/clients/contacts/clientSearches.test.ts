import { expect, test } from 'vitest';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { getNeedsChanges } from './ClientSearches.tsx';

const row = (values: object) => values as RecordRow;

test("adds a client's shared search to the criteria without removing known ones", () => {
  const shown = {
    needs_states: ['TX', 'OK'],
    needs_types: ['memory-care'],
    price_most: 20_000_000,
  };
  expect(
    getNeedsChanges(row({ needs_states: ['TX'], needs_types: [], price_most: null }), shown),
  ).toEqual({
    needs_states: ['TX', 'OK'],
    needs_types: ['memory-care'],
    price_most: 20_000_000,
  });
  const known = { needs_states: ['OK', 'TX'], needs_types: ['memory-care'], price_most: 9_000_000 };
  expect(getNeedsChanges(row(known), shown)).toEqual({});
  expect(getNeedsChanges(row({}), null)).toEqual({});
});

import { expect, it } from 'vitest';
import { ALL_DATA_PARTS } from './allDataParts.ts';

it('exports records of every noun with the account', () => {
  const tables = ALL_DATA_PARTS.map(({ table }) => table);
  expect(tables).toEqual(expect.arrayContaining(['contacts', 'deals', 'holdings']));
});

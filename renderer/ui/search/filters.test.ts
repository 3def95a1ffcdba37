import { describe, expect, it } from 'vitest';
import type { Field } from '#shared/records/noun.ts';
import { type Filter, filterBy, readFilters, writeFilters } from './filters.ts';

const FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'price', label: 'Price', type: 'money' },
  { name: 'added', label: 'Added', type: 'time' },
  { name: 'paid', label: 'Paid', type: 'flag' },
  {
    name: 'state',
    label: 'State',
    type: 'choice',
    choices: [
      { value: 'TX', label: 'Texas' },
      { value: 'FL', label: 'Florida' },
    ],
  },
];
const BY = FIELDS.map((field) => filterBy(field));

const read = (address: string) => readFilters(new URLSearchParams(address), BY);
const write = (filters: readonly Filter[], address = '') =>
  String(writeFilters(new URLSearchParams(address), BY, filters));

describe('filters in a URL', () => {
  it("omits the name of a field's first condition and writes any other", () => {
    expect(read('state=TX,FL&price=between:100,200&name=is:Ada&added=empty:')).toEqual([
      { field: 'state', is: 'any_of', values: ['TX', 'FL'] },
      { field: 'price', is: 'between', values: ['100', '200'] },
      { field: 'name', is: 'is', values: ['Ada'] },
      { field: 'added', is: 'empty', values: [] },
    ]);
  });

  it('round-trips any value', () => {
    const filters: readonly Filter[] = [
      { field: 'name', is: 'contains', values: ['a,b: 50% & "c"=d%2C'] },
      { field: 'name', is: 'contains', values: ['is:x'] },
      { field: 'price', is: 'at_most', values: ['-1.5'] },
      { field: 'added', is: 'in_last_days', values: ['30'] },
      { field: 'added', is: 'before', values: ['2026-03-01'] },
      { field: 'paid', is: 'is', values: ['false'] },
      { field: 'state', is: 'none_of', values: ['TX'] },
    ];
    expect(read(write(filters))).toEqual(filters);
  });

  it('drops invalid filters', () => {
    const nonsense = [
      'state=ZZ',
      'state=contains:T',
      'price=cheap',
      'price=between:1',
      'added=after:soon',
      'added=in_last_days:-3',
      'paid=maybe',
      'name=',
      `name=${'x'.repeat(201)}`,
      'other=1',
    ];
    for (const address of nonsense) expect(read(address)).toEqual([]);
  });

  it('keeps other search params', () => {
    expect(write([{ field: 'state', is: 'any_of', values: ['FL'] }], 'q=oak&state=TX&name=x')).toBe(
      'q=oak&state=FL',
    );
  });
});

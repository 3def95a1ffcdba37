import { expect, it } from 'vitest';
import { filtersOf, meetsFilter, searchRows, withSorts } from './localRows.ts';

interface Sale {
  readonly name: string;
  readonly price: number | null;
  readonly stage: string;
}
const SALES: readonly Sale[] = [
  { name: 'Maple Court', price: 20, stage: 'Open' },
  { name: 'Oak Row', price: null, stage: 'Closed' },
  { name: 'Elm 10', price: 5, stage: 'Open' },
];
const columns = withSorts<Sale>([
  { id: 'name', label: 'Name', type: 'text', value: ({ name }) => name, width: 10 },
  { id: 'price', label: 'Price', type: 'money', value: ({ price }) => price, width: 8 },
  {
    id: 'stage',
    label: 'Stage',
    type: 'state',
    value: ({ stage }) => ({ label: stage, intent: 'none' }),
    width: 8,
  },
]);
const none = { words: '', filters: [], sort: null };
const namesOf = (rows: readonly Sale[]) => rows.map(({ name }) => name);

it('sorts by a column in both directions, with missing values last', () => {
  const sorted = (sort: string) => namesOf(searchRows(SALES, { ...none, sort }, columns, ''));
  expect(sorted('price')).toEqual(['Elm 10', 'Maple Court', 'Oak Row']);
  expect(sorted('-price')).toEqual(['Maple Court', 'Elm 10', 'Oak Row']);
});

it('finds rows by the words of any column and by filters', () => {
  expect(namesOf(searchRows(SALES, { ...none, words: 'open elm' }, columns, ''))).toEqual([
    'Elm 10',
  ]);
  const filters = [
    { field: 'stage', is: 'any_of', values: ['Open'] },
    { field: 'price', is: 'at_least', values: ['10'] },
  ] as const;
  expect(namesOf(searchRows(SALES, { ...none, filters }, columns, ''))).toEqual(['Maple Court']);
});

it('offers only states that occur', () => {
  const stage = filtersOf(columns, SALES).find(({ field }) => field.name === 'stage')?.field;
  expect(stage).toMatchObject({
    type: 'choice',
    choices: [{ value: 'Closed' }, { value: 'Open' }],
  });
});

it.each([
  ['in_last_days', ['30'], '2026-11-20T00:00:00Z', true],
  ['in_last_days', ['3'], '2026-11-20T00:00:00Z', false],
  ['between', ['2026-11-01', '2026-11-30'], '2026-11-30T10:00:00Z', true],
  ['empty', [], null, true],
  ['none_of', ['a'], null, true],
  ['at_most', ['3'], null, false],
] as const)('applies %s %j to %s', (is, values, value, expected) => {
  const now = Date.parse('2026-11-28T00:00:00Z');
  expect(meetsFilter(value, { field: 'x', is, values }, now)).toBe(expected);
});

import type { Field } from '#shared/records/noun.ts';
import { type Filter, type FilterField, filterBy } from '../../ui/search/filters.ts';
import { type Column, writeCell } from './columns.tsx';
import type { ListSearch } from './useListSearch.ts';

export type LocalValue = string | number | null;

/** Compares values of a column; missing values sort last in either direction. */
export function compareValues(one: unknown, other: unknown, isDown: boolean): number {
  if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other));
  const order =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : String(one).localeCompare(String(other), 'en-US', { numeric: true });
  return isDown ? -order : order;
}

const isMissing = (value: unknown): boolean => value === null || value === '';

/** True if a value meets a filter of a list whose rows are all loaded. */
export function meetsFilter(value: LocalValue, { is, values }: Filter, now = Date.now()): boolean {
  const [first = '', second = ''] = values;
  if (is === 'empty') return isMissing(value);
  if (is === 'not_empty') return !isMissing(value);
  if (is === 'none_of') return isMissing(value) || !values.includes(String(value));
  if (value === null || isMissing(value)) return false;
  const words = String(value).toLowerCase();
  const day = String(value).slice(0, 10);
  switch (is) {
    case 'any_of':
      return values.includes(String(value));
    case 'is':
      return words === first.toLowerCase();
    case 'contains':
      return words.includes(first.toLowerCase());
    case 'at_least':
      return Number(value) >= Number(first);
    case 'at_most':
      return Number(value) <= Number(first);
    case 'after':
      return day >= first;
    case 'before':
      return day <= first;
    case 'in_last_days':
      return Date.parse(String(value)) >= now - Number(first) * 86_400_000;
    default:
      return typeof value === 'number'
        ? value >= Number(first) && value <= Number(second)
        : day >= first && day <= second;
  }
}

/** Makes every column sortable in both directions. */
export const withSorts = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.map((column) => ({
    ...column,
    sort: column.sort ?? { by: column.id, direction: 'ascending', isTwoWay: true },
  }));

const TYPES = {
  money: 'money',
  percent: 'percent',
  number: 'number',
  date: 'date',
  day: 'date',
  time: 'date',
} as const;

/** Returns a filter for each column; columns that show a state offer those that occur. */
export function filtersOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): readonly FilterField[] {
  return columns.map((column) => filterBy(fieldOf(column, rows)));
}

function fieldOf<Row>(column: Column<Row>, rows: readonly Row[]): Field {
  const { id, label, type } = column;
  const named = { name: id, label };
  if (type === 'state') {
    const labels = [...new Set(rows.map((row) => String(writeCell(column, row))))];
    const choices = labels.filter((one) => one !== '').toSorted();
    return {
      ...named,
      type: 'choice',
      choices: choices.map((one) => ({ value: one, label: one })),
    };
  }
  return { ...named, type: type in TYPES ? TYPES[type as keyof typeof TYPES] : 'text' };
}

/** Returns the rows that a search finds, in its order. */
export function searchRows<Row>(
  rows: readonly Row[],
  { words, filters, sort }: ListSearch,
  columns: readonly Column<Row>[],
  sortedBy: string,
): readonly Row[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = columns
      .map((column) => writeCell(column, row))
      .join(' ')
      .toLowerCase();
    return (
      terms.every((term) => text.includes(term)) &&
      filters.every((filter) => {
        const column = columns.find(({ id }) => id === filter.field);
        return column === undefined || meetsFilter(writeCell(column, row) || null, filter);
      })
    );
  });
  const order = sort ?? sortedBy;
  const column = columns.find((one) => one.sort?.by === order.replace(/^-/, ''));
  if (column === undefined) return found;
  const isDown = order.startsWith('-');
  return found.toSorted((one, other) =>
    compareValues(writeCell(column, one), writeCell(column, other), isDown),
  );
}

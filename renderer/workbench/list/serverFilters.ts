import type { Noun } from '#shared/records/noun.ts';
import { fieldOf } from '#shared/records/noun.ts';
import type { Filter } from '../../ui/search/filters.ts';
import { toTimeRange } from '../../ui/search/timeRange.ts';
import type { Filter as Asked } from '../data/search.ts';

const DAY_MS = 86_400_000;
const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const NUMBERS = new Set(['money', 'percent', 'number']);

/** Date filter that includes the first and the last day. */
function byDays({ field, is, values: [first = ''] }: Filter): Asked | null {
  if (is === 'after') return { field, is, value: shiftDay(first, -1) };
  return is === 'before' ? { field, is, value: shiftDay(first, 1) } : null;
}

/** Timestamp filter: days start and end in the user's time zone. */
function convertTimeFilter(filter: Filter, now: Date): Asked | null {
  const { field, is } = filter;
  if (is === 'in_last_days') return null;
  const { from, before } = toTimeRange(filter, now);
  if (from !== undefined && before !== undefined) {
    const last = new Date(Date.parse(before) - 1).toISOString();
    return { field, is: 'between', value: [from, last] };
  }
  if (from !== undefined) {
    return { field, is: 'after', value: new Date(Date.parse(from) - 1).toISOString() };
  }
  return before === undefined ? null : { field, is: 'before', value: before };
}

function plain({ field, is, values }: Filter, isNumber: boolean, isFlag: boolean): Asked {
  if (is === 'empty' || is === 'not_empty') return { field, is };
  if (is === 'any_of' || is === 'none_of') return { field, is, value: values };
  if (is === 'in_last_days') return { field, is, value: Number(values[0]) };
  if (is === 'between') return { field, is, value: isNumber ? values.map(Number) : values };
  const [first = ''] = values;
  return { field, is, value: isNumber ? Number(first) : isFlag ? first === 'true' : first };
}

/** Converts URL filters to server call parameters. */
export const toServerFilters = (
  noun: Noun,
  filters: readonly Filter[],
  now = new Date(),
): readonly Asked[] =>
  filters.map((filter) => {
    const type = fieldOf(noun, filter.field)?.type ?? 'text';
    const special =
      type === 'date' ? byDays(filter) : type === 'time' ? convertTimeFilter(filter, now) : null;
    return special ?? plain(filter, NUMBERS.has(type), type === 'flag');
  });

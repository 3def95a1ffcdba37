import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { STATES } from '#shared/listings/states.ts';
import { type Field, fieldOf, type Noun } from '#shared/records/noun.ts';
import { MAX_GROUPED_RECORDS, type RecordGroup } from '../data/groupsApi.ts';
import type { Filter as Asked } from '../data/search.ts';

/** A group of list rows under a header. */
export interface RowGroup {
  readonly key: string;
  readonly label: string;
  /** Formatted count and sum. */
  readonly count: string;
  readonly sum: string | null;
  readonly isFolded: boolean;
  /** Number of loaded rows in the group; they are consecutive. */
  readonly shown: number;
  /** Loads more; null while loading or when all are loaded. */
  readonly onMore: (() => void) | null;
}

/** A list line: a row by index, a group header, or a "load more" line. */
export type ListLine =
  | { readonly row: number }
  | { readonly group: RowGroup }
  | { readonly more: RowGroup };

/** Returns the lines of a grouped list and a stable key for each. */
export function buildGroupLines(groups: readonly RowGroup[], ids: readonly string[]) {
  const lines: ListLine[] = [];
  const keys: string[] = [];
  let row = 0;
  for (const group of groups) {
    lines.push({ group });
    keys.push(`group ${group.key}`);
    if (group.isFolded) continue;
    for (const end = row + group.shown; row < end; row++) {
      lines.push({ row });
      keys.push(ids[row] ?? `${row}`);
    }
    if (group.onMore === null) continue;
    lines.push({ more: group });
    keys.push(`more ${group.key}`);
  }
  return { lines, keys };
}

const GROUPING = new Set<Field['type']>(['choice', 'flag', 'usState']);

/** Fields a list can be grouped by. */
export const groupingFields = ({ fields }: Noun): readonly Field[] =>
  fields.filter(({ type }) => GROUPING.has(type));

const NONE = '';

/** Sorts groups by the field's own order, with empty values last. */
export function orderGroups(field: Field, groups: readonly RecordGroup[]): readonly RecordGroup[] {
  const order =
    field.type === 'choice'
      ? field.choices.map(({ value }) => value)
      : field.type === 'flag'
        ? ['true', 'false']
        : Object.keys(STATES);
  const rank = ({ value }: RecordGroup) => {
    const place = order.indexOf(value ?? NONE);
    return place < 0 ? order.length : place;
  };
  return groups.toSorted((one, other) => rank(one) - rank(other));
}

export function getGroupLabel(field: Field, value: string | null): string {
  if (value === null || value === NONE) return `No ${field.label.toLowerCase()}`;
  if (field.type === 'flag')
    return value === 'true' ? field.label : `Not ${field.label.toLowerCase()}`;
  if (field.type === 'usState') return STATES[value as keyof typeof STATES] ?? value;
  const choices = field.type === 'choice' ? field.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** Filter for the records of one group. */
export const getGroupFilter = ({ name, type }: Field, value: string | null): Asked => {
  if (value === null || value === NONE) return { field: name, is: 'empty' };
  return type === 'flag'
    ? { field: name, is: 'is', value: value === 'true' }
    : { field: name, is: 'any_of', value: [value] };
};

/** Counts and sums cover counted rows; the sum is omitted if not all were counted. */
export function getGroupFigures(
  noun: Noun,
  { records, sum }: RecordGroup,
  isWhole: boolean,
): Pick<RowGroup, 'count' | 'sum'> {
  const summed = fieldOf(noun, noun.board?.sum ?? '');
  const write = summed?.type === 'money' ? formatDollars : formatNumber;
  return {
    count: `${formatNumber(records)}${isWhole ? '' : '+'}`,
    sum: sum === null || !isWhole ? null : write(sum),
  };
}

export const areGroupsComplete = (groups: readonly RecordGroup[]): boolean =>
  groups.reduce((all, { records }) => all + records, 0) < MAX_GROUPED_RECORDS;

import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { STATES } from '#shared/market/states.ts';
import { type Field, fieldOf, type Noun } from '#shared/records/noun.ts';
import { MOST_GROUPED, type RecordGroup } from '../../../core/records/groupsApi.ts';
import type { Filter as Asked } from '../../../core/records/search.ts';

/** Some of the rows of a list that belong together, under a line that says so. */
export interface RowGroup {
  readonly key: string;
  readonly label: string;
  /** How many there are, in words, and what they add up to. */
  readonly count: string;
  readonly sum: string | null;
  readonly isFolded: boolean;
  /** How many of them are among the rows, one behind the other. */
  readonly shown: number;
  /** Brings more of them; null while they come, and where all are there. */
  readonly onMore: (() => void) | null;
}

/** A line of a list: a row by its place, the head of a group, or what brings more of one. */
export type Line =
  | { readonly row: number }
  | { readonly group: RowGroup }
  | { readonly more: RowGroup };

/** The lines of a list in groups, and by which key each keeps its place. */
export function linesOf(groups: readonly RowGroup[], ids: readonly string[]) {
  const lines: Line[] = [];
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

/** The fields by whose values a list can be put together. */
export const groupingFields = ({ fields }: Noun): readonly Field[] =>
  fields.filter(({ type }) => GROUPING.has(type));

const NONE = '';

/** The values of a field in their own order, those of nothing last. */
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

export function labelOfGroup(field: Field, value: string | null): string {
  if (value === null || value === NONE) return `No ${field.label.toLowerCase()}`;
  if (field.type === 'flag')
    return value === 'true' ? field.label : `Not ${field.label.toLowerCase()}`;
  if (field.type === 'usState') return STATES[value as keyof typeof STATES] ?? value;
  const choices = field.type === 'choice' ? field.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** What asks for the records of one group alone. */
export const filterOfGroup = ({ name, type }: Field, value: string | null): Asked => {
  if (value === null || value === NONE) return { field: name, is: 'empty' };
  return type === 'flag'
    ? { field: name, is: 'is', value: value === 'true' }
    : { field: name, is: 'any_of', value: [value] };
};

/** Counts and sums are of what was counted: without a sum where that was not everything. */
export function figuresOfGroup(
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

export const isWhole = (groups: readonly RecordGroup[]): boolean =>
  groups.reduce((all, { records }) => all + records, 0) < MOST_GROUPED;

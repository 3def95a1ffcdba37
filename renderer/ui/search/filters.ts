import type { Field, FieldType } from '#shared/records/noun.ts';

export const CONDITIONS = {
  is: 'is',
  any_of: 'is any of',
  none_of: 'is none of',
  contains: 'contains',
  at_least: 'is at least',
  at_most: 'is at most',
  between: 'is between',
  after: 'from',
  before: 'until',
  in_last_days: 'in the last',
  empty: 'is empty',
  not_empty: 'is not empty',
} as const;
export type Condition = keyof typeof CONDITIONS;

/** One filter condition. Values are strings, as in the URL. */
export interface Filter {
  readonly field: string;
  readonly is: Condition;
  readonly values: readonly string[];
}

/** A field a list can be filtered by; its first condition is the default and omitted from the URL. */
export interface FilterField {
  readonly field: Field;
  readonly conditions: readonly Condition[];
}

const TEXT_CONDITIONS = ['contains', 'is', 'empty', 'not_empty'] as const;
const FIGURES = ['at_least', 'at_most', 'between', 'is', 'empty', 'not_empty'] as const;
const DAYS = ['in_last_days', 'after', 'before', 'between', 'empty', 'not_empty'] as const;
const SETS = ['any_of', 'none_of', 'empty', 'not_empty'] as const;

const CONDITIONS_OF: Readonly<Record<FieldType, readonly Condition[]>> = {
  text: TEXT_CONDITIONS,
  longText: TEXT_CONDITIONS,
  email: TEXT_CONDITIONS,
  phone: TEXT_CONDITIONS,
  link: TEXT_CONDITIONS,
  money: FIGURES,
  percent: FIGURES,
  number: FIGURES,
  date: DAYS,
  time: DAYS,
  flag: ['is'],
  choice: SETS,
  choices: SETS,
  tags: SETS,
  usState: SETS,
  usStates: SETS,
  person: SETS,
  people: SETS,
  record: ['empty', 'not_empty'],
  ways: ['empty', 'not_empty'],
};

/** Defines a filter on a field; some lists support fewer conditions than the field's type. */
export const filterBy = (
  field: Field,
  conditions: readonly Condition[] = CONDITIONS_OF[field.type],
): FilterField => ({ field, conditions });

/** Number of values a condition takes; null for any number. */
export function getValueCount(condition: Condition): 0 | 1 | 2 | null {
  if (condition === 'empty' || condition === 'not_empty') return 0;
  if (condition === 'between') return 2;
  return condition === 'any_of' || condition === 'none_of' ? null : 1;
}

export const MAX_VALUE_LENGTH = 200;
const MOST_VALUES = 60;
const MOST_FILTERS = 20;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIGURE = /^-?\d{1,15}(\.\d{1,4})?$/;
const COUNT = /^[1-9]\d{0,3}$/;

const isDay = (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(value));

function isValue({ field }: FilterField, condition: Condition, value: string): boolean {
  if (value === '' || value.length > MAX_VALUE_LENGTH) return false;
  if (condition === 'in_last_days') return COUNT.test(value);
  switch (field.type) {
    case 'date':
    case 'time':
      return isDay(value);
    case 'money':
    case 'percent':
    case 'number':
      return FIGURE.test(value);
    case 'flag':
      return value === 'true' || value === 'false';
    case 'choice':
    case 'choices':
      return field.choices.some((choice) => choice.value === value);
    default:
      return true;
  }
}

/** True if the filter is complete and can be sent to the server. */
export function isCompleteFilter(filter: Filter, by: FilterField): boolean {
  const { is, values } = filter;
  const count = getValueCount(is);
  const isEnough = count === null ? values.length > 0 : values.length === count;
  return (
    by.conditions.includes(is) &&
    isEnough &&
    values.length <= MOST_VALUES &&
    values.every((value) => isValue(by, is, value))
  );
}

const escapeValue = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescapeValue = (value: string): string =>
  value.replaceAll('%2C', ',').replaceAll('%25', '%');

function serializeFilter({ is, values }: Filter, { conditions }: FilterField): string {
  const list = values.map(escapeValue).join(',');
  const isPlain = is === conditions[0] && !list.includes(':');
  return isPlain ? list : `${is}:${list}`;
}

function filterOf(name: string, param: string, { conditions }: FilterField): Filter | null {
  const at = param.indexOf(':');
  const conditionName = at < 0 ? '' : param.slice(0, at);
  const is = at < 0 ? conditions[0] : conditions.find((condition) => condition === conditionName);
  if (is === undefined) return null;
  const list = param.slice(at + 1);
  return { field: name, is, values: list === '' ? [] : list.split(',').map(unescapeValue) };
}

/** Reads the filters from a URL in order, dropping invalid ones. */
export function readFilters(
  params: URLSearchParams,
  fields: readonly FilterField[],
): readonly Filter[] {
  const filters: Filter[] = [];
  for (const [name, param] of params) {
    const by = fields.find(({ field }) => field.name === name);
    const filter = by && filterOf(name, param, by);
    if (by && filter && isCompleteFilter(filter, by)) filters.push(filter);
  }
  return filters.slice(0, MOST_FILTERS);
}

/** Returns the search params with these filters in place of the current ones. */
export function writeFilters(
  params: URLSearchParams,
  fields: readonly FilterField[],
  filters: readonly Filter[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const { field } of fields) next.delete(field.name);
  for (const filter of filters) {
    const by = fields.find(({ field }) => field.name === filter.field);
    if (by !== undefined && isCompleteFilter(filter, by))
      next.append(filter.field, serializeFilter(filter, by));
  }
  return next;
}

import type { Noun } from './noun.ts';

/** What a field of a record holds. */
export type Value = string | number | boolean | readonly string[] | null;

/** What somebody changes of a record, by field. */
export type Changes = Readonly<Record<string, Value>>;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** What a record holds in a field; null where nothing is known. */
export function valueIn(row: Readonly<Record<string, unknown>>, name: string): Value {
  const value = row[name];
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain || isList(value) ? value : null;
}

export const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values say the same; an empty list is as little as none. */
export const isSame = (one: Value, other: Value): boolean =>
  (isEmpty(one) && isEmpty(other)) ||
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => item === other[index]));

/** The name of a record, or what it is where nobody named it. */
export function nameOf(noun: Noun, row: Readonly<Record<string, unknown>>): string {
  const name = valueIn(row, noun.title);
  return typeof name === 'string' && name.trim() !== '' ? name : `Unnamed ${noun.one}`;
}

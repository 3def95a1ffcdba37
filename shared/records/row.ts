import type { Noun } from './noun.ts';

/** A field's value. */
export type Value = string | number | boolean | readonly string[] | null;

/** Changed values of a record, by field. */
export type Changes = Readonly<Record<string, Value>>;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Returns a field's value; null if unknown. */
export function getFieldValue(row: Readonly<Record<string, unknown>>, name: string): Value {
  const value = row[name];
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain || isList(value) ? value : null;
}

export const isEmpty = (value: Value): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** True if two values are equal; an empty list equals no value. */
export const isSame = (one: Value, other: Value): boolean =>
  (isEmpty(one) && isEmpty(other)) ||
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, index) => item === other[index]));

/** Returns a record's name, or its type if unnamed. */
export function getRecordName(noun: Noun, row: Readonly<Record<string, unknown>>): string {
  const name = getFieldValue(row, noun.title);
  return typeof name === 'string' && name.trim() !== '' ? name : `Unnamed ${noun.one}`;
}

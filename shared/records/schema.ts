import { z } from '../zod.ts';
import type { Field, Noun } from './noun.ts';
import { type Changes, type Value, valueIn } from './row.ts';
import { meansSame, readValue, type Typed, typedOf } from './typed.ts';

/** A form's values, by field. */
export type FormValues = Readonly<Record<string, Typed>>;

/** Returns the fields people fill in, without those set by the server. */
export const typedFields = (noun: Noun): readonly Field[] =>
  noun.fields.filter(({ isReadOnly }) => isReadOnly !== true);

const isTyped = z.union([z.string(), z.boolean(), z.array(z.string())]);

const fieldSchema = (field: Field) =>
  z.pipe(
    isTyped,
    z.transform((typed, context): Value => {
      const reading = readValue(field, typed);
      if ('value' in reading) return reading.value;
      context.issues.push({ code: 'custom', message: reading.sentence, input: typed });
      return null;
    }),
  );

/** Returns the schema of a noun's form or import row: typed input in, stored values out, an error per invalid field. */
export const schemaOf = (noun: Noun) =>
  z.object(Object.fromEntries(typedFields(noun).map((field) => [field.name, fieldSchema(field)])));

/** Returns a record's form values; without a record, an empty form. */
export const formOf = (noun: Noun, row: Readonly<Record<string, unknown>> = {}): FormValues =>
  Object.fromEntries(
    typedFields(noun).map((field) => [field.name, typedOf(field, valueIn(row, field.name))]),
  );

/** Returns the values that differ from the record the form was filled from. */
export function changesIn(
  noun: Noun,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, Value>>,
): Changes {
  const changed = typedFields(noun).filter(
    (field) =>
      field.name in after &&
      !meansSame(field, valueIn(before, field.name), after[field.name] ?? null),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, after[name] ?? null]));
}

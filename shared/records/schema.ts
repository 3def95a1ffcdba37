import { z } from '../zod.ts';
import type { Field, Noun } from './noun.ts';
import { type Changes, type Value, valueIn } from './row.ts';
import { meansSame, readValue, type Typed, typedOf } from './typed.ts';

/** What stands in the fields of a form, by field. */
export type FormValues = Readonly<Record<string, Typed>>;

/** What people fill in: not what the server writes. */
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

/** Of a noun's form or of a row of a file: what was typed in, what is stored out, a sentence at each field that is wrong. */
export const schemaOf = (noun: Noun) =>
  z.object(Object.fromEntries(typedFields(noun).map((field) => [field.name, fieldSchema(field)])));

/** A record as its form shows it; without one, an empty form. */
export const formOf = (noun: Noun, row: Readonly<Record<string, unknown>> = {}): FormValues =>
  Object.fromEntries(
    typedFields(noun).map((field) => [field.name, typedOf(field, valueIn(row, field.name))]),
  );

/** What a form says otherwise than the record from which it was filled. */
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

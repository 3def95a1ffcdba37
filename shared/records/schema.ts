import { z } from '../zod.ts';
import { type InputValue, isSameInput, parseFieldValue, toInputValue } from './inputValue.ts';
import { type Field, fieldOf, type Noun } from './noun.ts';
import { type Changes, getFieldValue, type Value } from './row.ts';

/** A form's values, by field. */
export type FormValues = Readonly<Record<string, InputValue>>;

/** Returns the fields people fill in, without those set by the server. */
export const editableFields = (noun: Noun): readonly Field[] =>
  noun.fields.filter(({ isReadOnly }) => isReadOnly !== true);

/** How many fields a create form shows at first if its noun names none. */
const DEFAULT_MAIN_FIELDS = 5;

/** Returns the fields a create form shows at first: those the noun names, else the required and the first others. */
export function mainFields(noun: Noun): readonly Field[] {
  if (noun.create !== undefined)
    return noun.create.main.flatMap((name) => fieldOf(noun, name) ?? []);
  const fields = editableFields(noun);
  const required = fields.filter(({ isRequired }) => isRequired === true);
  const others = fields.filter((field) => !required.includes(field));
  return [...required, ...others].slice(0, Math.max(DEFAULT_MAIN_FIELDS, required.length));
}

/** Returns the fields of a new record: those shown at first, then the rest without outcomes. */
export function newRecordFields(noun: Noun): readonly Field[] {
  const main = mainFields(noun);
  const never = noun.create?.never ?? [];
  const rest = editableFields(noun).filter(
    (field) => !main.includes(field) && !never.includes(field.name),
  );
  return [...main, ...rest];
}

const isTyped = z.union([z.string(), z.boolean(), z.array(z.string())]);

const fieldSchema = (field: Field) =>
  z.pipe(
    isTyped,
    z.transform((typed, context): Value => {
      const reading = parseFieldValue(field, typed);
      if ('value' in reading) return reading.value;
      context.issues.push({ code: 'custom', message: reading.sentence, input: typed });
      return null;
    }),
  );

/** Returns the schema of a noun's form or import row: typed input in, stored values out, an error per invalid field. */
export const createFormSchema = (noun: Noun, fields = editableFields(noun)) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));

/** Returns a record's form values; without a record, an empty form. */
export const recordToFormValues = (
  noun: Noun,
  row: Readonly<Record<string, unknown>> = {},
  fields = editableFields(noun),
): FormValues =>
  Object.fromEntries(
    fields.map((field) => [field.name, toInputValue(field, getFieldValue(row, field.name))]),
  );

/** Returns the values that differ from the record the form was filled from. */
export function getFormChanges(
  noun: Noun,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, Value>>,
): Changes {
  const changed = editableFields(noun).filter(
    (field) =>
      field.name in after &&
      !isSameInput(field, getFieldValue(before, field.name), after[field.name] ?? null),
  );
  return Object.fromEntries(changed.map(({ name }) => [name, after[name] ?? null]));
}

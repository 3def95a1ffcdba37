import { type Field, fieldOf, type Noun } from '../records/noun.ts';
import { editableFields } from '../records/schema.ts';
import { z } from '../zod.ts';

export type Schema = z.core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;

const MOST_TAGS = 30;
const MOST_ENTRIES = 100;
const MOST_MONEY = 100_000_000_000;
const MOST_NUMBER = 1_000_000_000;
const LONGEST_TEXT = 200;

export const uuid = z.uuid();
export const moment = z.iso.datetime({ offset: true });
export const day = z.iso.date();
export const line = (longest = LONGEST_TEXT) => z.string().check(z.maxLength(longest));
export const amount = (least = 0, most = MOST_MONEY) => z.number().check(z.gte(least), z.lte(most));
export const whole = (least = 0, most = MOST_NUMBER) => z.int().check(z.gte(least), z.lte(most));
export const wordIn = (values: readonly string[]) => z.enum(values as [string, ...string[]]);
const usState = z.string().check(z.regex(/^[A-Z]{2}$/));
const listOf = (item: Schema, most = MOST_ENTRIES) => z.array(item).check(z.maxLength(most));

const isList = ({ type }: Field) =>
  type === 'choices' ||
  type === 'usStates' ||
  type === 'people' ||
  type === 'tags' ||
  type === 'ways';

/** Returns the schema of a value without null. */
function valueSchema(field: Field): Schema {
  switch (field.type) {
    case 'text':
    case 'longText':
    case 'email':
    case 'phone':
    case 'link':
      return line(field.longest);
    case 'money':
    case 'percent':
    case 'number':
      return amount(field.least ?? -MOST_MONEY, field.most ?? MOST_MONEY);
    case 'date':
      return day;
    case 'time':
      return moment;
    case 'flag':
      return z.boolean();
    case 'choice':
      return wordIn(field.choices.map(({ value }) => value));
    case 'choices':
      return listOf(wordIn(field.choices.map(({ value }) => value)));
    case 'usState':
      return usState;
    case 'usStates':
      return listOf(usState);
    case 'people':
      return listOf(uuid);
    case 'tags':
      return listOf(line(40), MOST_TAGS);
    case 'ways':
      return listOf(line(), MOST_TAGS);
    case 'person':
    case 'record':
      return uuid;
  }
}

const described = (schema: Schema, field: Field): Schema =>
  (schema as z.ZodMiniType).check(
    z.describe(field.hint ? `${field.label}. ${field.hint}` : field.label),
  );

/** Returns a field's schema in responses, where texts may be longer than forms allow. */
function outputSchema(field: Field): Schema {
  const isText = ['text', 'longText', 'email', 'phone', 'link'].includes(field.type);
  const isNumber = ['money', 'percent', 'number'].includes(field.type);
  const value = isText ? z.string() : isNumber ? z.number() : valueSchema(field);
  const isFilled = field.isRequired === true || isList(field) || field.type === 'flag';
  return described(isFilled ? value : z.nullable(value), field);
}

function inputSchema(field: Field): Schema {
  const value = valueSchema(field);
  const isFilled = field.isRequired === true || isList(field) || field.type === 'flag';
  return described(isFilled ? value : z.nullable(value), field);
}

const pick = (noun: Noun, make: (field: Field) => Schema, fields: readonly Field[]): Shape =>
  Object.fromEntries(fields.map((field) => [field.name, make(fieldOf(noun, field.name) ?? field)]));

/** Columns that every record has besides its fields. */
const recordShape: Shape = {
  id: uuid,
  version: z.int(),
  sharing: wordIn(['private', 'team']),
  created_at: moment,
  updated_at: moment,
};

/** Returns what a record looks like in responses. */
export const recordOutput = (noun: Noun, more: Shape = {}): Shape => ({
  ...recordShape,
  ...(noun.scope === 'community' ? { sharing: z.string() } : {}),
  ...pick(noun, outputSchema, noun.fields),
  ...more,
  created_at: moment,
});

/** Returns what a caller can set on a record. */
export const recordInput = (noun: Noun): Shape => ({
  ...pick(noun, inputSchema, editableFields(noun)),
  sharing: wordIn(['private', 'team']),
});

/** Returns the fields that a new record needs, without those that the database fills in. */
export const requiredFields = (noun: Noun, filled: readonly string[] = []): readonly string[] =>
  editableFields(noun)
    .filter(({ name, isRequired }) => isRequired === true && !filled.includes(name))
    .map(({ name }) => name);

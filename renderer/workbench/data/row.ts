import type { Field, Noun } from '#shared/records/noun.ts';
import {
  anything,
  bool,
  both,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  partial,
  recordOf,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';

/** A record of any noun, as returned by the server. */
export const isRow = both(
  object({
    id: text,
    version: number,
    owner_id: orNull(text),
    sharing: oneOf(['private', 'team']),
    created_at: text,
    updated_at: text,
    deleted_at: orNullish(text),
  }),
  recordOf(anything),
);
export type RecordRow = ShapeOf<typeof isRow>;

export const areRows = listOf(isRow);

/**
 * `conflict`: someone changed it, and `row` is their version. `refused`: view only. `binned`: in the trash. `gone`:
 * deleted or no longer accessible.
 */
export const isSaveResponse = object({
  outcome: oneOf(['saved', 'conflict', 'refused', 'binned', 'gone']),
  row: orNull(isRow),
});
export type SaveResponse = ShapeOf<typeof isSaveResponse>;

function checkOf({ type }: Field): (value: unknown) => boolean {
  switch (type) {
    case 'money':
    case 'percent':
    case 'number':
      return orNull(number);
    case 'flag':
      return orNull(bool);
    case 'tags':
    case 'usStates':
    case 'people':
    case 'choices':
    case 'ways':
      return orNull(listOf(text));
    default:
      return orNull(text);
  }
}

const checks = new WeakMap<Noun, (row: unknown) => boolean>();

/** True if a row matches its noun's fields; unselected fields may be absent. */
export function isRowOfNoun(noun: Noun, row: unknown): boolean {
  const known = checks.get(noun);
  if (known !== undefined) return known(row);
  const check = partial(
    Object.fromEntries(noun.fields.map((field) => [field.name, checkOf(field)])),
  );
  checks.set(noun, check);
  return check(row);
}

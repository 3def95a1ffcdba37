import type { Field, Noun } from '#shared/records/noun.ts';
import * as s from '../../ui/shape/shape.ts';

/** A record of any noun, as returned by the server. */
export const isRow = s.both(
  s.object({
    id: s.text,
    version: s.number,
    owner_id: s.orNull(s.text),
    sharing: s.oneOf(['private', 'team']),
    created_at: s.text,
    updated_at: s.text,
    deleted_at: s.orNullish(s.text),
  }),
  s.recordOf(s.anything),
);
export type RecordRow = s.ShapeOf<typeof isRow>;

export const areRows = s.listOf(isRow);

/**
 * `conflict`: someone changed it, and `row` is their version. `refused`: view only. `binned`: in the trash. `gone`:
 * deleted or no longer accessible.
 */
export const isSaveResponse = s.object({
  outcome: s.oneOf(['saved', 'conflict', 'refused', 'binned', 'gone']),
  row: s.orNull(isRow),
});
export type SaveResponse = s.ShapeOf<typeof isSaveResponse>;

function checkOf({ type }: Field): (value: unknown) => boolean {
  switch (type) {
    case 'money':
    case 'percent':
    case 'number':
      return s.orNull(s.number);
    case 'flag':
      return s.orNull(s.bool);
    case 'tags':
    case 'usStates':
    case 'people':
    case 'choices':
    case 'ways':
      return s.orNull(s.listOf(s.text));
    default:
      return s.orNull(s.text);
  }
}

const checks = new WeakMap<Noun, (row: unknown) => boolean>();

/** True if a row matches its noun's fields; unselected fields may be absent. */
export function isRowOfNoun(noun: Noun, row: unknown): boolean {
  const known = checks.get(noun);
  if (known !== undefined) return known(row);
  const check = s.partial(
    Object.fromEntries(noun.fields.map((field) => [field.name, checkOf(field)])),
  );
  checks.set(noun, check);
  return check(row);
}

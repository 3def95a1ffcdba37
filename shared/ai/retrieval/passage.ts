import {
  anything,
  both,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  partial,
  recordOf,
  type ShapeOf,
  text,
} from '../../shape.ts';

export const SOURCE_KINDS = [
  'room_document',
  'listing',
  'record',
  'message',
  'help',
  'lesson',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A piece of a source that the caller can read, as `search_sources` returns it. */
const isPassage = both(
  object({
    kind: oneOf(SOURCE_KINDS),
    id: text,
    record_id: text,
    parent_id: orNull(text),
    title: text,
    about: text,
    place: orNull(text),
    page: orNull(number),
  }),
  partial({ body: text, fields: orNull(recordOf(anything)), folder_id: orNull(text) }),
);
export type SourcePassage = ShapeOf<typeof isPassage>;
export const arePassages = listOf(isPassage);

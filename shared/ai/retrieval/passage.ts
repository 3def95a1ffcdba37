import * as s from '../../shape.ts';

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
const isPassage = s.both(
  s.object({
    kind: s.oneOf(SOURCE_KINDS),
    id: s.text,
    record_id: s.text,
    parent_id: s.orNull(s.text),
    title: s.text,
    about: s.text,
    place: s.orNull(s.text),
    page: s.orNull(s.number),
  }),
  s.partial({
    body: s.text,
    fields: s.orNull(s.recordOf(s.anything)),
    folder_id: s.orNull(s.text),
  }),
);
export type SourcePassage = s.ShapeOf<typeof isPassage>;
export const arePassages = s.listOf(isPassage);

import {
  anything,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../shared/shape.ts';

/** Rows of an archive from the database; see `schemas/deals/deal_rooms/archive_parts.sql`. */
export const isArchive = object({ id: text, room: text, begun_at: text });
export type Archive = ShapeOf<typeof isArchive>;

export const areArchivedDocuments = listOf(
  object({
    n: number,
    /** Path in the archive. */
    name: text,
    /** Path of the content in storage. */
    path: text,
    type: text,
    size: number,
    pages: orNull(number),
    sha256: orNull(text),
    version: number,
    added_by: text,
    added_at: text,
  }),
);
export type ArchivedDocument = ShapeOf<typeof areArchivedDocuments>[number];

const isAgreement = object({ version: number, published_at: text, sha256: text, text });
export type Agreement = ShapeOf<typeof isAgreement>;

const isLeftOut = object({ name: text, version: number, state: text });
export type OmittedDocument = ShapeOf<typeof isLeftOut>;

export const isArchiveDetails = object({
  agreements: listOf(isAgreement),
  signatures: listOf(anything),
  people: listOf(anything),
  questions: listOf(anything),
  left_out: listOf(isLeftOut),
});

export const areViewers = listOf(
  object({
    who: text,
    document: orNull(text),
    page: orNull(number),
    opened: number,
    seconds: number,
    downloaded: number,
    nda: orNull(text),
  }),
);
export type Viewer = ShapeOf<typeof areViewers>[number];

/** Audit log entries, copied unchanged into the archive. */
export const areLines = listOf(object({ seq: number }));

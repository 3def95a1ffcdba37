import * as s from '../../../shared/shape.ts';

/** Rows of an archive from the database; see `schemas/deals/deal_rooms/archive_parts.sql`. */
export const isArchive = s.object({ id: s.text, room: s.text, begun_at: s.text });
export type Archive = s.ShapeOf<typeof isArchive>;

export const areArchivedDocuments = s.listOf(
  s.object({
    n: s.number,
    /** Path in the archive. */
    name: s.text,
    /** Path of the content in storage. */
    path: s.text,
    type: s.text,
    size: s.number,
    pages: s.orNull(s.number),
    sha256: s.orNull(s.text),
    version: s.number,
    added_by: s.text,
    added_at: s.text,
  }),
);
export type ArchivedDocument = s.ShapeOf<typeof areArchivedDocuments>[number];

const isAgreement = s.object({
  version: s.number,
  published_at: s.text,
  sha256: s.text,
  text: s.text,
});
export type Agreement = s.ShapeOf<typeof isAgreement>;

const isLeftOut = s.object({ name: s.text, version: s.number, state: s.text });
export type OmittedDocument = s.ShapeOf<typeof isLeftOut>;

export const isArchiveDetails = s.object({
  agreements: s.listOf(isAgreement),
  signatures: s.listOf(s.anything),
  people: s.listOf(s.anything),
  questions: s.listOf(s.anything),
  left_out: s.listOf(isLeftOut),
});

export const areViewers = s.listOf(
  s.object({
    who: s.text,
    document: s.orNull(s.text),
    page: s.orNull(s.number),
    opened: s.number,
    seconds: s.number,
    downloaded: s.number,
    nda: s.orNull(s.text),
  }),
);
export type Viewer = s.ShapeOf<typeof areViewers>[number];

/** Audit log entries, copied unchanged into the archive. */
export const areLines = s.listOf(s.object({ seq: s.number }));

import * as s from './shape.ts';

/** Fields of `pageOf`, for pages that carry more. */
export const pageFields = <Row>(isRow: s.Guard<Row>) => ({
  rows: s.listOf(isRow),
  /** Counting stops at 1,000. */
  count: s.number,
  /** Cursor of the next page. */
  next: s.orNull(s.text),
});

/** A counted page of a list: rows, total matches, and the cursor of the next page. */
export const pageOf = <Row>(isRow: s.Guard<Row>) => s.object(pageFields(isRow));

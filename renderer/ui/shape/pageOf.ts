import { type Guard, listOf, number, object, orNull, text } from './shape.ts';

/** Fields of `pageOf`, for pages that carry more. */
export const pageFields = <Row>(isRow: Guard<Row>) => ({
  rows: listOf(isRow),
  /** Counting stops at 1,000. */
  count: number,
  /** Cursor of the next page. */
  next: orNull(text),
});

/** A counted page of a list: rows, total matches, and the cursor of the next page. */
export const pageOf = <Row>(isRow: Guard<Row>) => object(pageFields(isRow));

import { type Guard, listOf, number, object, orNull, text } from './shape.ts';

/** A page of a list that the server counts: its rows, how many match in all, and where the next begins. */
export const pageOf = <Row>(isRow: Guard<Row>) =>
  object({
    rows: listOf(isRow),
    /** More than a thousand are not counted on. */
    count: number,
    /** The cursor of the next page. */
    next: orNull(text),
  });

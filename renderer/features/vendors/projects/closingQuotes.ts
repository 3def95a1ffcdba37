import * as s from '../../../ui/shape/shape.ts';

const isClosingQuote = s.object({
  id: s.text,
  kind: s.text,
  property: s.text,
  state: s.orNull(s.text),
  due_on: s.orNull(s.text),
  price: s.orNull(s.number),
  n: s.number,
  answered_at: s.orNull(s.text),
  decision: s.orNull(s.text),
  is_open: s.bool,
});
export type ClosingQuote = s.ShapeOf<typeof isClosingQuote>;
export const areClosingQuotes = s.listOf(isClosingQuote);

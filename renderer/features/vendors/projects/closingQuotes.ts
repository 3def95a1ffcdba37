import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isClosingQuote = object({
  id: text,
  kind: text,
  property: text,
  state: orNull(text),
  due_on: orNull(text),
  price: orNull(number),
  n: number,
  answered_at: orNull(text),
  decision: orNull(text),
  is_open: bool,
});
export type ClosingQuote = ShapeOf<typeof isClosingQuote>;
export const areClosingQuotes = listOf(isClosingQuote);

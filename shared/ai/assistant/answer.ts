import {
  both,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  partial,
  type ShapeOf,
  text,
} from '../../shape.ts';
import { SOURCE_KINDS } from '../retrieval/passage.ts';

/** Where a statement comes from. The link is built from the IDs, never from text. */
const isCitation = both(
  object({
    n: number,
    kind: oneOf([...SOURCE_KINDS, 'calculation', 'figures'] as const),
    title: text,
    quote: text,
  }),
  partial({
    about: text,
    place: orNull(text),
    page: orNull(number),
    record_id: orNull(text),
    parent_id: orNull(text),
    folder_id: orNull(text),
  }),
);
export type Citation = ShapeOf<typeof isCitation>;

/** An answer as it is stored: plain text in which `[1]` refers to a citation. */
export const isAnswer = both(
  object({
    state: oneOf(['answered', 'unknown', 'draft', 'proposal'] as const),
    mode: oneOf(['rules', 'model'] as const),
    text: text,
    citations: listOf(isCitation),
  }),
  partial({ model: orNull(text), notice: orNull(text), proposal_id: orNull(text) }),
);
export type Answer = ShapeOf<typeof isAnswer>;

export const MAX_QUESTION = 500;

export const UNKNOWN_TEXT =
  'I don’t know. Nothing you can read answers this. Try other words, or ask about a document, community, or record by its name.';

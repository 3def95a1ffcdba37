import * as s from '../../shape.ts';
import { SOURCE_KINDS } from '../retrieval/passage.ts';

/** Where a statement comes from. The link is built from the IDs, never from text. */
const isCitation = s.both(
  s.object({
    n: s.number,
    kind: s.oneOf([...SOURCE_KINDS, 'calculation', 'figures'] as const),
    title: s.text,
    quote: s.text,
  }),
  s.partial({
    about: s.text,
    place: s.orNull(s.text),
    page: s.orNull(s.number),
    record_id: s.orNull(s.text),
    parent_id: s.orNull(s.text),
    folder_id: s.orNull(s.text),
  }),
);
export type Citation = s.ShapeOf<typeof isCitation>;

/** An answer as it is stored: plain text in which `[1]` refers to a citation. */
export const isAnswer = s.both(
  s.object({
    state: s.oneOf(['answered', 'unknown', 'draft', 'proposal'] as const),
    mode: s.oneOf(['rules', 'model'] as const),
    text: s.text,
    citations: s.listOf(isCitation),
  }),
  s.partial({ model: s.orNull(s.text), notice: s.orNull(s.text), proposal_id: s.orNull(s.text) }),
);
export type Answer = s.ShapeOf<typeof isAnswer>;

export const MAX_QUESTION = 500;

export const UNKNOWN_TEXT =
  'I don’t know. Nothing you can read answers this. Try other words, or ask about a document, community, or record by its name.';

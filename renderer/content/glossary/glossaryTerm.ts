import type { Prose } from '#shared/home/content.ts';
import type { GlossaryArea } from '#shared/home/contentTerms.ts';

export interface GlossaryTerm {
  readonly term: string;
  /** Other names and abbreviations that a reader may search for. */
  readonly also?: readonly string[];
  readonly meaning: Prose;
  /** Other glossary terms, spelled exactly as in their own entries. */
  readonly see?: readonly string[];
  readonly area: GlossaryArea;
}

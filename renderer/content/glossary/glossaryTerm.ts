import type { Prose } from '../model.ts';

/** In the order of the filter. */
export const glossaryAreas = {
  care: 'Care',
  licensing: 'Licensing and surveys',
  finance: 'Finance',
  deal: 'Deals',
  operations: 'Operations',
  payors: 'Payors',
  law: 'Law',
} as const;

export type GlossaryArea = keyof typeof glossaryAreas;

export interface GlossaryTerm {
  readonly term: string;
  /** Other names and abbreviations that a reader may search for. */
  readonly also?: readonly string[];
  readonly meaning: Prose;
  /** Other glossary terms, spelled exactly as in their own entries. */
  readonly see?: readonly string[];
  readonly area: GlossaryArea;
}

import type { Prose } from '../model.ts';

/** In the order in which a reader filters by them. */
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
  /** Other names, spelled out or short, that a reader may look for. */
  readonly also?: readonly string[];
  readonly meaning: Prose;
  /** Other terms of the glossary, as they are written there. */
  readonly see?: readonly string[];
  readonly area: GlossaryArea;
}

import type { ContentPage, Prose, Section } from '../model.ts';

/**
 * A document that binds somebody. Before a company uses one of these texts its counsel has to review
 * it: they fit this product, and no lawyer has fitted them to a company or a state.
 */
export interface LegalPage extends ContentPage {
  /** The day from which this text counts, as `2026-11-21`. */
  readonly effective: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection extends Section {
  /** Its sense in a sentence or two; the section itself is what binds. */
  readonly summary: Prose;
}

/** A document with blanks: `{id}` within its prose is the blank of that field. */
export interface LegalForm extends LegalPage {
  readonly fields: readonly BlankField[];
}

export interface BlankField {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: 'text' | 'date' | 'months' | 'state';
  /** What it says until somebody writes something else. */
  readonly usual?: string;
}

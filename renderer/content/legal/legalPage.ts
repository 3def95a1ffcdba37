import type { ContentPage, Prose, Section } from '#shared/home/content.ts';

/**
 * A legally binding document. A company must have its counsel review these texts before using them. They fit this
 * product and were not adapted by a lawyer to any company or state.
 */
export interface LegalPage extends ContentPage {
  /** The effective date, as `2026-11-21`. */
  readonly effective: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection extends Section {
  /** A summary in one or two sentences. Only the section itself is binding. */
  readonly summary: Prose;
}

/** A document with fill-in fields. `{id}` in its prose is replaced by the field with that id. */
export interface LegalForm extends LegalPage {
  readonly fields: readonly BlankField[];
}

export interface BlankField {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly kind: 'text' | 'date' | 'months' | 'state';
  /** The default text. */
  readonly usual?: string;
}

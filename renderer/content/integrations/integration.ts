import type { ContentPage, Term } from '../model.ts';

/** A page about another system: none of them is connected, and each page says so first. */
export interface Integration extends ContentPage {
  /** What to know before reading on: what it is, what would move, what is there today. */
  readonly facts: readonly Term[];
}

import type { Question } from '../model.ts';

export interface FaqCategory {
  /** Anchor ID on the page. */
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly Question[];
}

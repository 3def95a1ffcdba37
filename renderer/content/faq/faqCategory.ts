import type { Question } from '../model.ts';

export interface FaqCategory {
  /** Its anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly Question[];
}

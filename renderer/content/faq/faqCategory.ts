import type { Question } from '#shared/home/content.ts';

export interface FaqCategory {
  /** Anchor ID on the page. */
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly Question[];
}

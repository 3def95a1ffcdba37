import type { ContentPage } from '#shared/home/content.ts';
import type { TeamSlug } from '#shared/home/contentTerms.ts';
import { wordsOf, wordsOfBlocks } from '../words.ts';

/** A journal article. Its heading is the title, and its description is the summary in lists. */
export interface Article extends ContentPage {
  readonly heading: string;
  readonly slug: string;
  /** As `2026-03-18`. */
  readonly date: string;
  readonly author: TeamSlug;
}

const WORDS_A_MINUTE = 220;

export const wordsOfArticle = ({ lede, sections }: Article): number =>
  [
    wordsOf(lede),
    ...sections.map(({ heading, blocks }) => [...wordsOf(heading), ...wordsOfBlocks(blocks)]),
  ].flat().length;

export const readingMinutes = (article: Article): number =>
  Math.max(1, Math.round(wordsOfArticle(article) / WORDS_A_MINUTE));

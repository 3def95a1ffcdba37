import type { ComponentType } from 'react';
import type { ContentPage, Question } from '#shared/home/content.ts';
import type { Course } from '../content/education/course.ts';
import type { Article } from '../content/journal/article.ts';
import type { Episode } from '../content/podcast/episode.ts';

/** Metadata from a page's content, including its publication date and author. */
export type Intro = Pick<ContentPage, 'heading' | 'description'> &
  Partial<Pick<ContentPage, 'keywords' | 'questions'>> &
  Partial<Pick<Article, 'date' | 'author'>> &
  Partial<Pick<Episode, 'number'>> &
  Partial<Pick<Course, 'minutes'>>;

/** Pages of a parameterized route. */
export interface Collection {
  readonly slugs: readonly string[];
  /** Loads the page for a slug; undefined if there is none. */
  readonly load: (slug: string) => Promise<Intro | undefined>;
}

export interface Page {
  readonly Component: ComponentType;
  readonly content?: Intro;
  readonly collection?: Collection;
  /** Loads the content's questions if the page loads them later. */
  readonly loadQuestions?: () => Promise<readonly Question[]>;
  /** Hydrates prerendered parts on demand. */
  readonly hydrate?: () => Promise<unknown>;
}

/** Metadata of the page at a path, if `renderer/content/` has it. */
export async function loadPageIntro(
  { content, collection, loadQuestions }: Page,
  pathname: string,
) {
  const intro = content ?? (await collection?.load(slugOf(pathname)));
  return intro && loadQuestions ? { ...intro, questions: await loadQuestions() } : intro;
}

/** Returns the last segment of a path. */
export const slugOf = (pathname: string): string => pathname.split('/').at(-1) ?? '';

/** A collection small enough to be bundled. */
export const collectionOf = (
  entries: readonly (Intro & { readonly slug: string })[],
): Collection => ({
  slugs: entries.map(({ slug }) => slug),
  load: async (slug) => entries.find((entry) => entry.slug === slug),
});

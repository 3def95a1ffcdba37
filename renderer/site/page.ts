import type { ComponentType } from 'react';
import type { Article } from '../content/journal/article.ts';
import type { ContentPage, Question } from '../content/model.ts';
import type { Episode } from '../content/podcast/episode.ts';

/** What the head of a page says of it, beside its address; also when it was published, and by whom. */
export type Intro = Pick<ContentPage, 'heading' | 'description'> &
  Partial<Pick<ContentPage, 'keywords' | 'questions'>> &
  Partial<Pick<Article, 'date' | 'author'>> &
  Partial<Pick<Episode, 'number'>>;

/** The pages of an address with a parameter. */
export interface Collection {
  readonly slugs: readonly string[];
  /** Loads what stands at a slug, which the page then shows at once; undefined: nothing does. */
  readonly load: (slug: string) => Promise<Intro | undefined>;
}

export interface Page {
  readonly Component: ComponentType;
  readonly content?: Intro;
  readonly collection?: Collection;
  /** The questions of its content, where the page does not load them at once. */
  readonly loadQuestions?: () => Promise<readonly Question[]>;
  /** Hydrates what stays as it was written until somebody needs it. */
  readonly hydrate?: () => Promise<unknown>;
}

/** What the page at a path says of itself, where `renderer/content/` has it. */
export async function introAt({ content, collection, loadQuestions }: Page, pathname: string) {
  const intro = content ?? (await collection?.load(slugOf(pathname)));
  return intro && loadQuestions ? { ...intro, questions: await loadQuestions() } : intro;
}

/** The last part of a path. */
export const slugOf = (pathname: string): string => pathname.split('/').at(-1) ?? '';

/** A collection that is small enough to come as a whole. */
export const collectionOf = (
  entries: readonly (Intro & { readonly slug: string })[],
): Collection => ({
  slugs: entries.map(({ slug }) => slug),
  load: async (slug) => entries.find((entry) => entry.slug === slug),
});

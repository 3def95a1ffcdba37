import type { ComponentType } from 'react';
import type { PageName } from '#shared/documents.ts';
import type { ContentPage, Question } from '../content/model.ts';

/** What the head of a page says of it, beside its address. */
export type Intro = Pick<ContentPage, 'heading' | 'description'> &
  Partial<Pick<ContentPage, 'keywords' | 'questions'>>;

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
  /** Brings to life what stays as it was written until somebody needs it. */
  readonly wake?: () => Promise<unknown>;
}

const files = import.meta.glob<Page>('./pages/*.tsx');

/** Loads `pages/<name of its route>.tsx`. */
export function loadPage(name: PageName): Promise<Page> {
  const load = files[`./pages/${name}.tsx`];
  if (load === undefined) throw new Error(`There is no page renderer/site/pages/${name}.tsx.`);
  return load();
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

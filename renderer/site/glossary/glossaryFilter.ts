import type { GlossaryArea } from '#shared/home/contentTerms.ts';
import type { GlossaryTerm } from '../../content/glossary/glossaryTerm.ts';
import { makeHydrationValue } from '../../ui/chunk/hydrationValue.ts';

export interface GlossaryFilter {
  readonly words: string;
  readonly area: GlossaryArea | '';
}

const written = makeHydrationValue<GlossaryFilter>({ words: '', area: '' });

/** The glossary filter, set by the fields and used by the list. */
export const glossaryFilter = {
  ...written,
  change: (change: Partial<GlossaryFilter>) => written.set({ ...written.read(), ...change }),
};

/** Returns terms that match by name, or by definition if none do. */
export function findTerms(
  terms: readonly GlossaryTerm[],
  { words, area }: GlossaryFilter,
): readonly GlossaryTerm[] {
  const searchText = words.trim().toLowerCase();
  const inArea = area === '' ? terms : terms.filter((term) => term.area === area);
  const named = inArea.filter(({ term, also = [] }) =>
    [term, ...also].some((name) => name.toLowerCase().includes(searchText)),
  );
  if (named.length > 0) return named;
  return inArea.filter(({ meaning }) => meaning.toLowerCase().includes(searchText));
}

/** Anchor of a term. */
export const getTermAnchor = (term: string): string =>
  term
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Letter heading of a term. */
export const getTermLetter = (term: string): string =>
  /^[a-z]/i.test(term) ? term.charAt(0).toUpperCase() : '0–9';

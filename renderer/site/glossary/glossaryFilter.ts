import type { GlossaryArea, GlossaryTerm } from '../../content/glossary/glossaryTerm.ts';
import { makeLateValue } from '../../kit/chunk/lateValue.ts';

export interface GlossaryFilter {
  readonly words: string;
  readonly area: GlossaryArea | '';
}

const written = makeLateValue<GlossaryFilter>({ words: '', area: '' });

/** What is looked for: set by the fields, followed by the list. */
export const glossaryFilter = {
  ...written,
  change: (change: Partial<GlossaryFilter>) => written.set({ ...written.read(), ...change }),
};

/** Terms of that name; where there are none, those whose meaning speaks of it. */
export function findTerms(
  terms: readonly GlossaryTerm[],
  { words, area }: GlossaryFilter,
): readonly GlossaryTerm[] {
  const wanted = words.trim().toLowerCase();
  const inArea = area === '' ? terms : terms.filter((term) => term.area === area);
  const named = inArea.filter(({ term, also = [] }) =>
    [term, ...also].some((name) => name.toLowerCase().includes(wanted)),
  );
  if (named.length > 0) return named;
  return inArea.filter(({ meaning }) => meaning.toLowerCase().includes(wanted));
}

/** The anchor of a term. */
export const anchorOf = (term: string): string =>
  term
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The heading below which a term stands. */
export const letterOf = (term: string): string =>
  /^[a-z]/i.test(term) ? term.charAt(0).toUpperCase() : '0–9';

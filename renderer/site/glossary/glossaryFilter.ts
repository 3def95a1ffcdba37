import type { GlossaryArea, GlossaryTerm } from '../../content/glossary/glossaryTerm.ts';

export interface GlossaryFilter {
  readonly words: string;
  readonly area: GlossaryArea | '';
}

const everything: GlossaryFilter = { words: '', area: '' };

/** What is looked for: set by the fields, followed by the list, which comes to life on its own. */
export const glossaryFilter = {
  current: everything,
  listeners: new Set<() => void>(),
  read: () => glossaryFilter.current,
  /** The list as it was written. */
  readWritten: () => everything,
  subscribe(listener: () => void) {
    glossaryFilter.listeners.add(listener);
    return () => void glossaryFilter.listeners.delete(listener);
  },
  set(change: Partial<GlossaryFilter>) {
    glossaryFilter.current = { ...glossaryFilter.current, ...change };
    for (const listener of glossaryFilter.listeners) listener();
  },
  reset() {
    glossaryFilter.set(everything);
  },
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

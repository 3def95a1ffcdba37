import { useEffect, useState } from 'react';
import {
  SUGGESTION_CACHE_SECONDS,
  SUGGESTION_LIMIT,
  SUGGESTION_STALE_SECONDS,
} from '#shared/constants.ts';
import type { Suggestion } from '../../ui/search/SuggestingSearch.tsx';
import { type Guard, listOf, object, text } from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

interface Kept {
  readonly at: number;
  readonly found: readonly Suggestion[];
}

const kept = new Map<string, Kept>();

const isSuggestions = listOf(
  object({ suggestion: text, suggestion_type: text }) satisfies Guard<Suggestion>,
);

const ageOf = ({ at }: Kept): number => (Date.now() - at) / 1000;

function keep(term: string, found: readonly Suggestion[]): void {
  kept.set(term, { at: Date.now(), found });
  for (const [old, answer] of kept) {
    if (ageOf(answer) >= SUGGESTION_CACHE_SECONDS) kept.delete(old);
  }
}

interface Answer {
  readonly term: string;
  readonly found: readonly Suggestion[];
}

/** Server suggestions for a term; undefined while loading and on failure. */
export function useSuggestions(term: string | null): readonly Suggestion[] | undefined {
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (term === null) return;
    const before = kept.get(term);
    if (before !== undefined && ageOf(before) < SUGGESTION_CACHE_SECONDS) {
      setAnswer({ term, found: before.found });
      if (ageOf(before) < SUGGESTION_STALE_SECONDS) return;
    }
    const typing = new AbortController();
    const args = { partial_term: term, suggestion_limit: SUGGESTION_LIMIT };
    callRpc('get_search_suggestions', args, { accepts: isSuggestions, signal: typing.signal }).then(
      (found) => {
        keep(term, found);
        setAnswer({ term, found });
      },
      // Search then works without suggestions.
      () => undefined,
    );
    return () => typing.abort();
  }, [term]);

  return answer !== null && answer.term === term ? answer.found : undefined;
}

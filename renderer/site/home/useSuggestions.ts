import { useEffect, useState } from 'react';
import {
  SUGGESTION_CACHE_SECONDS,
  SUGGESTION_LIMIT,
  SUGGESTION_STALE_SECONDS,
} from '#shared/constants.ts';
import type { Suggestion } from '../../ui/search/SuggestingSearch.tsx';
import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

interface CachedSuggestions {
  readonly at: number;
  readonly found: readonly Suggestion[];
}

const cache = new Map<string, CachedSuggestions>();

const isSuggestions = s.listOf(
  s.object({ suggestion: s.text, suggestion_type: s.text }) satisfies s.Guard<Suggestion>,
);

const ageOf = ({ at }: CachedSuggestions): number => (Date.now() - at) / 1000;

function keep(term: string, found: readonly Suggestion[]): void {
  cache.set(term, { at: Date.now(), found });
  for (const [old, result] of cache) {
    if (ageOf(result) >= SUGGESTION_CACHE_SECONDS) cache.delete(old);
  }
}

interface SuggestionResult {
  readonly term: string;
  readonly found: readonly Suggestion[];
}

/** Server suggestions for a term; undefined while loading and on failure. */
export function useSuggestions(term: string | null): readonly Suggestion[] | undefined {
  const [result, setResult] = useState<SuggestionResult | null>(null);

  useEffect(() => {
    if (term === null) return;
    const before = cache.get(term);
    if (before !== undefined && ageOf(before) < SUGGESTION_CACHE_SECONDS) {
      setResult({ term, found: before.found });
      if (ageOf(before) < SUGGESTION_STALE_SECONDS) return;
    }
    const typing = new AbortController();
    const args = { partial_term: term, suggestion_limit: SUGGESTION_LIMIT };
    callRpc('get_search_suggestions', args, { accepts: isSuggestions, signal: typing.signal }).then(
      (found) => {
        keep(term, found);
        setResult({ term, found });
      },
      // Search then works without suggestions.
      () => undefined,
    );
    return () => typing.abort();
  }, [term]);

  return result !== null && result.term === term ? result.found : undefined;
}

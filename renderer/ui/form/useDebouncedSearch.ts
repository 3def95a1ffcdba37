import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/constants.ts';

/** Debounces a search field: typing is never delayed. */
export function useDebouncedSearch(value: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(value);
  const lastTerm = useRef(value);

  useEffect(() => {
    if (value === lastTerm.current) return;
    lastTerm.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const term = typed.trim();
    if (term === lastTerm.current) return;
    const timer = setTimeout(() => {
      lastTerm.current = term;
      onSearch(term);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return [typed, setTyped] as const;
}

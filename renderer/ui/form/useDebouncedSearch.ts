import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/constants.ts';

/** Debounces a search field: typing is never delayed. */
export function useDebouncedSearch(value: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const words = typed.trim();
    if (words === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = words;
      onSearch(words);
    }, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return [typed, setTyped] as const;
}

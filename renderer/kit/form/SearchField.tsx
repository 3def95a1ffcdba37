import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/constants.ts';
import { TextField } from './TextField.tsx';

interface SearchFieldProps {
  readonly value: string;
  readonly placeholder: string;
  readonly onSearch: (words: string) => void;
}

/** Typing never waits: what is typed is looked for when the fingers rest. */
export function SearchField({ value, placeholder, onSearch }: SearchFieldProps) {
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

  return (
    <TextField
      label="Search"
      type="search"
      placeholder={placeholder}
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

import { useEffect, useRef } from 'react';
import styles from './Field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly onSearch: (words: string) => void;
}

/** Filters content on the page. Keeps text typed before hydration. */
export function SearchField({ label, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') onSearch(typed);
  }, [onSearch]);
  return (
    <label className={`${styles.field} ${styles.search} ${styles.needsScript} screen-only`}>
      <span>{label}</span>
      <input
        ref={field}
        type="search"
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
      />
    </label>
  );
}

import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { type ReactNode, useId, useState } from 'react';
import { SearchField } from '../../kit/form/SearchField.tsx';
import styles from './Directory.module.css';

interface DirectoryFiltersProps {
  readonly words: string;
  readonly placeholder: string;
  readonly onSearch: (words: string) => void;
  /** The select fields. */
  readonly children: ReactNode;
  /** How many there are, in words. */
  readonly summary: string;
  readonly onClear: (() => void) | undefined;
}

/** What narrows a directory, all of it in the address. */
export function DirectoryFilters({
  words,
  placeholder,
  onSearch,
  children,
  summary,
  onClear,
}: DirectoryFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <search className={styles.filters}>
      <div className={styles.search}>
        <SearchField value={words} placeholder={placeholder} onSearch={onSearch} />
      </div>
      <div id={fieldsId} className={styles.fields} data-open={isOpen}>
        {children}
      </div>
      <div className={styles.chips}>
        <p className={styles.summary}>{summary}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          Filters
        </button>
        {onClear !== undefined && (
          <Button size="small" variant="minimal" icon={<Cross />} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  );
}

import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { ChipRow } from './ChipRow.tsx';
import styles from './FilterBar.module.css';
import { FilterSheet } from './FilterSheet.tsx';

interface FilterBarProps {
  readonly search: ReactNode;
  /** Fields, one per child; shown in a sheet on phones. */
  readonly children: ReactNode;
  /** Label of the button that opens the sheet. */
  readonly toggle: string;
  readonly toggleClass?: string | undefined;
  /** Result count as text. */
  readonly summary: string;
  /** Chips between the summary and the clear button. */
  readonly chips?: ReactNode;
  /** Undefined if no filters are set. */
  readonly onClear: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** Filters of a list. */
export function FilterBar({
  search,
  children,
  toggle,
  toggleClass = styles.toggle,
  summary,
  chips,
  onClear,
  className = '',
}: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <search className={`${styles.bar} ${className}`}>
      <div className={`${styles.search} screen-only`}>{search}</div>
      <div className={`${styles.fields} screen-only`}>{children}</div>
      <ChipRow summary={summary} className={styles.chips}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className={`${toggleClass} ${styles.small}`}
          onClick={() => setOpen(true)}
        >
          {toggle}
        </button>
        {chips}
        {onClear !== undefined && (
          <Button size="small" variant="minimal" icon={<Cross />} onClick={onClear}>
            Clear filters
          </Button>
        )}
      </ChipRow>
      {isOpen && (
        <FilterSheet summary={summary} onClear={onClear} onClose={() => setOpen(false)}>
          {children}
        </FilterSheet>
      )}
    </search>
  );
}

import type { ReactNode } from 'react';
import { CaretDownIcon } from '../../kit/icon/icons.tsx';
import { toggle, useExpanded } from './expansion.ts';
import styles from './Fold.module.css';

interface FoldProps {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A section that starts as its name alone below 768 pixels. CSS decides, so that nothing moves when the
 * page is hydrated and all can be read without script; so may `children` be what stays as it was written.
 */
export function Fold({ name, label, children }: FoldProps) {
  const isExpanded = useExpanded(name);
  return (
    <div data-fold={name} data-expanded={isExpanded ?? 'written'} className={styles.fold}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded ?? false}
        aria-controls={`fold-${name}`}
        onClick={() => toggle(name)}
      >
        {label}
        <CaretDownIcon />
      </button>
      <div id={`fold-${name}`} className={`later ${styles.content}`}>
        {children}
      </div>
    </div>
  );
}

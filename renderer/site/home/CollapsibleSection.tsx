import type { ReactNode } from 'react';
import { CaretDownIcon } from '../../ui/icon/icons.tsx';
import styles from './CollapsibleSection.module.css';
import { toggleSection, useIsExpanded } from './expansion.ts';

interface FoldProps {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A section collapsed to its heading below 768 px. CSS controls it, so that hydration causes no layout shift and all
 * text works without JavaScript; `children` can stay prerendered.
 */
export function CollapsibleSection({ name, label, children }: FoldProps) {
  const isExpanded = useIsExpanded(name);
  return (
    <div data-fold={name} data-expanded={isExpanded ?? 'written'} className={styles.fold}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isExpanded ?? false}
        aria-controls={`fold-${name}`}
        onClick={() => toggleSection(name)}
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

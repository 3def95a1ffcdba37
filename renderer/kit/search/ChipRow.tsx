import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

interface ChipRowProps {
  readonly summary: string;
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** What is listed, in a few words, and beside them what changes it with one press. */
export const ChipRow = ({ summary, children, className }: ChipRowProps) => (
  <div className={`${styles.chips} ${className}`}>
    <p className={styles.summary}>{summary}</p>
    {children}
  </div>
);

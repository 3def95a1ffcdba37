import type { ReactNode } from 'react';
import styles from './ChipRow.module.css';

interface ChipRowProps {
  readonly summary: string;
  readonly children: ReactNode;
  readonly className: string | undefined;
}

/** A short summary of the listed results with quick actions beside it. */
export const ChipRow = ({ summary, children, className }: ChipRowProps) => (
  <div className={`${styles.chips} ${className}`}>
    <p className={styles.summary}>{summary}</p>
    {children}
  </div>
);

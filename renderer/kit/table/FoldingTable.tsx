import type { ReactNode } from 'react';
import styles from './FoldingTable.module.css';

interface FoldingTableProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** One line a record; where its own place has no room for that, its cells fold to a few lines. */
export const FoldingTable = ({ className, children }: FoldingTableProps) => (
  <div className={styles.place}>
    <table className={`${styles.table} ${className}`}>{children}</table>
  </div>
);

/** The class of a cell that only the widest table has. */
export const { wide } = styles;

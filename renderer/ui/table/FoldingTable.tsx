import type { ReactNode } from 'react';
import styles from './FoldingTable.module.css';

interface FoldingTableProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A table with one row per record; cells fold into a few lines when its container is too narrow. */
export const FoldingTable = ({ className, children }: FoldingTableProps) => (
  <div className={styles.place}>
    <table className={`${styles.table} ${className}`}>{children}</table>
  </div>
);

/** Class for cells shown only at the widest size. */
export const { wide } = styles;

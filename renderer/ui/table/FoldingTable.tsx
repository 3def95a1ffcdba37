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

/** `wide`: cells shown only at the widest size. `columns`: cells with default padding; `number` is for its figures. */
export const { wide, columns, number } = styles;

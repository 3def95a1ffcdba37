import type { ReactNode } from 'react';
import styles from './FoldingTable.module.css';

interface FoldingTableProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** One line a record; where there is no room for that, its cells fold to a few lines. */
export const FoldingTable = ({ className, children }: FoldingTableProps) => (
  <table className={`${styles.table} ${className}`}>{children}</table>
);

/** The class of a cell that only the widest table has. */
export const { wide } = styles;

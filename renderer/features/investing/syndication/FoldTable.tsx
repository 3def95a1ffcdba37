import { ScrollTable, type ScrollTableProps } from '../../../ui/table/ScrollTable.tsx';
import styles from './Syndication.module.css';

/** A table whose rows become blocks if the columns don't fit. */
export const FoldTable = (table: Omit<ScrollTableProps, 'frame' | 'className'>) => (
  <ScrollTable {...table} frame={styles.fold} className={`${styles.table} ${styles.stacked}`} />
);

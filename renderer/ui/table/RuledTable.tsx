import type { ReactNode } from 'react';
import styles from './RuledTable.module.css';

interface RuledTableProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A short table within a page, with lines between rows. */
export const RuledTable = ({ className, children }: RuledTableProps) => (
  <table className={`${styles.table} ${className}`}>{children}</table>
);

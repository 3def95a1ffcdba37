import { type ReactNode, useId } from 'react';
import styles from './Transactions.module.css';

interface PartSectionProps {
  readonly title: string;
  /** Below a record's tabs, or at once below the title of a page. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** One part of a transaction beside what is known of it. */
export function TransactionSection({ title, level = 3, children }: PartSectionProps) {
  const id = useId();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './Transactions.module.css';

interface PartSectionProps {
  readonly title: string;
  /** Heading level: below a record's tabs, or directly below a page title. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A section of a transaction. */
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

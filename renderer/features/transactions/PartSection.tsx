import { type ReactNode, useId } from 'react';
import styles from './Transactions.module.css';

/** One part of a transaction beside what is known of it. */
export function PartSection(props: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{props.title}</h3>
      {props.children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { PartBoundary } from '../state/PartBoundary.tsx';
import styles from './Panel.module.css';

/** A section of a record. */
export function PanelSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id}>{title}</h3>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}

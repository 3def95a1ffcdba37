import { type ReactNode, useId } from 'react';
import { PartBoundary } from '../state/PartBoundary.tsx';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

/** A page section: title and description on the left, controls on the right. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </header>
      <div className={styles.content}>
        <PartBoundary>{children}</PartBoundary>
      </div>
    </section>
  );
}

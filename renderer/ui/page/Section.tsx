import { type ReactNode, useId } from 'react';
import { PartBoundary } from '../state/PartBoundary.tsx';
import ui from '../theme/ui.module.css';
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
    <section aria-labelledby={id} className={`${ui.stack16} ${styles.section}`}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </header>
      <div className={`${ui.stack16} ${styles.content}`}>
        <PartBoundary>{children}</PartBoundary>
      </div>
    </section>
  );
}

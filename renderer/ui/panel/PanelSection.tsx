import { type ReactNode, useId } from 'react';
import { PartBoundary } from '../state/PartBoundary.tsx';
import ui from '../theme/ui.module.css';

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
    <section aria-labelledby={id} className={ui.stack8}>
      <h3 id={id}>{title}</h3>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}

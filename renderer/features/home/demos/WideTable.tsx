import type { ReactNode } from 'react';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Demos.module.css';

interface WideTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls horizontally on narrow screens. */
export const WideTable = ({ label, children }: WideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
  <section className={ui.scroll} aria-label={label} tabIndex={0}>
    <table className={styles.table}>{children}</table>
  </section>
);

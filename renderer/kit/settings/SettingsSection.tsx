import type { ReactNode } from 'react';
import { Section } from '../page/Section.tsx';
import styles from './SettingRow.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly description: ReactNode;
  /** Rows, and what stands between them. */
  readonly children: ReactNode;
}

/** The settings of one subject, row by row. */
export function SettingsSection({ children, ...section }: SettingsSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.rows}>{children}</div>
    </Section>
  );
}

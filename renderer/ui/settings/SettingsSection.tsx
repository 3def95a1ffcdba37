import type { ReactNode } from 'react';
import { Section } from '../page/Section.tsx';
import styles from './SettingRow.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly description: ReactNode;
  /** Setting rows and content between them. */
  readonly children: ReactNode;
}

/** A group of setting rows. */
export function SettingsSection({ children, ...section }: SettingsSectionProps) {
  return (
    <Section {...section}>
      <div className={styles.rows}>{children}</div>
    </Section>
  );
}

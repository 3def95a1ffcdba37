import type { ReactNode } from 'react';
import { PartBoundary } from '../../ui/state/PartBoundary.tsx';
import styles from './Record.module.css';
import { RecordPage, type RecordPageProps } from './RecordPage.tsx';

interface RecordAsideProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is open beside a list; on phones it replaces the list. */
export const RecordAside = ({ label, children }: RecordAsideProps) => (
  <aside aria-label={label} className={styles.panel}>
    <PartBoundary>{children}</PartBoundary>
  </aside>
);

/** A record beside its list. */
export const RecordPanel = (props: Omit<RecordPageProps, 'place'>) => (
  <RecordAside label={`Open ${props.noun.one}`}>
    <RecordPage {...props} place="panel" />
  </RecordAside>
);

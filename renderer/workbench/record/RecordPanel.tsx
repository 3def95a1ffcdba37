import { PartBoundary } from '../../ui/state/PartBoundary.tsx';
import styles from './Record.module.css';
import { RecordPage, type RecordPageProps } from './RecordPage.tsx';

/** A record beside its list; on phones it replaces the list. */
export function RecordPanel(props: Omit<RecordPageProps, 'place'>) {
  return (
    <aside aria-label={`Open ${props.noun.one}`} className={styles.panel}>
      <PartBoundary>
        <RecordPage {...props} place="panel" />
      </PartBoundary>
    </aside>
  );
}

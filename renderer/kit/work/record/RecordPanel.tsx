import { PartBoundary } from '../../state/PartBoundary.tsx';
import styles from './Record.module.css';
import { RecordPage, type RecordPageProps } from './RecordPage.tsx';

/** A record beside the list that it was opened from; on a phone in its place. */
export function RecordPanel(props: Omit<RecordPageProps, 'place'>) {
  return (
    <aside aria-label={`Open ${props.noun.one}`} className={styles.panel}>
      <PartBoundary>
        <RecordPage {...props} place="panel" />
      </PartBoundary>
    </aside>
  );
}

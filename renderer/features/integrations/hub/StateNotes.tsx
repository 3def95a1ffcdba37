import ui from '../../../ui/theme/ui.module.css';
import type { State } from './connectionStates.ts';
import styles from './Hub.module.css';

/** The last success and the last failure of a connection. */
export const StateNotes = ({ success, failure }: Pick<State, 'success' | 'failure'>) => (
  <>
    {success !== undefined && <span className={ui.subline}>{success}</span>}
    {failure !== undefined && <span className={`${ui.subline} ${styles.failure}`}>{failure}</span>}
  </>
);

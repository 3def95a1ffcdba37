import { PlainButton } from '../button/PlainButton.tsx';
import styles from '../state/State.module.css';

/** Stands in the place of a part whose script did not come; comes into view, as what was asked for would. */
export const FailedPart = () => (
  <div
    role="alert"
    className={styles.state}
    data-intent="danger"
    ref={(place) => place?.scrollIntoView({ block: 'nearest' })}
  >
    <p className={styles.title}>Failed to load component</p>
    <PlainButton onClick={() => location.reload()}>Reload Page</PlainButton>
  </div>
);

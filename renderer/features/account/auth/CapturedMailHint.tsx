import { useMailbox } from '../../../host/useMailbox.ts';
import styles from './Auth.module.css';

/** Shows where captured mail is stored; the embedded backend sends none outside this computer. */
export function CapturedMailHint() {
  const mailbox = useMailbox();
  if (mailbox === null) return null;
  return (
    <p className={styles.captured}>
      This computer runs its own backend, so no email was sent.{' '}
      <a href={mailbox} target="_blank" rel="noreferrer">
        View captured email
      </a>
    </p>
  );
}

import { useEffect, useState } from 'react';
import { useHost } from '../../../host/HostContext.tsx';
import styles from './Auth.module.css';

/** Shows where captured mail is stored; the embedded backend sends none outside this computer. */
export function CapturedMailHint() {
  const host = useHost();
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    host.backend().then(
      (address) => isHere && setMailbox(address.mailbox),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [host]);

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

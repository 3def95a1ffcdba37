import { useEffect, useState } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import styles from './Auth.module.css';

/** On the embedded backend mail never leaves the computer; this says where it is. */
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
      This computer runs its own backend, so no mail was sent to the outside.{' '}
      <a href={mailbox} target="_blank" rel="noreferrer">
        Open this computer’s captured mail
      </a>
    </p>
  );
}

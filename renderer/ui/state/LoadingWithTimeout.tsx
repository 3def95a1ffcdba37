import { useEffect, useState } from 'react';
import { AUTH_LOADING_TIMEOUT_MS } from '#shared/constants.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import ui from '../theme/ui.module.css';
import { LoadingScreen } from './LoadingScreen.tsx';
import styles from './State.module.css';

/** Shows a loading state; after the account load timeout, shows a message and keeps waiting. */
export function LoadingWithTimeout({ label }: { readonly label: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AUTH_LOADING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <LoadingScreen label={label} />;
  return (
    <div className={styles.late}>
      <div role="alert" className={styles.state}>
        <p className={ui.strong}>Still connecting…</p>
        <p>This screen loads automatically once the server responds.</p>
        <PlainButton onClick={() => location.reload()}>Try Again</PlainButton>
      </div>
    </div>
  );
}

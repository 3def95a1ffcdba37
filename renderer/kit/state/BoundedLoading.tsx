import { useEffect, useState } from 'react';
import { AUTH_LOADING_TIMEOUT_MS } from '#shared/constants.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import styles from './State.module.css';

/** Waits as long as an account may take to load; then says that nobody has answered, and waits on. */
export function BoundedLoading({ label }: { readonly label: string }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AUTH_LOADING_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <LoadingScreen label={label} />;
  return (
    <div className={styles.late}>
      <div role="alert" className={styles.state}>
        <p className={styles.title}>The server has not answered yet</p>
        <p>This screen opens by itself when it does.</p>
        <PlainButton onClick={() => location.reload()}>Try Again</PlainButton>
      </div>
    </div>
  );
}

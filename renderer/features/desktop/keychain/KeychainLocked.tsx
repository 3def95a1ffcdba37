import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { KeychainState } from '#shared/host.ts';
import { linkTo } from '#shared/routes.ts';
import { keychainMessages } from '#shared/texts/keychain.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { BrandMark } from '../../../ui/brand/BrandMark.tsx';
import styles from './Keychain.module.css';

interface KeychainLockedProps {
  readonly state: KeychainState;
  readonly retry: () => Promise<boolean>;
}

/** Replaces every screen: a locked keychain isn't a sign-out, and only the user can unlock it. */
export function KeychainLocked({ state, retry }: KeychainLockedProps) {
  const { auth } = useHost();
  const navigate = useNavigate();
  const [isTrying, setTrying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isLocked = state === 'locked' || state === 'ready';
  const copy = isLocked ? keychainMessages.sessionLocked : keychainMessages.sessionUnreachable;

  async function tryAgain() {
    setTrying(true);
    setFailed(false);
    const isOpen = await retry().catch(() => false);
    setTrying(false);
    setFailed(!isOpen);
  }

  async function signInAgain() {
    await auth.forget();
    await navigate(linkTo('auth'));
  }

  return (
    <main id="main" tabIndex={-1} className={styles.locked}>
      <BrandMark />
      <h1>{copy.title}</h1>
      <p>{copy.description}</p>
      <div className={styles.actions}>
        <Button intent="primary" loading={isTrying} onClick={() => void tryAgain()}>
          Retry
        </Button>
        <Button variant="minimal" onClick={() => void signInAgain()}>
          Sign in again
        </Button>
      </div>
      <p role="status" className={styles.outcome}>
        {hasFailed && keychainMessages.stillLocked}
      </p>
    </main>
  );
}

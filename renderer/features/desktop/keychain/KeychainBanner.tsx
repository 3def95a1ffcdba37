import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { KeychainState } from '#shared/host.ts';
import { keychainMessages } from '#shared/texts/keychain.ts';
import styles from './Keychain.module.css';

interface KeychainBannerProps {
  readonly state: Exclude<KeychainState, 'ready'>;
  readonly retry: () => Promise<boolean>;
}

/** Banner on every screen while the session is only in memory. */
export function KeychainBanner({ state, retry }: KeychainBannerProps) {
  const [isTrying, setTrying] = useState(false);

  async function tryAgain() {
    setTrying(true);
    await retry().catch(() => false);
    setTrying(false);
  }

  return (
    <aside className={styles.banner} aria-label="Keychain">
      <p>{keychainMessages.memoryOnly[state]}</p>
      <Button size="small" loading={isTrying} onClick={() => void tryAgain()}>
        Retry
      </Button>
    </aside>
  );
}

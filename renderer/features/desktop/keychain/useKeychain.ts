import { useCallback, useEffect, useState } from 'react';
import type { KeychainPort, KeychainStatus } from '#shared/host.ts';

/** Returns the keychain status and follows changes; null until loaded. */
export function useKeychain(keychain: KeychainPort) {
  const [keychainStatus, setKeychainStatus] = useState<KeychainStatus | null>(null);
  useEffect(() => {
    let isHere = true;
    const take = (next: KeychainStatus) => isHere && setKeychainStatus(next);
    const stop = keychain.onChange(take);
    void keychain.standing().then(take, () => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [keychain]);

  /** Resolves with whether the session is now readable. */
  const retry = useCallback(async () => {
    const next = await keychain.retry();
    setKeychainStatus(next);
    return !next.isSessionLocked;
  }, [keychain]);
  return { standing: keychainStatus, retry };
}

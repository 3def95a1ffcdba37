import { useCallback, useEffect, useState } from 'react';
import type { KeychainPort, KeychainStanding } from '#shared/host.ts';

/** How the keychain stands, now and on each change; null until it has been asked. */
export function useKeychain(keychain: KeychainPort) {
  const [standing, setStanding] = useState<KeychainStanding | null>(null);
  useEffect(() => {
    let isHere = true;
    const take = (next: KeychainStanding) => isHere && setStanding(next);
    const stop = keychain.onChange(take);
    void keychain.standing().then(take, () => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [keychain]);

  /** Resolves with whether the session can be read now. */
  const retry = useCallback(async () => {
    const next = await keychain.retry();
    setStanding(next);
    return !next.isSessionLocked;
  }, [keychain]);
  return { standing, retry };
}

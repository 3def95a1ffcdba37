import type { ReactNode } from 'react';
import type { KeychainPort } from '#shared/host.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { KeychainBanner } from './KeychainBanner.tsx';
import { KeychainLocked } from './KeychainLocked.tsx';
import { useKeychain } from './useKeychain.ts';

interface KeychainGateProps {
  readonly keychain: KeychainPort;
  readonly children: ReactNode;
}

/** Wraps every desktop screen; reports a session that can't be read or saved. */
export function KeychainGate({ keychain, children }: KeychainGateProps) {
  const { standing, retry } = useKeychain(keychain);
  const { session } = useAuth();
  if (standing?.isSessionLocked) return <KeychainLocked state={standing.state} retry={retry} />;
  if (standing === null || standing.state === 'ready' || session === null) return children;
  return (
    <>
      <KeychainBanner state={standing.state} retry={retry} />
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { KeychainDoor } from '../keychain/index.ts';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Around every screen of the desktop: what only an app that runs on a computer has to say. */
export default function DesktopDoor({ children }: { readonly children: ReactNode }) {
  const { keychain, updates } = useHost();
  return (
    <>
      {keychain === null ? children : <KeychainDoor keychain={keychain}>{children}</KeychainDoor>}
      {updates !== null && <UpdateNotice updates={updates} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { UpdateNotice } from '../../features/desktop/UpdateNotice.tsx';
import { KeychainGate } from '../../features/keychain/index.ts';
import OfflineNotice from '../../features/offline/OfflineNotice.tsx';
import { SavedFiles } from '../../features/savedFiles/SavedFiles.tsx';
import { useHost } from '../../host/HostContext.tsx';
import { useRefusedDrops } from './useRefusedDrops.ts';

/** What surrounds every screen on the desktop and no browser ever loads. */
export default function DesktopFrame({ children }: { readonly children: ReactNode }) {
  const { keychain, updates } = useHost();
  useRefusedDrops();
  return (
    <>
      <OfflineNotice keepsAnswers />
      {keychain === null ? children : <KeychainGate keychain={keychain}>{children}</KeychainGate>}
      <SavedFiles />
      {updates !== null && <UpdateNotice updates={updates} />}
    </>
  );
}

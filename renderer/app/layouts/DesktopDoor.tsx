import type { ReactNode } from 'react';
import type { KeychainPort } from '#shared/host.ts';
import KeychainDoor from '../../features/keychain/KeychainDoor.tsx';
import OfflineNotice from '../../features/offline/OfflineNotice.tsx';
import { SavedFiles } from '../../features/savedFiles/SavedFiles.tsx';
import '../../kit/page/print.css';
import { useRefusedDrops } from './useRefusedDrops.ts';

interface DesktopDoorProps {
  readonly keychain: KeychainPort;
  readonly children: ReactNode;
}

/** What surrounds every screen on the desktop and no browser ever loads. */
export default function DesktopDoor({ keychain, children }: DesktopDoorProps) {
  useRefusedDrops();
  return (
    <>
      <OfflineNotice keepsAnswers />
      <KeychainDoor keychain={keychain}>{children}</KeychainDoor>
      <SavedFiles />
    </>
  );
}

import { type ReactNode, useEffect } from 'react';
import { UpdateNotice } from '../../features/desktop/UpdateNotice.tsx';
import { KeychainGate } from '../../features/keychain/index.ts';
import OfflineNotice from '../../features/offline/OfflineNotice.tsx';
import { SavedFiles } from '../../features/savedFiles/SavedFiles.tsx';
import { useHost } from '../../host/HostContext.tsx';

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

/** Files dropped where nothing takes them do nothing, and the pointer says so beforehand. */
function useRefusedDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // Text that somebody drags into a field is none of ours, and what was taken is taken.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}

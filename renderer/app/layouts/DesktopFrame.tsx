import { type ReactNode, useEffect } from 'react';
import { FindBar } from '../../features/desktop/find/FindBar.tsx';
import { KeychainGate } from '../../features/desktop/keychain/index.ts';
import OfflineNotice from '../../features/desktop/offline/OfflineNotice.tsx';
import { DownloadNotices } from '../../features/desktop/savedFiles/DownloadNotices.tsx';
import { UpdateNotice } from '../../features/desktop/settings/UpdateNotice.tsx';
import { useHost } from '../../host/HostContext.tsx';

/** Frame of desktop screens; never loaded in a browser. */
export default function DesktopFrame({ children }: { readonly children: ReactNode }) {
  const { keychain, updates, onFind } = useHost();
  useRejectedDrops();
  return (
    <>
      <OfflineNotice keepsAnswers />
      {keychain === null ? children : <KeychainGate keychain={keychain}>{children}</KeychainGate>}
      <DownloadNotices />
      {onFind !== null && <FindBar onFind={onFind} />}
      {updates !== null && <UpdateNotice updates={updates} />}
    </>
  );
}

/** Ignores files dropped outside drop zones and shows so with the cursor. */
function useRejectedDrops(): void {
  useEffect(() => {
    const rejectDrop = (event: DragEvent) => {
      // Ignores text drags and drops that were already handled.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', rejectDrop);
    addEventListener('drop', rejectDrop);
    return () => {
      removeEventListener('dragover', rejectDrop);
      removeEventListener('drop', rejectDrop);
    };
  }, []);
}

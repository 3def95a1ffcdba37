import { type ComponentType, useEffect, useState } from 'react';
import { TOAST_VISIBLE_MS } from '#shared/constants.ts';
import { offlineMessages } from '#shared/texts/offline.ts';
import { isServerReachable, SERVER_RETRY_MS } from '../host/isServerReachable.ts';
import styles from './OfflineBar.module.css';

type Reach = 'reached' | 'away' | 'back';

/** Offline notice on a public page, also shown briefly after reconnecting. The page has nothing to sync. */
export default function OfflineBar() {
  const [reach, setReach] = useState<Reach>('reached');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const isThere = await isServerReachable();
      clearTimeout(timer);
      setReach((before) => (isThere ? (before === 'away' ? 'back' : before) : 'away'));
      if (!isThere) return;
      timer = setTimeout(() => {
        setReach('reached');
        // A failing connection may still respond once after the browser reports offline.
        if (!navigator.onLine)
          timer = setTimeout(handleNetworkChange, SERVER_RETRY_MS - TOAST_VISIBLE_MS);
      }, TOAST_VISIBLE_MS);
    };
    const handleNetworkChange = () => void look();
    addEventListener('offline', handleNetworkChange);
    addEventListener('online', handleNetworkChange);
    if (!navigator.onLine) handleNetworkChange();
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', handleNetworkChange);
      removeEventListener('online', handleNetworkChange);
    };
  }, []);

  useEffect(() => {
    void import('./countVisit.ts').then(
      ({ countVisit }) => countVisit(),
      // An uncounted visit can be ignored.
      () => undefined,
    );
  }, []);

  const { offline, backOnline } = offlineMessages;
  return (
    <>
      {reach !== 'reached' && (
        <p role="status" className={styles.bar}>
          {reach === 'away' ? offline : backOnline.title}
        </p>
      )}
      <InstallLoader />
    </>
  );
}

/** Loads the install prompt and the offline cache of the page. */
function InstallLoader() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('../features/desktop/install/InstallOverlays.tsx').then(
      (module) => setOverlays(() => module.default),
      // The page works without it.
      () => undefined,
    );
  }, []);
  return Overlays !== null && <Overlays />;
}

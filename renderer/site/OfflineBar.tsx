import { type ComponentType, useEffect, useState } from 'react';
import { TOAST_VISIBLE_MS } from '#shared/constants.ts';
import { offlineMessages } from '#shared/messages/offline.ts';
import { ASKED_AGAIN_MS, isServerThere } from '../host/isServerThere.ts';
import styles from './OfflineBar.module.css';

type Reach = 'reached' | 'away' | 'back';

/** Over a public page while it cannot go anywhere, and for a moment once it can. Nothing of it waits to be sent. */
export default function OfflineBar() {
  const [reach, setReach] = useState<Reach>('reached');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const isThere = await isServerThere();
      clearTimeout(timer);
      setReach((before) => (isThere ? (before === 'away' ? 'back' : before) : 'away'));
      if (!isThere) return;
      timer = setTimeout(() => {
        setReach('reached');
        // A line that goes may answer once more after the browser knows of it.
        if (!navigator.onLine) timer = setTimeout(hear, ASKED_AGAIN_MS - TOAST_VISIBLE_MS);
      }, TOAST_VISIBLE_MS);
    };
    const hear = () => void look();
    addEventListener('offline', hear);
    addEventListener('online', hear);
    if (!navigator.onLine) hear();
    return () => {
      clearTimeout(timer);
      removeEventListener('offline', hear);
      removeEventListener('online', hear);
    };
  }, []);

  useEffect(() => {
    void import('./countVisit.ts').then(
      ({ countVisit }) => countVisit(),
      // A visit that is not counted is nobody's loss.
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

/** The offer to install the app, and what keeps a page for the time without a network. */
function InstallLoader() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('../features/install/InstallOverlays.tsx').then(
      (module) => setOverlays(() => module.default),
      // Without it the page reads the same.
      () => undefined,
    );
  }, []);
  return Overlays !== null && <Overlays />;
}

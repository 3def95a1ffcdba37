import { useEffect, useState } from 'react';
import { TOAST_VISIBLE_MS } from '#shared/constants.ts';
import { offlineMessages } from '#shared/messages/offline.ts';
import { isServerThere } from '../host/isServerThere.ts';
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
      if (isThere) timer = setTimeout(() => setReach('reached'), TOAST_VISIBLE_MS);
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

  if (reach === 'reached') return null;
  const { offline, backOnline } = offlineMessages;
  return (
    <p role="status" className={styles.bar}>
      {reach === 'away' ? offline : backOnline.title}
    </p>
  );
}

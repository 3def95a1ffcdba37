import { useEffect, useRef, useState } from 'react';
import type { Uploads } from '../../../../data/files/useUploads.ts';
import { announce } from '../../../../ui/live/announce.ts';

/**
 * Queues a submission until its letter of intent is uploaded, then sends it once. If the upload fails or is removed,
 * the queue is cleared, and the author decides whether to send without it.
 */
export function useSendAfterUpload<T>(uploads: Uploads, onSend: (what: T) => void) {
  const [pending, setPending] = useState<{ readonly what: T } | null>(null);
  const latest = useRef(onSend);
  useEffect(() => {
    latest.current = onSend;
  });
  const { files } = uploads;
  const isMoving = files.some(({ state }) => state === 'sending');
  const hasArrived = files.length > 0 && uploads.isReady;
  useEffect(() => {
    if (pending === null || isMoving) return;
    setPending(null);
    if (hasArrived) latest.current(pending.what);
  }, [pending, isMoving, hasArrived]);

  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + Math.min(file.sent, file.size), 0);
  return {
    isWaiting: pending !== null,
    /** Upload progress in whole percent. */
    share: size === 0 ? 0 : Math.floor((100 * sent) / size),
    send(what: T) {
      if (pending !== null) return;
      if (!isMoving) {
        if (uploads.isReady) onSend(what);
        return;
      }
      setPending({ what });
      announce('The offer will be sent once its letter of intent is uploaded.');
    },
    stop: () => setPending(null),
  };
}

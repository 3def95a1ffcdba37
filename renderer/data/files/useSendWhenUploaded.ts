import { useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/live/announce.ts';
import type { Uploads } from './useUploads.ts';

type Queued = 'no' | 'waiting' | 'failed';

/** Sends once all uploads are complete. A failed upload cancels the send and shows an error. */
export function useSendWhenUploaded(
  { files, isReady }: Uploads,
  send: () => void,
  waiting: string,
) {
  const [queued, setQueued] = useState<Queued>('no');
  const isUploading = files.some(({ state }) => state === 'sending');
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const hasFiles = files.length > 0;
  useEffect(() => {
    if (queued === 'failed' && !hasFiles) setQueued('no');
    if (queued !== 'waiting' || isUploading) return;
    const isComplete = hasFiles && isReady;
    setQueued(hasFiles && !isReady ? 'failed' : 'no');
    if (isComplete) latest.current();
  }, [queued, isUploading, hasFiles, isReady]);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + Math.min(file.sent, file.size), 0);
  return {
    queued,
    isUploading,
    /** Upload progress in whole percent. */
    share: size === 0 ? 0 : Math.floor((100 * sent) / size),
    queue: () => {
      if (queued === 'waiting') return;
      setQueued('waiting');
      announce(waiting);
    },
    cancel: () => setQueued('no'),
  };
}

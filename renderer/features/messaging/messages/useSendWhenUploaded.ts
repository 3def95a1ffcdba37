import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../ui/live/announce.ts';
import type { Attachments } from './attachments/useAttachments.ts';

type Queued = 'no' | 'waiting' | 'failed';

/** Sends a message once its uploads are complete. A failed upload cancels the send and shows an error. */
export function useSendWhenUploaded({ files, isReady }: Attachments, send: () => void) {
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
  return {
    queued,
    isUploading,
    queue: () => {
      setQueued('waiting');
      announce('Your message will be sent when the upload is complete.');
    },
    cancel: () => setQueued('no'),
  };
}

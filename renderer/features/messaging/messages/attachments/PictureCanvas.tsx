import { useEffect, useRef, useState } from 'react';
import { MESSAGE_FILES_BUCKET } from '#shared/texts/files.ts';
import { useHost } from '../../../../host/HostContext.tsx';
import styles from './Attachments.module.css';
import type { MessageFile } from './filesApi.ts';

interface PictureCanvasProps {
  readonly file: MessageFile;
  /** Length of the longer side in pixels. */
  readonly longest: number;
}

/**
 * An image in a message, fetched with the viewer's permissions each time, so no URL exists that someone who has left
 * could keep.
 */
export function PictureCanvas({ file, longest }: PictureCanvasProps) {
  const host = useHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const { path, name } = file;

  useEffect(() => {
    const stop = new AbortController();
    async function draw() {
      const [{ url, publishableKey }, token] = await Promise.all([
        host.backend(),
        host.auth.accessToken(),
      ]);
      const response = await fetch(
        `${url}/storage/v1/object/authenticated/${MESSAGE_FILES_BUCKET}/${encodeURI(path)}`,
        {
          signal: stop.signal,
          headers: { apikey: publishableKey, authorization: `Bearer ${token ?? publishableKey}` },
        },
      );
      if (!response.ok) throw new Error(`Image request failed with status ${response.status}.`);
      const picture = await createImageBitmap(await response.blob());
      const place = canvas.current;
      if (place === null || stop.signal.aborted) return picture.close();
      const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
      place.width = Math.max(1, Math.round(picture.width * scale));
      place.height = Math.max(1, Math.round(picture.height * scale));
      place.getContext('2d')?.drawImage(picture, 0, 0, place.width, place.height);
      picture.close();
      setState('shown');
    }
    draw().catch(() => {
      if (!stop.signal.aborted) setState('missing');
    });
    return () => stop.abort();
  }, [host, path, longest]);

  return (
    <>
      <canvas ref={canvas} role="img" aria-label={name} data-state={state} />
      {state === 'missing' && <span className={styles.facts}>Can't display this image.</span>}
    </>
  );
}

import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { OpenPdf } from '../../../ui/pdf/openPdf.ts';
import { PageBar } from '../../../ui/pdf/PageBar.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { CourseMedia } from './courseMedia.ts';
import styles from './Media.module.css';
import { useCourseFileContentQuery } from './mediaApi.ts';

interface FileViewerProps {
  readonly media: CourseMedia;
  readonly onClose: () => void;
}

/** Shows a PDF or a picture over the lesson. */
export const FileViewer = ({ media, onClose }: FileViewerProps) => (
  <Dialog label={media.name} place="stage" onClose={onClose}>
    <div className={styles.viewer}>
      {media.type === 'application/pdf' ? (
        <PdfPages media={media} onClose={onClose} />
      ) : (
        <Picture media={media} onClose={onClose} />
      )}
    </div>
  </Dialog>
);

function Picture({ media, onClose }: FileViewerProps) {
  const query = useCourseFileContentQuery(media.path);
  return (
    <>
      <div className={ui.actions12}>
        <strong>{media.name}</strong>
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(url) => <img src={url} alt={media.name} className={styles.picture} />}
      </Loaded>
    </>
  );
}

function PdfPages({ media, onClose }: FileViewerProps) {
  const { data: content, error } = useCourseFileContentQuery(media.path);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (content === undefined) return;
    let isCurrent = true;
    let opened: OpenPdf | null = null;
    async function open(dataUrl: string) {
      const { openPdf } = await import('../../../ui/pdf/openPdf.ts');
      opened = await openPdf(readDataUrl(dataUrl));
      if (isCurrent) setPdf(opened);
      else await opened.close();
    }
    open(content).catch(() => isCurrent && setState('missing'));
    return () => {
      isCurrent = false;
      void opened?.close();
    };
  }, [content]);

  useEffect(() => {
    if (pdf === null || canvas.current === null) return;
    let isCurrent = true;
    pdf
      .draw(page, canvas.current)
      .then(() => isCurrent && setState('shown'))
      .catch(() => isCurrent && setState('missing'));
    return () => {
      isCurrent = false;
    };
  }, [pdf, page]);

  const pages = pdf?.pages ?? 1;
  const isMissing = error !== undefined || state === 'missing';
  return (
    <>
      <PageBar name={media.name} page={page} pages={pages} onPage={setPage} onClose={onClose} />
      {isMissing && <p role="alert">This file could not be shown. Download it instead.</p>}
      {!isMissing && state === 'loading' && <Skeleton height="24rem" />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${page} of ${media.name}`}
        hidden={state !== 'shown'}
      />
    </>
  );
}

const readDataUrl = (url: string): Uint8Array =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (char) => char.charCodeAt(0));

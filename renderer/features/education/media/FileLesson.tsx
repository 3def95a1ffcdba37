import { Button } from '@blueprintjs/core';
import { lazy, Suspense, useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { Prose } from '../../../site/blocks/Prose.tsx';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { CourseMedia } from './courseMedia.ts';
import styles from './Media.module.css';
import { useDownloadCourseFileMutation } from './mediaApi.ts';

const FileViewer = lazy(async () => ({
  default: (await import('./FileViewer.tsx')).FileViewer,
}));

const MAX_SHOWN_BYTES = 20 * 1024 * 1024;

/** PDFs and pictures open on this page; other and larger files are downloaded. */
const canOpen = ({ type, size }: CourseMedia): boolean =>
  size <= MAX_SHOWN_BYTES && (type === 'application/pdf' || type.startsWith('image/'));

interface FileLessonProps {
  readonly media: CourseMedia;
  readonly text: string;
}

/** A file of a lesson. Each download checks the learner's rights. */
export function FileLesson({ media, text }: FileLessonProps) {
  const [isOpen, setOpen] = useState(false);
  const [download, { isLoading }] = useDownloadCourseFileMutation();
  async function save() {
    const { data: url } = await download(media.path);
    if (url !== undefined) saveUrl(media.name, url);
  }
  return (
    <section aria-label={`File: ${media.name}`} className={styles.file}>
      <div>
        <strong className={styles.name}>{media.name}</strong>{' '}
        <span className={ui.caption}>{formatBytes(media.size)}</span>
        {text !== '' && (
          <p>
            <Prose text={text} />
          </p>
        )}
      </div>
      <div className={ui.wrap}>
        {canOpen(media) && (
          <Button intent="primary" aria-label={`Open ${media.name}`} onClick={() => setOpen(true)}>
            Open
          </Button>
        )}
        <Button
          loading={isLoading}
          aria-label={`Download ${media.name}`}
          onClick={() => void save()}
        >
          Download
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <FileViewer media={media} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

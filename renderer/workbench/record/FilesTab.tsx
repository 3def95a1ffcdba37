import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useEffect } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { UploadTray } from '../../data/files/UploadTray.tsx';
import { useUploads } from '../../data/files/useUploads.ts';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { RecordFile } from '../data/attachments.ts';
import {
  RECORD_FILES,
  useAddRecordFileMutation,
  useListRecordFilesQuery,
  useRecordFileLinkMutation,
  useRemoveRecordFileMutation,
  useRemoveStrayFileMutation,
} from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import { DropZone } from '../files/DropZone.tsx';
import styles from './Record.module.css';

/** Storage limit; `record-files` uses the same. */
const LARGEST = 50 * 1024 * 1024;
const MOST_AT_ONCE = 20;

interface FilesTabProps {
  readonly of: RecordKey;
  readonly userId: string;
}

/** Files of a record. */
export function FilesTab({ of, userId }: FilesTabProps) {
  const list = useListRecordFilesQuery(of);
  const [add] = useAddRecordFileMutation();
  const [removeStray] = useRemoveStrayFileMutation();
  const uploads = useUploads({
    bucket: RECORD_FILES,
    folder: [userId, of.noun.kind, of.id].join('/'),
    largest: LARGEST,
    most: MOST_AT_ONCE,
    refused: `You can't add files to this ${of.noun.one}.`,
    async onArrived({ id, name }) {
      const { error } = await add({ ...of, fileId: id, name });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the document. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
  const pendingFiles = uploads.files.filter(({ state }) => state !== 'ready');
  // Uploaded files appear in the list below and leave the tray.
  const { clear } = uploads;
  const isDone = pendingFiles.length === 0 && uploads.files.length > 0;
  useEffect(() => {
    if (isDone) clear();
  }, [isDone, clear]);
  return (
    <>
      <DropZone
        label="Add files"
        isMultiple
        hint={`Images, PDF, Office files, text, CSV, and ZIP up to ${formatBytes(LARGEST)}.`}
        onFiles={uploads.add}
      />
      <UploadTray label="Uploads" uploads={{ ...uploads, files: pendingFiles }} />
      <Loaded
        answer={list}
        waiting={<Skeleton height="6rem" />}
        nothing={<p className={ui.muted}>No files yet.</p>}
      >
        {(files) => (
          <ul className={styles.files}>
            {files.map((file) => (
              <FileRow key={file.id} of={of} file={file} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function FileRow({ of, file }: { readonly of: RecordKey; readonly file: RecordFile }) {
  const [link] = useRecordFileLinkMutation();
  const [remove, { isLoading }] = useRemoveRecordFileMutation();
  async function open() {
    const { data } = await link(file);
    if (data !== undefined) location.assign(data.signedUrl);
  }
  return (
    <li>
      <button
        type="button"
        className={`${ui.linkButton} ${styles.file}`}
        onClick={() => void open()}
      >
        {file.name}
      </button>
      <span className={styles.due}>
        {formatBytes(file.size)} · {formatDay(file.created_at)}
      </span>
      <Button
        size="small"
        variant="minimal"
        icon={<SmallCross />}
        aria-label={`Remove ${file.name}`}
        loading={isLoading}
        onClick={() => void remove({ ...of, fileId: file.id })}
      />
    </li>
  );
}

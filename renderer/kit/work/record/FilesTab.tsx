import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDay } from '#shared/format/date.ts';
import type { RecordFile } from '../../../core/records/hanging.ts';
import {
  useAddRecordFileMutation,
  useListRecordFilesQuery,
  useRecordFileLinkMutation,
  useRemoveRecordFileMutation,
} from '../../../core/records/hangingApi.ts';
import type { RecordKey } from '../../../core/records/recordsApi.ts';
import { Loaded } from '../../state/Loaded.tsx';
import { Skeleton } from '../../state/Skeleton.tsx';
import { DropZone } from '../files/DropZone.tsx';
import styles from './Record.module.css';

interface FilesTabProps {
  readonly of: RecordKey;
  readonly userId: string;
}

/** Files that belong to a record. */
export function FilesTab({ of, userId }: FilesTabProps) {
  const list = useListRecordFilesQuery(of);
  const [add, { isLoading }] = useAddRecordFileMutation();
  async function addAll(files: readonly File[]) {
    for (const file of files) {
      await add({ ...of, userId, fileId: crypto.randomUUID(), file });
    }
  }
  return (
    <>
      <DropZone
        label={isLoading ? 'Adding' : 'Add files'}
        isMultiple
        isDisabled={isLoading}
        onFiles={(files) => void addAll(files)}
      />
      <Loaded
        answer={list}
        waiting={<Skeleton height="6rem" />}
        nothing={<p className={styles.none}>No file yet.</p>}
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
      <button type="button" className={styles.file} onClick={() => void open()}>
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

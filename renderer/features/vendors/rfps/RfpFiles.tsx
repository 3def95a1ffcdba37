import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rfps.module.css';
import {
  RFP_FILES,
  useAddRfpFileMutation,
  useDownloadRfpFileMutation,
  useRemoveRfpFileMutation,
  useRemoveStrayRfpFileMutation,
} from './rfpFilesApi.ts';
import type { RfpFile } from './rfps.ts';

/** Storage limit, the same as in `rfp-files`. */
const LARGEST = 25 * 1024 * 1024;

interface RfpFilesProps {
  readonly rfpId: string;
  readonly files: readonly RfpFile[];
  /** What the files belong to, for the names of buttons. */
  readonly label: string;
  /** Where new files go; null if the user can't add any. */
  readonly addTo: { readonly amendmentId?: string; readonly questionId?: string } | null;
  readonly canRemove?: boolean;
}

/** Files of an RFP, an amendment, or a question. */
export function RfpFiles({ rfpId, files, label, addTo, canRemove = false }: RfpFilesProps) {
  const [download] = useDownloadRfpFileMutation();
  const [remove, { isLoading }] = useRemoveRfpFileMutation();
  async function save({ path, name }: RfpFile) {
    const { data: url } = await download(path);
    if (url !== undefined) saveUrl(name, url);
  }
  if (files.length === 0 && addTo === null) return null;
  return (
    <div className={ui.stack8}>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={`Files: ${label}`}>
          {files.map((file) => (
            <li key={file.id}>
              <Button
                size="small"
                variant="minimal"
                aria-label={`Download ${file.name}`}
                onClick={() => void save(file)}
              >
                {file.name}
              </Button>
              <span className={ui.caption}>{formatBytes(file.size)}</span>
              {canRemove && (
                <Button
                  size="small"
                  variant="minimal"
                  icon={<SmallCross />}
                  aria-label={`Remove ${file.name}`}
                  disabled={isLoading}
                  onClick={() => void remove(file.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {addTo !== null && <AddFiles rfpId={rfpId} label={label} addTo={addTo} />}
    </div>
  );
}

interface AddFilesProps {
  readonly rfpId: string;
  readonly label: string;
  readonly addTo: { readonly amendmentId?: string; readonly questionId?: string };
}

function AddFiles({ rfpId, label, addTo }: AddFilesProps) {
  const [add] = useAddRfpFileMutation();
  const [removeStray] = useRemoveStrayRfpFileMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    bucket: RFP_FILES,
    folder: rfpId,
    largest: LARGEST,
    most: 10,
    refused: "You can't add files here now.",
    async onArrived({ id, name }) {
      const { error } = await add({ id, rfpId, name, ...addTo });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the file. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
  const pending = uploads.files.filter(({ state }) => state !== 'ready');
  // Attached files appear in the list above and leave the tray.
  const { clear } = uploads;
  const isDone = pending.length === 0 && uploads.files.length > 0;
  useEffect(() => {
    if (isDone) clear();
  }, [isDone, clear]);
  return (
    <>
      <div className={ui.line}>
        <Button
          size="small"
          aria-label={`Add files: ${label}`}
          onClick={() => chooser.current?.click()}
        >
          Add files
        </Button>
        <span className={ui.caption}>PDF, images, Office files up to 25 MB.</span>
      </div>
      <UploadTray label={`Uploads: ${label}`} uploads={{ ...uploads, files: pending }} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label={`Files to add: ${label}`}
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          target.value = '';
        }}
      />
    </>
  );
}

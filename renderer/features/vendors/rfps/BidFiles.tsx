import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import {
  MAX_BID_FILE_BYTES,
  MAX_BID_FILES,
  type BidFile as SealedFile,
} from '#shared/vendors/rfps/bidFiles.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { type Uploads, useUploads } from '../../../data/files/useUploads.ts';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rfps.module.css';
import {
  BID_FILES,
  useDownloadRfpFileMutation,
  useOpenBidFileMutation,
  useRemoveStrayBidFileMutation,
} from './rfpFilesApi.ts';
import type { BidFile, VendorRfp } from './rfps.ts';
import { sealBidFile } from './sealBidFile.ts';

interface BidFilesProps {
  readonly rfpId: string;
  readonly files: readonly BidFile[];
}

/** Files of an opened bid. The first download decrypts a file on the server. */
export function BidFiles({ rfpId, files }: BidFilesProps) {
  const [open, { isLoading }] = useOpenBidFileMutation();
  const [download] = useDownloadRfpFileMutation();
  if (files.length === 0) return null;
  async function save({ id, path, name, state }: BidFile) {
    if (state === 'sealed') {
      const { data } = await open({ rfp: rfpId, id });
      if (data?.state !== 'stored') return;
    }
    const { data: url } = await download(path);
    if (url !== undefined) saveUrl(name ?? 'file', url);
  }
  return (
    <ul className={styles.files} aria-label="Files of the bid">
      {files.map((file) => (
        <li key={file.id}>
          {file.state === 'rejected' ? (
            <span>{file.name}</span>
          ) : (
            <Button
              size="small"
              variant="minimal"
              aria-label={`Download ${file.name}`}
              disabled={isLoading}
              onClick={() => void save(file)}
            >
              {file.name}
            </Button>
          )}
          <span className={ui.caption}>
            {file.state === 'rejected'
              ? 'Missing, damaged, or not an allowed type'
              : formatBytes(file.size ?? 0)}
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface BidUploads {
  readonly uploads: Uploads;
  /** The uploaded files with their keys, for the sealed bid. */
  readonly list: () => readonly SealedFile[];
}

/** Encrypts chosen files in this browser, each with its own key, and uploads them. */
export function useBidUploads(rfp: VendorRfp): BidUploads {
  const [removeStray] = useRemoveStrayBidFileMutation();
  const keys = useRef(new Map<string, SealedFile>());
  const uploads = useUploads({
    bucket: BID_FILES,
    folder: `${rfp.id}/${rfp.my_participant ?? ''}`,
    largest: MAX_BID_FILE_BYTES,
    most: MAX_BID_FILES,
    refused: "You can't add files to this bid now.",
    async encode(id, { name, content }) {
      const { sealed, key } = await sealBidFile(await content.arrayBuffer());
      keys.current.set(id, { id, name, size: content.size, key });
      return { name, type: 'application/octet-stream', content: sealed };
    },
    onRemoved: (path) => void removeStray(path),
  });
  return {
    uploads,
    list: () => uploads.ready.flatMap(({ id }) => keys.current.get(id) ?? []),
  };
}

/** Chooses the files of a bid and shows their uploads. */
export function BidFilesField({ uploads }: Pick<BidUploads, 'uploads'>) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <fieldset className={styles.group}>
      <legend>Files</legend>
      <p className={ui.note}>
        Encrypted with the bid. PDF, images, Office files, up to {MAX_BID_FILES} of 25 MB. A
        replaced bid needs its files again.
      </p>
      <UploadTray label="Files of the bid" uploads={uploads} />
      <div className={ui.actions}>
        <Button
          size="small"
          disabled={uploads.files.length >= MAX_BID_FILES}
          onClick={() => chooser.current?.click()}
        >
          Add files
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        aria-label="Files to add to the bid"
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          target.value = '';
        }}
      />
    </fieldset>
  );
}

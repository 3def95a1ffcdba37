import { Button } from '@blueprintjs/core';
import { useRef } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { UploadTray } from '../../../data/files/UploadTray.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import ui from '../../../ui/theme/ui.module.css';
import { OFFERING_FILES, syndicationApi } from './syndicationApi.ts';
import type { OfferingFile } from './syndicationShapes.ts';

/** Storage limit, the same as in `offering-files`. */
const LARGEST = 20 * 1024 * 1024;

interface FileButtonProps {
  readonly file: Pick<OfferingFile, 'id' | 'path' | 'name' | 'size'>;
  /** For the investor of a notice or tax form: opening it records a delivery receipt. */
  readonly needsReceipt?: boolean;
}

/** Downloads one file. */
export function OfferingFileButton({ file, needsReceipt = false }: FileButtonProps) {
  const [open] = syndicationApi.useOpenOfferingFileMutation();
  const [download, { isLoading }] = syndicationApi.useDownloadOfferingFileMutation();
  return (
    <Button
      size="small"
      variant="minimal"
      loading={isLoading}
      aria-label={`Download ${file.name}`}
      onClick={async () => {
        if (needsReceipt && (await open(file.id)).data === undefined) return;
        const { data: url } = await download(file.path);
        if (url !== undefined) saveUrl(file.name, url);
      }}
    >
      {file.name} <span className={ui.caption}>{formatBytes(file.size)}</span>
    </Button>
  );
}

interface AddFileProps {
  readonly offeringId: string;
  readonly label: string;
  /** Attaches an upload; returns the failed request, if any. */
  readonly attach: (file: { readonly id: string; readonly name: string }) => Promise<{
    readonly error?: unknown;
  }>;
  readonly most?: number;
}

/** Uploads files below an offering. */
export function AddOfferingFile({ offeringId, label, attach, most = 5 }: AddFileProps) {
  const [removeStray] = syndicationApi.useRemoveStrayOfferingFileMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    bucket: OFFERING_FILES,
    folder: offeringId,
    largest: LARGEST,
    most,
    refused: "You can't add files to this offering.",
    async onArrived({ id, name }) {
      const { error } = await attach({ id, name });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the file. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
  return (
    <>
      <Button size="small" onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <UploadTray label={`Upload: ${label}`} uploads={uploads} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={most > 1}
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        aria-label={`Files: ${label}`}
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          target.value = '';
        }}
      />
    </>
  );
}

import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { AddFileButton } from '../../../data/files/AddFileButton.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import type { OpenResident } from '../resident.ts';
import styles from './Resident.module.css';
import {
  RESIDENT_FILES,
  useAttachDocumentFileMutation,
  useDownloadDocumentFileMutation,
  useRemoveStrayResidentFileMutation,
  useSignedAgreementQuery,
} from './residentFilesApi.ts';

/** Storage limit, the same as in `resident-files`. */
const LARGEST = 15 * 1024 * 1024;

interface DocumentFileProps {
  readonly resident: OpenResident;
  readonly row: RecordRow;
  readonly canWrite: boolean;
}

const textOf = (row: RecordRow, name: string): string | null => {
  const value = getFieldValue(row, name);
  return typeof value === 'string' ? value : null;
};

/** The file of a resident's document: download it, or add one. */
export function DocumentFile({ resident, row, canWrite }: DocumentFileProps) {
  const path = textOf(row, 'file_path');
  const name = textOf(row, 'file_name');
  if (textOf(row, 'agreement_id') !== null) return <SignedCopy documentId={row.id} />;
  if (path !== null && name !== null) {
    return <Download path={path} name={name} size={Number(getFieldValue(row, 'file_size'))} />;
  }
  return canWrite ? <AddFile resident={resident} row={row} /> : '—';
}

/** The agreement that was signed online, as it was signed. */
function SignedCopy({ documentId }: { readonly documentId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="minimal" onClick={() => setOpen(true)}>
        View signed copy
      </Button>
      {isOpen && (
        <Dialog label="Signed agreement" place="panel" onClose={() => setOpen(false)}>
          <Copy documentId={documentId} />
        </Dialog>
      )}
    </>
  );
}

function Copy({ documentId }: { readonly documentId: string }) {
  const query = useSignedAgreementQuery(documentId);
  return (
    <div className={styles.copy}>
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={<p className={ui.muted}>Signed copy not found.</p>}
      >
        {(copy) =>
          copy !== null && (
            <article className={ui.stack16}>
              <h2>{copy.title}</h2>
              <p className={ui.multiline}>{copy.body}</p>
              <p>
                Signed by {copy.name}, {formatDateTime(copy.signed_at)}.{' '}
                <Link to={linkTo('buyerAgreement', {}, { proof: copy.hash })}>
                  Verify signature
                </Link>
              </p>
            </article>
          )
        }
      </Loaded>
    </div>
  );
}

interface DownloadProps {
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

function Download({ path, name, size }: DownloadProps) {
  const [download, { isLoading }] = useDownloadDocumentFileMutation();
  async function save() {
    const { data: url } = await download(path);
    if (url !== undefined) saveUrl(name, url);
  }
  return (
    <Button
      size="small"
      variant="minimal"
      loading={isLoading}
      aria-label={`Download ${name}`}
      onClick={() => void save()}
    >
      {name} <span className={ui.caption}>{formatBytes(size)}</span>
    </Button>
  );
}

function AddFile({ resident, row }: Omit<DocumentFileProps, 'canWrite'>) {
  const [attach] = useAttachDocumentFileMutation();
  const [removeStray] = useRemoveStrayResidentFileMutation();
  const uploads = useUploads({
    bucket: RESIDENT_FILES,
    folder: `${resident.community_id}/${resident.id}`,
    largest: LARGEST,
    most: 1,
    refused: "Your position can't add files to this resident.",
    async onArrived({ id, name }) {
      const { error } = await attach({ documentId: row.id, fileId: id, name });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the file. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
  return <AddFileButton title={String(getFieldValue(row, 'name'))} uploads={uploads} />;
}

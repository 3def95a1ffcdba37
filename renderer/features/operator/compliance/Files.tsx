import { Button } from '@blueprintjs/core';
import { formatBytes } from '#shared/format/bytes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { AddFileButton } from '../../../data/files/AddFileButton.tsx';
import { useUploads } from '../../../data/files/useUploads.ts';
import { saveUrl } from '../../../ui/file/saveFile.ts';
import { RemoveButton } from '../../../ui/table/EditButtons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  COMPLIANCE_FILES,
  useAttachComplianceFileMutation,
  useDownloadComplianceFileMutation,
  useRemoveComplianceFileMutation,
  useRemoveStrayComplianceFileMutation,
} from './complianceApi.ts';
import type { ComplianceFile } from './complianceShapes.ts';

/** Storage limit, the same as in `compliance-files`. */
const LARGEST = 15 * 1024 * 1024;

interface FilesProps {
  readonly communityId: string;
  readonly kind: string;
  readonly subjectId: string;
  /** What the files belong to, for accessible names. */
  readonly title: string;
  readonly files: readonly ComplianceFile[];
  readonly canChange: boolean;
}

/** Files of a license, finding, policy, certificate, or asset: download, add, remove. */
export function Files({ communityId, kind, subjectId, title, files, canChange }: FilesProps) {
  const [download] = useDownloadComplianceFileMutation();
  const [remove] = useRemoveComplianceFileMutation();
  async function save(path: string, name: string) {
    const { data: url } = await download(path);
    if (url !== undefined) saveUrl(name, url);
  }
  return (
    <div className={ui.actions}>
      {files.map(({ id, path, name, size }) => (
        <span key={id}>
          <Button
            size="small"
            variant="minimal"
            aria-label={`Download ${name}`}
            onClick={() => void save(path, name)}
          >
            {name} <span className={ui.caption}>{formatBytes(size)}</span>
          </Button>
          {canChange && <RemoveButton name={name} onRemove={() => void remove(id)} />}
        </span>
      ))}
      {canChange && (
        <AddFile communityId={communityId} kind={kind} subjectId={subjectId} title={title} />
      )}
    </div>
  );
}

function AddFile({ communityId, kind, subjectId, title }: Omit<FilesProps, 'files' | 'canChange'>) {
  const [attach] = useAttachComplianceFileMutation();
  const [removeStray] = useRemoveStrayComplianceFileMutation();
  const uploads = useUploads({
    bucket: COMPLIANCE_FILES,
    folder: communityId,
    largest: LARGEST,
    most: 5,
    refused: "Your position can't add files here.",
    async onArrived({ id, name }) {
      const { error } = await attach({ kind, subjectId, fileId: id, name });
      if (error === undefined) return null;
      return isDataError(error) ? dataErrorMessage(error) : "Couldn't add the file. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
  return <AddFileButton title={title} uploads={uploads} isMultiple />;
}

import { Document, Download } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import styles from './Attachments.module.css';
import { type MessageFile, useLinkFileMutation, useListMessageFilesQuery } from './filesApi.ts';
import { PictureCanvas } from './PictureCanvas.tsx';

/** A message's files: images are displayed, and every file can be downloaded. */
export function MessageFiles({ messageId }: { readonly messageId: string }) {
  const query = useListMessageFilesQuery(messageId);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton width="15rem" height="3rem" />}
      // In a conversation, one line is enough.
      around={() => <PlainButton onClick={() => void query.refetch()}>Reload files</PlainButton>}
    >
      {(files) => (
        <ul className={`${ui.wrap} ${styles.files}`} aria-label="Files">
          {files.map((file) => (
            <li key={file.id}>
              {file.type.startsWith('image/') && <Picture file={file} />}
              <FileLine file={file} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** A file name with a download button. */
export function FileLine({ file }: { readonly file: MessageFile }) {
  const [link, { isLoading }] = useLinkFileMutation();
  async function save() {
    const { data } = await link(file);
    if (data === undefined) return;
    const anchor = document.createElement('a');
    anchor.href = data.signedUrl;
    anchor.download = file.name;
    anchor.click();
  }
  return (
    <p className={styles.file}>
      <Document />
      <span className={`${ui.truncate} ${styles.name}`} title={file.name}>
        {file.name}
      </span>
      <span className={styles.facts}>{formatBytes(file.size)}</span>
      <PlainButton
        variant="minimal"
        aria-label={`Download ${file.name}`}
        aria-busy={isLoading}
        onClick={() => void save()}
      >
        <Download />
      </PlainButton>
    </p>
  );
}

function Picture({ file }: { readonly file: MessageFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.preview} onClick={() => setOpen(true)}>
        <PictureCanvas file={file} longest={640} />
      </button>
      {isOpen && (
        <Dialog label={file.name} place="stage" onClose={() => setOpen(false)}>
          <div className={styles.stage}>
            <PictureCanvas file={file} longest={2400} />
            <PlainButton onClick={() => setOpen(false)}>Close</PlainButton>
          </div>
        </Dialog>
      )}
    </>
  );
}

import { useRef } from 'react';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { DropZone } from '../../../workbench/files/DropZone.tsx';
import styles from './Rooms.module.css';
import type { RoomView } from './roomShapes.ts';
import { TextButton } from './TextButton.tsx';
import { type RoomUpload, useRoomUploads } from './useRoomUploads.ts';

interface AddDocumentsProps {
  readonly room: RoomView;
  readonly folderId: string;
}

/** Uploads documents and whole folders to a room folder; interrupted uploads resume. */
export function AddDocuments({ room, folderId }: AddDocumentsProps) {
  const { files, add, retry, forget } = useRoomUploads(room, folderId);
  const folders = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.uploads}>
      <DropZone
        label="Add documents"
        isMultiple
        onFiles={add}
        hint="PDF, images, Office, and text files. We scan them for personal data before sharing."
      />
      <input
        ref={folders}
        type="file"
        hidden
        multiple
        aria-label="Add folder"
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <PlainButton onClick={() => folders.current?.click()}>Add folder</PlainButton>
      {files.length > 0 && (
        <ul className={styles.items} aria-label="Uploading">
          {files.map((file) => (
            <Line key={file.id} file={file} onRetry={retry} onForget={forget} />
          ))}
        </ul>
      )}
    </div>
  );
}

const STATE_LABELS: Readonly<Record<RoomUpload['state'], string>> = {
  sending: 'Sending',
  checking: 'Scanning',
  clean: 'Added',
  quarantined: "Quarantined: contains personal data or can't be read",
  unchecked: "Added. It's still being scanned and will be visible once it passes.",
  failed: 'Upload failed',
  refused: 'Upload rejected',
};

interface LineProps {
  readonly file: RoomUpload;
  readonly onRetry: (id: string) => void;
  readonly onForget: (id: string) => void;
}

function Line({ file, onRetry, onForget }: LineProps) {
  const share = file.size === 0 ? 1 : file.sent / file.size;
  return (
    <li>
      <span className={styles.name}>{file.name}</span>
      {file.state === 'sending' && <progress value={share} aria-label={`${file.name}, sent`} />}
      <span className={styles.about}>{file.problem ?? STATE_LABELS[file.state]}</span>
      {file.state === 'failed' && <TextButton onClick={() => onRetry(file.id)}>Resume</TextButton>}
      {['failed', 'refused', 'clean', 'quarantined', 'unchecked'].includes(file.state) && (
        <TextButton
          aria-label={`Remove ${file.name} from this list`}
          onClick={() => onForget(file.id)}
        >
          Done
        </TextButton>
      )}
    </li>
  );
}

import { useRef } from 'react';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { DropZone } from '../../kit/work/files/DropZone.tsx';
import styles from './Rooms.module.css';
import type { RoomView } from './roomShapes.ts';
import { TextButton } from './TextButton.tsx';
import { type Arriving, useUploads } from './useUploads.ts';

interface AddDocumentsProps {
  readonly room: RoomView;
  readonly folderId: string;
}

/** Documents and whole folders for one folder of a room; what broke off goes on where it stopped. */
export function AddDocuments({ room, folderId }: AddDocumentsProps) {
  const { files, add, retry, forget } = useUploads(room, folderId);
  const folders = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.uploads}>
      <DropZone
        label="Add documents"
        isMultiple
        onFiles={add}
        hint="PDF, pictures, Office files, text. Each is checked for personal data before anybody reads it."
      />
      <input
        ref={folders}
        type="file"
        hidden
        multiple
        aria-label="Add a folder"
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <PlainButton onClick={() => folders.current?.click()}>Add a whole folder</PlainButton>
      {files.length > 0 && (
        <ul className={styles.items} aria-label="On their way">
          {files.map((file) => (
            <Line key={file.id} file={file} onRetry={retry} onForget={forget} />
          ))}
        </ul>
      )}
    </div>
  );
}

const WORDS: Readonly<Record<Arriving['state'], string>> = {
  sending: 'Sending',
  checking: 'Being checked',
  clean: 'In the room',
  quarantined: 'In quarantine: it holds personal data or cannot be read',
  unchecked: 'In the room. It is still being checked and can be read once it is clean.',
  failed: 'Not sent',
  refused: 'Not sent',
};

interface LineProps {
  readonly file: Arriving;
  readonly onRetry: (id: string) => void;
  readonly onForget: (id: string) => void;
}

function Line({ file, onRetry, onForget }: LineProps) {
  const share = file.size === 0 ? 1 : file.sent / file.size;
  return (
    <li>
      <span className={styles.name}>{file.name}</span>
      {file.state === 'sending' && <progress value={share} aria-label={`${file.name}, sent`} />}
      <span className={styles.about}>{file.problem ?? WORDS[file.state]}</span>
      {file.state === 'failed' && <TextButton onClick={() => onRetry(file.id)}>Go on</TextButton>}
      {['failed', 'refused', 'clean', 'quarantined', 'unchecked'].includes(file.state) && (
        <TextButton
          aria-label={`Take ${file.name} off this list`}
          onClick={() => onForget(file.id)}
        >
          Done
        </TextButton>
      )}
    </li>
  );
}

import { useRef } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useDrop } from '../../../workbench/files/useDrop.ts';
import type { PictureFile } from './picturePlan.ts';
import styles from './SubmitListing.module.css';

/** Enough for 200 listings. */
const MOST_FILES = 8000;
const DEEPEST = 8;
const ENDINGS = '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp';
const PICTURE = /\.(?:jpe?g|png|webp)$/i;

const listed = (files: Iterable<File>): PictureFile[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, file }));

const fileOf = (entry: FileSystemFileEntry): Promise<File | null> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(null)));

const entriesOf = (folder: FileSystemDirectoryEntry) => {
  const reader = folder.createReader();
  return new Promise<FileSystemEntry[]>((resolve) => {
    const found: FileSystemEntry[] = [];
    // The reader returns entries in batches, and an empty batch at the end.
    const read = () =>
      reader.readEntries(
        (entries) => {
          found.push(...entries);
          if (entries.length === 0 || found.length > MOST_FILES) resolve(found);
          else read();
        },
        () => resolve(found),
      );
    read();
  });
};

async function filesIn(entry: FileSystemEntry, depth = 0): Promise<PictureFile[]> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await fileOf(entry as FileSystemFileEntry);
    return file === null ? [] : [{ path, file }];
  }
  const files: PictureFile[] = [];
  const within = depth > DEEPEST ? [] : await entriesOf(entry as FileSystemDirectoryEntry);
  for (const one of within) {
    if (files.length < MOST_FILES) files.push(...(await filesIn(one, depth + 1)));
  }
  return files;
}

interface PictureFilesProps {
  readonly files: readonly PictureFile[];
  readonly onFiles: (files: readonly PictureFile[]) => void;
}

/** Drop area and picker for photos imported with a table, as files or a folder; nothing is read yet. */
export function PictureFiles({ files, onFiles }: PictureFilesProps) {
  const one = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  function add(more: readonly PictureFile[]) {
    const known = new Map(files.map((file) => [file.path, file]));
    for (const file of more) if (PICTURE.test(file.path)) known.set(file.path, file);
    onFiles([...known.values()].slice(0, MOST_FILES));
  }

  async function drop(transfer: DataTransfer) {
    // Dropped items must be read synchronously, before the event ends.
    const plain = listed(transfer.files);
    const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
    if (!entries.some(({ isDirectory }) => isDirectory)) return add(plain);
    const found: PictureFile[] = [];
    for (const entry of entries) found.push(...(await filesIn(entry)));
    add(found);
  }

  const dropped = useDrop((transfer) => void drop(transfer));
  return (
    <div className={`${ui.actions12} ${styles.beside}`} {...dropped}>
      <input
        ref={one}
        type="file"
        hidden
        multiple
        aria-label="Photos"
        accept={ENDINGS}
        onChange={({ target }) => {
          add(listed(target.files ?? []));
          target.value = '';
        }}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder of photos"
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => {
          add(listed(target.files ?? []));
          target.value = '';
        }}
      />
      <PlainButton onClick={() => one.current?.click()}>Add photos</PlainButton>
      <PlainButton variant="minimal" onClick={() => folder.current?.click()}>
        Add folder
      </PlainButton>
      <p>or drop them here</p>
      {files.length > 0 && (
        <p role="status">
          {files.length === 1 ? '1 photo' : `${formatNumber(files.length)} photos`} added.{' '}
          <PlainButton variant="minimal" onClick={() => onFiles([])}>
            Remove them
          </PlainButton>
        </p>
      )}
    </div>
  );
}

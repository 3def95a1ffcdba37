import { useCallback, useMemo, useRef, useState } from 'react';
import { plainName } from '../../../data/files/prepareFile.ts';
import { useUploads } from '../../../data/files/useUploads.ts';
import type { RoomView } from './roomShapes.ts';
import { useAddFolderMutation, useFileDocumentMutation } from './roomsApi.ts';

const LARGEST = 50 * 1024 * 1024;
/** Parallel uploads; the rest are queued. */
const LANES = 3;
const MOST = 2000;

type Checked = 'clean' | 'quarantined' | 'unchecked';

export interface RoomUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: 'sending' | 'checking' | 'failed' | 'refused' | Checked;
  readonly problem: string | null;
}

/** Returns the folder names in a chosen file's path. */
const foldersOf = (file: File): readonly string[] =>
  file.webkitRelativePath.split('/').slice(0, -1).map(plainName);

/** Uploads files to a room folder, a few at a time, then files and scans each. */
export function useRoomUploads(room: RoomView, folderId: string) {
  const [checked, setChecked] = useState<Readonly<Record<string, Checked>>>({});
  const folders = useRef(new Map<string, Promise<string>>());
  const starts = useRef(new WeakMap<File, string>());
  const [addFolder] = useAddFolderMutation();
  const [fileDocument] = useFileDocumentMutation();
  const startOf = (file: File) => starts.current.get(file) ?? folderId;

  /** Returns a file's folder, creating it if needed; each is requested once. */
  async function folderOf(file: File): Promise<string> {
    let parent = startOf(file);
    for (const name of foldersOf(file)) {
      const key = `${parent}/${name}`;
      const pendingFolder =
        folders.current.get(key) ??
        addFolder({ roomId: room.id, parentId: parent, id: crypto.randomUUID(), name }).unwrap();
      folders.current.set(key, pendingFolder);
      try {
        parent = await pendingFolder;
      } catch (error) {
        folders.current.delete(key);
        throw error;
      }
    }
    return parent;
  }

  const { files, add, remove, retry } = useUploads({
    bucket: 'room-files',
    folder: room.id,
    largest: LARGEST,
    most: MOST,
    lanes: LANES,
    refused: "This room doesn't accept your documents, or it's full.",
    facts: (name, source) => ({ folder_id: startOf(source), below: foldersOf(source), name }),
    onArrived: async ({ id, name, source }) => {
      try {
        const folder = await folderOf(source);
        const state = await fileDocument({ roomId: room.id, folderId: folder, id, name }).unwrap();
        const isKnown = state === 'clean' || state === 'quarantined';
        setChecked((before) => ({ ...before, [id]: isKnown ? state : 'unchecked' }));
        return null;
      } catch {
        return "Couldn't add the document. Try again.";
      }
    },
    // The server deletes uploads that weren't filed within a day.
    onRemoved: () => undefined,
  });

  const start = useCallback(
    (chosen: readonly File[]) => {
      const acceptedFiles = chosen.filter(({ name }) => !name.startsWith('.'));
      for (const file of acceptedFiles) starts.current.set(file, folderId);
      add(acceptedFiles);
    },
    [add, folderId],
  );

  const arriving = useMemo(
    () =>
      files.map(({ state, ...file }): RoomUpload => {
        const isSent = state === 'sending' && file.size > 0 && file.sent >= file.size;
        if (state === 'ready') return { ...file, state: checked[file.id] ?? 'unchecked' };
        return { ...file, state: isSent ? 'checking' : state };
      }),
    [checked, files],
  );
  return { files: arriving, add: start, retry, forget: remove };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { typeOfName } from '#shared/messages/files.ts';
import { sendFile, UploadRefused } from '../../core/files/sendFile.ts';
import { useHost } from '../../host/HostContext.tsx';
import type { RoomView } from './roomShapes.ts';
import { useAddFolderMutation, useFileDocumentMutation } from './roomsApi.ts';

const LARGEST = 50 * 1024 * 1024;
/** At once; the others wait. */
const LANES = 3;
const MOST = 2000;

export interface Arriving {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state:
    | 'waiting'
    | 'sending'
    | 'checking'
    | 'clean'
    | 'quarantined'
    | 'unchecked'
    | 'failed';
  readonly problem: string | null;
}

interface Work {
  readonly file: File;
  /** The names of the folders in which it lay, below the one that is open. */
  readonly below: readonly string[];
  readonly folderId: string;
  place: string | null;
}

const PROBLEMS: Readonly<Record<number, string>> = {
  0: 'The line broke. What has gone need not go again.',
  403: 'This room takes no documents of yours, or it is full.',
  413: `It is larger than ${formatBytes(LARGEST)}.`,
  415: 'It is not what its name says.',
};

const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069/\\]/gu, ' ')
    .slice(-200)
    .trim();

/** Sends files into a folder of a room, a few at once, and has each filed and checked. */
export function useUploads(room: RoomView, folderId: string) {
  const host = useHost();
  const [files, setFiles] = useState<readonly Arriving[]>([]);
  const works = useRef(new Map<string, Work>());
  const queue = useRef<string[]>([]);
  const running = useRef(0);
  const stop = useRef(new AbortController());
  const folders = useRef(new Map<string, Promise<string>>());
  const [addFolder] = useAddFolderMutation();
  const [fileDocument] = useFileDocumentMutation();

  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);

  const change = useCallback(
    (id: string, now: Partial<Arriving>) =>
      setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...now } : one))),
    [],
  );

  /** The folder for a file, made where there is none of that name; each is asked for once. */
  const folderOf = useCallback(
    async (start: string, below: readonly string[]): Promise<string> => {
      let parent = start;
      for (const name of below) {
        const key = `${parent}/${name}`;
        const made =
          folders.current.get(key) ??
          addFolder({ roomId: room.id, parentId: parent, id: crypto.randomUUID(), name }).unwrap();
        folders.current.set(key, made);
        try {
          parent = await made;
        } catch (error) {
          folders.current.delete(key);
          throw error;
        }
      }
      return parent;
    },
    [addFolder, room.id],
  );

  const send = useCallback(
    async (id: string, work: Work): Promise<void> => {
      const type = typeOfName(work.file.name);
      if (type === null || work.file.size > LARGEST) {
        const problem = type === null ? 'Files of this kind are not taken.' : PROBLEMS[413];
        return change(id, { state: 'failed', problem: problem ?? null });
      }
      change(id, { state: 'sending', problem: null });
      try {
        const { url, publishableKey } = await host.backend();
        await sendFile(
          { url, publishableKey, accessToken: () => host.auth.accessToken() },
          {
            bucket: 'room-files',
            path: `${room.id}/${id}`,
            type,
            content: work.file,
            place: work.place,
            signal: stop.current.signal,
            onPlace: (place) => {
              work.place = place;
            },
            onProgress: (sent) => change(id, { sent }),
          },
        );
        change(id, { state: 'checking' });
        const folder = await folderOf(work.folderId, work.below);
        const state = await fileDocument({
          roomId: room.id,
          folderId: folder,
          id,
          name: plainName(work.file.name),
        }).unwrap();
        const isKnown = state === 'clean' || state === 'quarantined';
        change(id, { state: isKnown ? state : 'unchecked' });
      } catch (error) {
        if (stop.current.signal.aborted) return;
        const status = error instanceof UploadRefused ? error.status : -1;
        if (status === 404 || status === 410) work.place = null;
        change(id, {
          state: 'failed',
          problem: PROBLEMS[status] ?? 'It could not be added. Go on to try again.',
        });
      }
    },
    [change, fileDocument, folderOf, host, room.id],
  );

  const next = useCallback(async () => {
    if (running.current >= LANES) return;
    running.current += 1;
    for (let id = queue.current.shift(); id !== undefined; id = queue.current.shift()) {
      const work = works.current.get(id);
      if (work !== undefined) await send(id, work);
    }
    running.current -= 1;
  }, [send]);

  const start = useCallback(() => {
    for (let lane = 0; lane < LANES; lane += 1) void next();
  }, [next]);

  const add = useCallback(
    (chosen: readonly File[]) => {
      const taken = chosen.filter(({ name }) => !name.startsWith('.')).slice(0, MOST);
      const rows = taken.map((file): Arriving => {
        const id = crypto.randomUUID();
        const below = file.webkitRelativePath.split('/').slice(0, -1).map(plainName);
        works.current.set(id, { file, below, folderId, place: null });
        queue.current.push(id);
        const { name, size } = file;
        return { id, name, size, sent: 0, state: 'waiting', problem: null };
      });
      setFiles((before) => [...before, ...rows]);
      start();
    },
    [folderId, start],
  );

  return {
    files,
    add,
    retry: (id: string) => {
      queue.current.push(id);
      start();
    },
    forget: (id: string) => {
      works.current.delete(id);
      setFiles((before) => before.filter((one) => one.id !== id));
    },
  };
}

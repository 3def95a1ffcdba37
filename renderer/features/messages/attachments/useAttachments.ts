import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { LARGEST_MESSAGE_FILE, MESSAGE_FILES, MOST_FILES } from '#shared/messages/files.ts';
import { sendFile, UploadRefused } from '../../../core/files/sendFile.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { announce } from '../../../kit/live/announce.ts';
import { useRemoveFileMutation } from './filesApi.ts';
import { type FileProblem, type PreparedFile, prepareFile } from './prepareFile.ts';

export interface Attachment {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'sending' | 'ready' | 'failed' | 'refused';
  /** Of its bytes, how many have gone. */
  readonly sent: number;
  readonly problem: string | null;
}

export interface Attachments {
  readonly files: readonly Attachment[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Forgets what was sent with a message. */
  readonly clear: () => void;
  /** Nothing is on its way, and nothing was refused. */
  readonly isReady: boolean;
  readonly ready: readonly { readonly id: string; readonly name: string }[];
}

interface Work {
  readonly file: File;
  readonly path: string;
  prepared: PreparedFile | null;
  place: string | null;
  stop: AbortController;
}

const PROBLEMS: Readonly<Record<FileProblem, string>> = {
  type: 'Only pictures, PDF, Office files, text, CSV and ZIP can be sent.',
  size: `It is larger than ${formatBytes(LARGEST_MESSAGE_FILE)}.`,
  picture: 'This picture cannot be read.',
};

const REFUSALS: Readonly<Record<number, string>> = {
  0: 'The line broke. What has gone need not go again.',
  403: 'Files cannot be sent in this conversation.',
  413: `It is larger than ${formatBytes(LARGEST_MESSAGE_FILE)}.`,
  415: 'It is not what its name says.',
  507: 'Your storage is full. Delete files, or choose a larger plan.',
};

/** The files that go with what somebody writes in a conversation: they are sent while the words are written. */
export function useAttachments(who: {
  readonly conversationId: string;
  readonly userId: string;
}): Attachments {
  const { conversationId, userId } = who;
  const host = useHost();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const works = useRef(new Map<string, Work>());
  const [removeFile] = useRemoveFileMutation();

  useEffect(
    () => () => {
      for (const { stop } of works.current.values()) stop.abort();
      works.current.clear();
    },
    [],
  );

  const change = useCallback(
    (id: string, now: Partial<Attachment>) =>
      setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...now } : one))),
    [],
  );

  const run = useCallback(
    async (id: string) => {
      const work = works.current.get(id);
      if (work === undefined) return;
      work.stop = new AbortController();
      change(id, { state: 'sending', problem: null });
      try {
        const prepared = work.prepared ?? (await prepareFile(work.file));
        if (typeof prepared === 'string') {
          change(id, { state: 'refused', problem: PROBLEMS[prepared] });
          announce(`${work.file.name}: ${PROBLEMS[prepared]}`);
          return;
        }
        work.prepared = prepared;
        change(id, { name: prepared.name, size: prepared.content.size });
        const { url, publishableKey } = await host.backend();
        await sendFile(
          { url, publishableKey, accessToken: () => host.auth.accessToken() },
          {
            bucket: MESSAGE_FILES,
            path: work.path,
            type: prepared.type,
            content: prepared.content,
            place: work.place,
            signal: work.stop.signal,
            onPlace: (place) => {
              work.place = place;
            },
            onProgress: (sent) => change(id, { sent }),
          },
        );
        change(id, { state: 'ready' });
        announce(`${prepared.name} is ready to send`);
      } catch (error) {
        if (work.stop.signal.aborted) return;
        const status = error instanceof UploadRefused ? error.status : 0;
        // An upload that the server no longer knows begins anew.
        if (status === 404 || status === 410) work.place = null;
        const isFinal = [403, 413, 415].includes(status);
        change(id, {
          state: isFinal ? 'refused' : 'failed',
          problem: REFUSALS[status] ?? 'It could not be sent. Try again.',
        });
        announce(`${work.file.name}: ${REFUSALS[status] ?? 'It could not be sent.'}`);
      }
    },
    [change, host],
  );

  const add = useCallback(
    (chosen: Iterable<File>) => {
      const room = MOST_FILES - works.current.size;
      for (const file of [...chosen].slice(0, room)) {
        const id = crypto.randomUUID();
        works.current.set(id, {
          file,
          path: `${userId}/${conversationId}/${id}`,
          prepared: null,
          place: null,
          stop: new AbortController(),
        });
        const { name, size } = file;
        setFiles((before) => [
          ...before,
          { id, name, size, state: 'sending', sent: 0, problem: null },
        ]);
        void run(id);
      }
      if ([...chosen].length > room) announce(`A message takes ${MOST_FILES} files at most.`);
    },
    [conversationId, run, userId],
  );

  const remove = useCallback(
    (id: string) => {
      const work = works.current.get(id);
      works.current.delete(id);
      setFiles((before) => before.filter((one) => one.id !== id));
      work?.stop.abort();
      if (work?.place) void removeFile(work.path);
    },
    [removeFile],
  );

  const clear = useCallback(() => {
    works.current.clear();
    setFiles([]);
  }, []);

  return useMemo(() => {
    const ready = files.filter(({ state }) => state === 'ready');
    return {
      files,
      add,
      remove,
      retry: (id) => void run(id),
      clear,
      isReady: ready.length === files.length,
      ready: ready.map(({ id, name }) => ({ id, name })),
    };
  }, [files, add, remove, run, clear]);
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { announce } from '../../ui/live/announce.ts';
import { type FileProblem, type PreparedFile, prepareFile } from './prepareFile.ts';
import { sendFile, UploadRejectedError } from './sendFile.ts';

interface Sending {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'sending' | 'ready' | 'failed' | 'refused';
  /** Bytes uploaded. */
  readonly sent: number;
  readonly problem: string | null;
}

export interface Uploads {
  readonly files: readonly Sending[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Clears finished uploads. */
  readonly clear: () => void;
  /** True if nothing is uploading or rejected. */
  readonly isReady: boolean;
  readonly ready: readonly { readonly id: string; readonly name: string }[];
}

interface Place {
  readonly bucket: string;
  /** Folder in which each file is named by its ID. */
  readonly folder: string;
  readonly largest: number;
  readonly most: number;
  /** Returns the MIME type for a file name, or null; if omitted, the types of messages are allowed. */
  readonly typeOf?: (name: string) => string | null;
  /** The types that `typeOf` allows, for the error message. */
  readonly allowed?: string;
  /** Message if the server denies uploads here. */
  readonly refused: string;
  /** Replaces what is sent, such as by encrypted content. */
  readonly encode?: (id: string, file: PreparedFile) => Promise<PreparedFile>;
  /** Processes each uploaded file before it is ready; returns a message on failure. */
  readonly onArrived?: (file: {
    readonly id: string;
    readonly name: string;
    readonly source: File;
  }) => Promise<string | null>;
  /** What the server needs to finish an upload if the tab closes before `onArrived` runs. */
  readonly facts?: (name: string, source: File) => object;
  /** Maximum parallel uploads; the rest are queued. Unlimited if omitted. */
  readonly lanes?: number;
  /** Called for fully or partly uploaded files that were removed. */
  readonly onRemoved: (path: string) => void;
}

interface Work {
  readonly file: File;
  readonly path: string;
  isSent: boolean;
  prepared: PreparedFile | null;
  place: string | null;
  stop: AbortController;
}

/** Limits are in units of 1,024 and labeled MB. */
const tooLarge = (largest: number) =>
  `The file is larger than ${Math.floor(largest / 2 ** 20)} MB.`;

const problemOf = (problem: FileProblem, { largest, allowed }: Place): string => {
  if (problem === 'size') return tooLarge(largest);
  if (problem === 'picture') return "This image can't be read.";
  return `Only ${allowed ?? 'images, PDF, Office files, text, CSV, and ZIP'} are allowed.`;
};

const getRejectionMessage = (status: number, { largest, refused }: Place): string | undefined =>
  ({
    0: 'Upload interrupted. Retry to resume where it stopped.',
    403: refused,
    413: tooLarge(largest),
    415: "The content doesn't match the file extension.",
    507: 'Your storage is full. Delete files or upgrade your plan.',
  })[status];

/** Chunked uploads to one destination that resume after connection errors. */
export function useUploads(place: Place): Uploads {
  const host = useHost();
  const [files, setFiles] = useState<readonly Sending[]>([]);
  const works = useRef(new Map<string, Work>());
  const latest = useRef(place);
  const queue = useRef<string[]>([]);
  const running = useRef(0);
  useEffect(() => {
    latest.current = place;
  });

  useEffect(
    () => () => {
      for (const { stop } of works.current.values()) stop.abort();
      works.current.clear();
    },
    [],
  );

  const change = useCallback(
    (id: string, now: Partial<Sending>) =>
      setFiles((before) => before.map((one) => (one.id === id ? { ...one, ...now } : one))),
    [],
  );

  const run = useCallback(
    async (id: string) => {
      const work = works.current.get(id);
      if (work === undefined) return;
      work.stop = new AbortController();
      const here = latest.current;
      change(id, { state: 'sending', problem: null });
      try {
        const prepared = work.prepared ?? (await prepareFile(work.file, here.largest, here.typeOf));
        if (typeof prepared === 'string') {
          const problem = problemOf(prepared, here);
          change(id, { state: 'refused', problem });
          announce(`${work.file.name}: ${problem}`);
          return;
        }
        if (work.prepared === null) {
          work.prepared = (await here.encode?.(id, prepared)) ?? prepared;
          change(id, { name: prepared.name, size: prepared.content.size });
        }
        const { type, content } = work.prepared;
        const { url, publishableKey } = await host.backend();
        if (!work.isSent) {
          await sendFile(
            { url, publishableKey, accessToken: () => host.auth.accessToken() },
            {
              bucket: here.bucket,
              path: work.path,
              type,
              content,
              facts: here.facts?.(prepared.name, work.file),
              place: work.place,
              signal: work.stop.signal,
              onPlace: (at) => {
                work.place = at;
              },
              onProgress: (sent) => change(id, { sent }),
            },
          );
          work.isSent = true;
        }
        const problem = await here.onArrived?.({ id, name: prepared.name, source: work.file });
        if (problem) {
          change(id, { state: 'failed', problem });
          announce(`${prepared.name}: ${problem}`);
          return;
        }
        change(id, { state: 'ready' });
        announce(here.onArrived ? `${prepared.name} added` : `${prepared.name} is ready to send`);
      } catch (error) {
        if (work.stop.signal.aborted) return;
        const status = error instanceof UploadRejectedError ? error.status : 0;
        // An upload the server no longer knows starts over.
        if (status === 404 || status === 410) work.place = null;
        const isFinal = [403, 413, 415].includes(status);
        change(id, {
          state: isFinal ? 'refused' : 'failed',
          problem: getRejectionMessage(status, here) ?? 'Upload failed. Try again.',
        });
        announce(`${work.file.name}: ${getRejectionMessage(status, here) ?? 'Upload failed.'}`);
      }
    },
    [change, host],
  );

  /** Starts an upload or queues it. */
  const start = useCallback(
    async (first: string) => {
      queue.current.push(first);
      if (running.current >= (latest.current.lanes ?? Number.POSITIVE_INFINITY)) return;
      running.current += 1;
      for (let id = queue.current.shift(); id !== undefined; id = queue.current.shift()) {
        await run(id);
      }
      running.current -= 1;
    },
    [run],
  );

  const add = useCallback(
    (chosen: Iterable<File>) => {
      const { folder, most } = latest.current;
      const room = most - works.current.size;
      for (const file of [...chosen].slice(0, room)) {
        const id = crypto.randomUUID();
        works.current.set(id, {
          file,
          path: `${folder}/${id}`,
          isSent: false,
          prepared: null,
          place: null,
          stop: new AbortController(),
        });
        const { name, size } = file;
        setFiles((before) => [
          ...before,
          { id, name, size, state: 'sending', sent: 0, problem: null },
        ]);
        void start(id);
      }
      if ([...chosen].length > room) announce(`You can upload at most ${most} files at once.`);
    },
    [start],
  );

  const remove = useCallback((id: string) => {
    const work = works.current.get(id);
    works.current.delete(id);
    setFiles((before) => before.filter((one) => one.id !== id));
    work?.stop.abort();
    if (work?.place) latest.current.onRemoved(work.path);
  }, []);

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
      retry: (id) => void start(id),
      clear,
      isReady: ready.length === files.length,
      ready: ready.map(({ id, name }) => ({ id, name })),
    };
  }, [files, add, remove, start, clear]);
}

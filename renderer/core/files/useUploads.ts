import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { announce } from '../../kit/live/announce.ts';
import { type FileProblem, type PreparedFile, prepareFile } from './prepareFile.ts';
import { sendFile, UploadRefused } from './sendFile.ts';

interface Sending {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'sending' | 'ready' | 'failed' | 'refused';
  /** Of its bytes, how many have gone. */
  readonly sent: number;
  readonly problem: string | null;
}

export interface Uploads {
  readonly files: readonly Sending[];
  readonly add: (files: Iterable<File>) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Forgets what was sent. */
  readonly clear: () => void;
  /** Nothing is on its way, and nothing was refused. */
  readonly isReady: boolean;
  readonly ready: readonly { readonly id: string; readonly name: string }[];
}

interface Place {
  readonly bucket: string;
  /** The path below which each has its id as its name. */
  readonly folder: string;
  readonly largest: number;
  readonly most: number;
  /** What is said where the server lets nobody put files here. */
  readonly refused: string;
  /** What is done with each that has arrived, before it is ready; a sentence where that failed. */
  readonly onArrived?: (file: {
    readonly id: string;
    readonly name: string;
    readonly source: File;
  }) => Promise<string | null>;
  /** What the server needs to finish one whose tab is closed before `onArrived` has run. */
  readonly facts?: (name: string, source: File) => object;
  /** How many are sent at once; the others wait. Without it all are. */
  readonly lanes?: number;
  /** What was sent in part or whole, and is not wanted. */
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

/** What is allowed is counted in 1024s, and called so. */
const tooLarge = (largest: number) => `It is larger than ${Math.floor(largest / 2 ** 20)} MB.`;

const problemOf = (problem: FileProblem, largest: number): string => {
  if (problem === 'size') return tooLarge(largest);
  if (problem === 'picture') return 'This picture cannot be read.';
  return 'Only pictures, PDF, Office files, text, CSV and ZIP can be sent.';
};

const refusalOf = (status: number, { largest, refused }: Place): string | undefined =>
  ({
    0: 'The line broke. What has gone need not go again.',
    403: refused,
    413: tooLarge(largest),
    415: 'It is not what its name says.',
    507: 'Your storage is full. Delete files, or choose a larger plan.',
  })[status];

/** Files that are sent to one place, piece by piece, and go on where the line broke. */
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
        const prepared = work.prepared ?? (await prepareFile(work.file, here.largest));
        if (typeof prepared === 'string') {
          const problem = problemOf(prepared, here.largest);
          change(id, { state: 'refused', problem });
          announce(`${work.file.name}: ${problem}`);
          return;
        }
        work.prepared = prepared;
        change(id, { name: prepared.name, size: prepared.content.size });
        const { url, publishableKey } = await host.backend();
        if (!work.isSent) {
          await sendFile(
            { url, publishableKey, accessToken: () => host.auth.accessToken() },
            {
              bucket: here.bucket,
              path: work.path,
              type: prepared.type,
              content: prepared.content,
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
        announce(
          here.onArrived ? `${prepared.name} is added` : `${prepared.name} is ready to send`,
        );
      } catch (error) {
        if (work.stop.signal.aborted) return;
        const status = error instanceof UploadRefused ? error.status : 0;
        // An upload that the server no longer knows begins anew.
        if (status === 404 || status === 410) work.place = null;
        const isFinal = [403, 413, 415].includes(status);
        change(id, {
          state: isFinal ? 'refused' : 'failed',
          problem: refusalOf(status, here) ?? 'It could not be sent. Try again.',
        });
        announce(`${work.file.name}: ${refusalOf(status, here) ?? 'It could not be sent.'}`);
      }
    },
    [change, host],
  );

  /** Sends one, or has it wait for its turn. */
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
      if ([...chosen].length > room) announce(`At most ${most} files at once.`);
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

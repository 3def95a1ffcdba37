import { closeSync, fsyncSync, openSync } from 'node:fs';
import { type Extension, PGlite } from '@electric-sql/pglite';

/** What is used here of Emscripten's view of a file on the real disk. */
interface Stream {
  nfd?: number;
  node: unknown;
}
type Write = (stream: Stream, ...rest: unknown[]) => number;
/** The operations after which a file is shorter, elsewhere or gone. */
const LOSING = ['setattr', 'rename', 'unlink'] as const;
type Operation = (...all: unknown[]) => unknown;
interface DiskFiles {
  realPath(node: unknown): string;
  tryFSOperation<T>(work: () => T): T;
  node_ops: Record<(typeof LOSING)[number], Operation>;
  stream_ops: { write: Write; fsync?: (stream: Stream) => number };
}
interface Runtime {
  FS: { filesystems: { NODEFS: DiskFiles } };
}

const LOG_SEGMENT = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;
const canSyncFolders = process.platform !== 'win32';

/**
 * Stock PGlite runs with `-F`, which turns every sync of Postgres off. Small segments keep the log of
 * an idle database small, and what the system keeps of its files need not be kept a second time.
 */
export const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB', '-c', 'shared_buffers=32MB'],
];

/**
 * Lets the database's own syncs reach the disk, so that a power cut at any moment, a checkpoint
 * included, leaves what its log can recover. Postgres syncs data files before it writes in
 * `pg_control` that they are complete; all it lacks here is a working `fsync`.
 *
 * Its log is different. Emscripten has no `fdatasync`, which is what commits use, and that is kept:
 * durability.ts syncs the log for many commits at once. So the log may lag, and a data page must
 * not reach the disk, and no table may go, before the log that explains it: it is synced before any
 * other file is written, cut or removed.
 */
export const orderedWrites: Extension = {
  name: 'ordered writes',
  setup: async (_database, options) => ({
    emscriptenOpts: {
      ...options,
      preRun: [...(options.preRun ?? []), ({ FS }: Runtime) => orderWrites(FS.filesystems.NODEFS)],
    },
  }),
};

function orderWrites(files: DiskFiles): void {
  const { write } = files.stream_ops;
  const unsynced = new Set<string>();
  const syncLog = () => {
    if (unsynced.size === 0) return;
    files.tryFSOperation(() => {
      for (const path of unsynced) syncPath(path);
    });
    unsynced.clear();
  };
  files.stream_ops.write = (stream, ...rest) => {
    const path = files.realPath(stream.node);
    if (LOG_SEGMENT.test(path)) unsynced.add(path);
    else syncLog();
    return write(stream, ...rest);
  };
  for (const name of LOSING) {
    const operation = files.node_ops[name];
    files.node_ops[name] = (...all) => {
      syncLog();
      return operation(...all);
    };
  }
  files.stream_ops.fsync = (stream) => {
    files.tryFSOperation(() => {
      if (stream.nfd !== undefined) fsyncSync(stream.nfd);
      else if (canSyncFolders) syncPath(files.realPath(stream.node));
    });
    return 0;
  };
}

function syncPath(path: string): void {
  const file = openSync(path, canSyncFolders ? 'r' : 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

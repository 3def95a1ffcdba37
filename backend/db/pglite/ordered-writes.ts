import { closeSync, fsyncSync, openSync } from 'node:fs';
import { type Extension, PGlite } from '@electric-sql/pglite';

/** The parts of Emscripten's file stream used here. */
interface Stream {
  nfd?: number;
  node: unknown;
}
type Write = (stream: Stream, ...rest: unknown[]) => number;
/** Operations that shorten, move or delete a file. */
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
 * Stock PGlite runs with `-F`, which disables all of Postgres's syncs. Small segments keep an idle database's log
 * small, and files in the system's cache need no second cache.
 */
export const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB', '-c', 'shared_buffers=32MB'],
];

/**
 * Lets the database's own syncs reach the disk, so its log can recover from a power cut at any time, including during
 * a checkpoint. Postgres syncs data files before it marks them complete in `pg_control`; all it needs here is a
 * working `fsync`.
 *
 * The log is different. Emscripten has no `fdatasync`, which commits use, and that is left as is: durability.ts syncs
 * the log for many commits at once. The log may therefore lag, and a data page must not reach the disk, nor a table
 * be deleted, before the log that describes it. So the log is synced before any other file is written, truncated or
 * deleted.
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

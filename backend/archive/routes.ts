import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { classifyDatabaseError } from '../db/database-errors.ts';
import type { Engine } from '../db/engine.ts';
import { logServerError } from '../http/error-log.ts';
import { requireKey, Unauthorized } from '../http/identity.ts';
import type { Keys } from '../keys.ts';
import type { Storage } from '../storage/service.ts';
import { loadSnapshot } from './load.ts';
import { ArchiveError, manifestSchema } from './manifest.ts';
import { packSnapshot } from './pack.ts';
import { takeSnapshot } from './snapshot.ts';
import { makeWorkFolder, workFolder } from './work-folder.ts';

interface ArchiveParts {
  engine: Engine;
  keys: Keys;
  dataDir: string;
  storage: Pick<Storage, 'files' | 'sweep'>;
}

const UUID = '[0-9a-f-]{36}';

/**
 * `/_local/backup` and `/_local/restore`: for commands of the data folder's owner, the only one who can read its
 * secret key. A restore names a folder inside the data folder that the command has unpacked and checked; no path or
 * archive is accepted over the network.
 */
export function createArchiveRoutes({ engine, keys, dataDir, storage }: ArchiveParts): Hono {
  const routes = new Hono();
  let isBusy = false;

  routes.onError((error, c) => {
    if (error instanceof Unauthorized) return c.json(error.body, 401);
    if (error instanceof ArchiveError) return c.json({ message: error.message }, 409);
    const databaseError = classifyDatabaseError(error);
    if (databaseError?.status === 507) {
      return c.json({ message: 'The disk that holds the data folder is full.' }, 507);
    }
    if (databaseError) return c.json({ message: databaseError.message }, databaseError.status);
    logServerError(error);
    return c.json({ message: "The operation failed. See the backend's output for details." }, 500);
  });

  for (const path of ['/backup', '/restore/*']) {
    routes.use(path, async (c, next) => {
      if (requireKey(c.req.raw, keys) !== 'secret') {
        throw new Unauthorized({ message: 'The secret key is required.' });
      }
      return next();
    });
  }

  const claim = (): (() => void) => {
    if (isBusy) throw new ArchiveError('A backup or restore is already running.');
    isBusy = true;
    return () => {
      isBusy = false;
    };
  };

  /** The team sees when the last backup was made. A backup still counts if this can't be recorded. */
  const noteBackup = (bytes: number, ms: number): Promise<unknown> =>
    engine
      .write('system', (sql) => sql`select private.log_backup(${bytes}, ${Math.round(ms)})`)
      .catch(logServerError);

  routes.post('/backup', async () => {
    const release = claim();
    const folder = makeWorkFolder(dataDir);
    const began = performance.now();
    const finish = () => {
      folder.remove();
      release();
    };
    try {
      const manifest = await takeSnapshot(engine, storage.files, folder.path);
      const packed = counted(packSnapshot(folder.path, manifest), (bytes) =>
        noteBackup(bytes, performance.now() - began),
      );
      const stream = Readable.from(packed, { objectMode: false }).once('close', finish);
      return new Response(Readable.toWeb(stream) as ReadableStream, {
        headers: { 'content-type': 'application/gzip', 'cache-control': 'no-store' },
      });
    } catch (error) {
      finish();
      throw error;
    }
  });

  routes.post(`/restore/:id{${UUID}}`, async (c) => {
    const release = claim();
    const { path } = workFolder(dataDir, c.req.param('id'));
    try {
      const text = await readFile(join(path, 'manifest.json'), 'utf8');
      await loadSnapshot(engine, storage.files, path, manifestSchema.parse(JSON.parse(text)));
      await storage.sweep();
      return c.json({ message: 'restored' });
    } finally {
      release();
    }
  });
  return routes;
}

/** Passes the stream through and reports its length when it is done. */
async function* counted(stream: Readable, onComplete: (bytes: number) => Promise<unknown>) {
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    yield part;
  }
  await onComplete(bytes);
}

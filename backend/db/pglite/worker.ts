import { type MessagePort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';

/**
 * The database itself, off the main thread: a long query blocks this thread only. It speaks the
 * Postgres wire protocol, a message in and its answer out, in the order they came.
 */
const { dataDir, line } = workerData as { dataDir: string; line: MessagePort };
const database = new PGlite({
  dataDir,
  extensions: { citext, pg_trgm, pgcrypto, unaccent, uuid_ossp },
});
await database.waitReady;
line.postMessage('ready');

line.on('message', async (message: Uint8Array | 'close') => {
  if (message === 'close') {
    await database.close();
    line.postMessage('closed');
    return;
  }
  line.postMessage(await database.execProtocolRaw(message));
});

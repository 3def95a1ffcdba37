import { type MessagePort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from './extensions.ts';
import { orderedWrites, START_PARAMETERS } from './ordered-writes.ts';

/**
 * The database itself, off the main thread: a long query blocks this thread only. It speaks the
 * Postgres wire protocol, a message in and its answer out, in the order they came.
 */
const { dataDir, line } = workerData as { dataDir: string; line: MessagePort };
const database = new PGlite({
  dataDir,
  extensions: { ...extensions, orderedWrites },
  startParams: START_PARAMETERS,
});
await database.waitReady;
line.postMessage('ready');

line.on('message', async (message: Uint8Array | 'close') => {
  if (message === 'close') {
    await database.close();
    line.postMessage('closed');
    return;
  }
  // Not `execProtocolRaw`: that one keeps every message it ever answered.
  const { data } = await database.execProtocol(message, { throwOnError: false });
  line.postMessage(data);
});

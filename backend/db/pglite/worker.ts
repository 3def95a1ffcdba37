import { type MessagePort, workerData } from 'node:worker_threads';
import { type Extension, PGlite, protocol } from '@electric-sql/pglite';
import { asPostgresAnswers, exchangesOf } from './exchanges.ts';
import { extensions } from './extensions.ts';
import { orderedWrites, START_PARAMETERS } from './ordered-writes.ts';

/**
 * The database itself, off the main thread: a long query blocks this thread only. It speaks the
 * Postgres wire protocol, a message in and its answer out, in the order they came.
 */
const { dataDir, line } = workerData as { dataDir: string; line: MessagePort };
let isClosing = false;

/**
 * A database that panics, as it must when its log cannot be written, would be called again and again
 * by PGlite. Ending the worker lets the next request start it anew, which recovers it.
 */
function endWorker(): void {
  if (!isClosing) process.exit(1);
}

const endingWithIt: Extension = {
  name: 'ending with the database',
  setup: async (_database, options) => ({
    emscriptenOpts: { ...options, onExit: endWorker, onAbort: endWorker },
  }),
};

const database = new PGlite({
  dataDir,
  extensions: { ...extensions, orderedWrites, endingWithIt },
  startParams: START_PARAMETERS,
});
await database.waitReady;
// PGlite would read every row that it answers, and keep what it read; the driver reads them, on the main thread.
protocol.Parser.prototype.parse = () => {};
line.postMessage('ready');

async function take(message: Uint8Array | 'close'): Promise<void> {
  if (message === 'close') {
    isClosing = true;
    await database.close();
    line.postMessage('closed');
    return;
  }
  for (const exchange of exchangesOf(message)) {
    line.postMessage(asPostgresAnswers(await database.execProtocolRaw(exchange.asked), exchange));
  }
}

let before = Promise.resolve();
line.on('message', (message: Uint8Array | 'close') => {
  before = before.then(() => take(message));
});

import { type MessagePort, workerData } from 'node:worker_threads';
import { type Extension, PGlite, protocol } from '@electric-sql/pglite';
import { splitExchanges, toPostgresResponses } from './exchanges.ts';
import { extensions } from './extensions.ts';
import { orderedWrites, START_PARAMETERS } from './ordered-writes.ts';

/**
 * The database itself, in a worker: a long query blocks only this thread. It speaks the Postgres wire protocol and
 * answers messages in order.
 */
const { dataDir, line } = workerData as { dataDir: string; line: MessagePort };
let isClosing = false;

/**
 * A database that panics, as it must when its log can't be written, would be called repeatedly by PGlite. Ending the
 * worker lets the next request restart and recover it.
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
// PGlite would parse and retain every row it returns, which the driver already does on the main thread.
protocol.Parser.prototype.parse = () => {};
line.postMessage('ready');

async function take(message: Uint8Array | 'close'): Promise<void> {
  if (message === 'close') {
    isClosing = true;
    await database.close();
    line.postMessage('closed');
    return;
  }
  for (const exchange of splitExchanges(message)) {
    line.postMessage(toPostgresResponses(await database.execProtocolRaw(exchange.asked), exchange));
  }
}

let before = Promise.resolve();
line.on('message', (message: Uint8Array | 'close') => {
  before = before.then(() => take(message));
});

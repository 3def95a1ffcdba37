import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { splitExchanges } from './exchanges.ts';
import { terminateWorker } from './terminate-worker.ts';
import './disable-wasm-code-gc.ts';

/** Type byte of the protocol's Terminate message. */
const TERMINATE = 0x58;

/** A database can't work with less than one log segment. */
const LEAST_DISK = 16 * 1024 * 1024;

/** Time for initdb on a slow computer; less than the driver's timeout. */
const START_MS = 100_000;

function now(): { wallMs: number; cpuMs: number } {
  const { user, system } = process.cpuUsage();
  return { wallMs: performance.now(), cpuMs: (user + system) / 1000 };
}

/** The database stopped by itself. The driver's next request restarts and recovers it. */
export class DatabaseEnded extends Error {
  readonly code: '53100' | '57P02';
  readonly #dataDir: string;
  constructor(dataDir: string, options?: ErrorOptions) {
    const isFull = isDiskFull(dataDir);
    super(isFull ? 'The disk is full' : 'The database has ended', options);
    this.code = isFull ? '53100' : '57P02';
    this.#dataDir = dataDir;
  }

  get isStillFull(): boolean {
    return this.code === '53100' && isDiskFull(this.#dataDir);
  }
}

function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_DISK;
}

/** The driver's "network connection" to a PGlite in a worker of this process. */
export class PgliteSocket extends Duplex {
  readonly #worker: Worker;
  /** A separate port, because Node's watch mode also uses the worker's main one. */
  readonly #line: MessagePort;
  /** Settles when the database is closed and its worker has ended. */
  #stopped: Promise<unknown> | undefined;
  /** Number of statements sent but not answered. */
  #unanswered = 0;
  /** Times when the database started its current statement. */
  #begun = now();

  private constructor(worker: Worker, line: MessagePort, dataDir: string) {
    super({ emitClose: true });
    this.#worker = worker;
    this.#line = line;
    line.on('message', (message: Uint8Array) => {
      this.#unanswered -= 1;
      this.#begun = now();
      this.push(message);
    });
    worker.on('error', (error) => this.destroy(error));
    worker.on('exit', () => this.destroy(this.#stopped ? undefined : new DatabaseEnded(dataDir)));
  }

  /** Starts the database on its folder and resolves when it is ready. */
  static async start(dataDir: string): Promise<PgliteSocket> {
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { dataDir, line: port2 },
      transferList: [port2],
    });
    const ended = once(worker, 'exit').then(() => {
      throw new Error('The worker ended before its database had started');
    });
    const tooLong = AbortSignal.timeout(START_MS);
    try {
      await Promise.race([once(port1, 'message', { signal: tooLong }), ended]);
    } catch (cause) {
      await terminateWorker(worker);
      port1.close();
      throw new DatabaseEnded(dataDir, { cause });
    } finally {
      ended.catch(() => {});
    }
    return new PgliteSocket(worker, port1, dataDir);
  }

  get readyState(): 'open' | 'closing' | 'closed' {
    if (this.closed) return 'closed';
    return this.destroyed || this.writableEnded ? 'closing' : 'open';
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    // The driver's Terminate would end the session but leave the database open; `_final` closes both.
    if (chunk[0] !== TERMINATE) {
      if (this.#unanswered === 0) this.#begun = now();
      this.#unanswered += splitExchanges(chunk).length;
      this.#line.postMessage(chunk);
    }
    done();
  }

  /**
   * Run time of the current statement; 0 if none is running. Counts at most the CPU time of this process, so a statement
   * isn't canceled because other programs keep the machine busy.
   */
  get statementMs(): number {
    if (this.#unanswered === 0) return 0;
    const { wallMs, cpuMs } = now();
    return Math.min(wallMs - this.#begun.wallMs, cpuMs - this.#begun.cpuMs);
  }

  override _final(done: (error?: Error) => void): void {
    this.#stopped = this.#sayGoodbye();
    this.#stopped.then(() => done(), done);
  }

  /** Reports "closed" only when the folder is no longer in use, so another database can start. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void (this.#stopped ?? terminateWorker(this.#worker)).then(() => {
      this.#line.close();
      done(error);
    });
  }

  /** Closing flushes everything, which takes time on a slow disk. */
  async #sayGoodbye(): Promise<unknown> {
    this.#line.removeAllListeners('message');
    const closed = new Promise<void>((resolve) => {
      this.#line.on('message', (message: unknown) => message === 'closed' && resolve());
    });
    this.#line.postMessage('close');
    await Promise.race([closed, once(this.#worker, 'exit')]);
    return terminateWorker(this.#worker);
  }

  /** Stops the database immediately; committed work is in its log. */
  kill(): void {
    void terminateWorker(this.#worker);
  }
}

/**
 * Socket returned for a database that failed to start. The driver waits forever for a rejected socket, whereas a
 * failing one gives the caller an error and the next call tries again. It fails at the first write and not before: an
 * interrupted write blocks all later ones.
 */
export function failedSocket(reason: Error): Duplex {
  return new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done(reason) });
}

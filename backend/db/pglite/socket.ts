import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';

/** The type byte of the protocol's Terminate message. */
const TERMINATE = 0x58;

/** The driver's "network connection" to a PGlite that runs in a worker of this process. */
export class PgliteSocket extends Duplex {
  readonly #worker: Worker;
  /** A line of its own: on the worker's main one Node's watch mode talks too. */
  readonly #line: MessagePort;
  /** Settles when the database has been closed and its worker has ended. */
  #stopped: Promise<unknown> | undefined;

  private constructor(worker: Worker, line: MessagePort) {
    super({ emitClose: true });
    this.#worker = worker;
    this.#line = line;
    line.on('message', (answer: Uint8Array) => this.push(answer));
    worker.on('error', (error) => this.destroy(error));
    worker.on('exit', () => this.destroy());
  }

  /** Starts the database on its folder and resolves when it answers. */
  static async start(dataDir: string): Promise<PgliteSocket> {
    const { port1, port2 } = new MessageChannel();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { dataDir, line: port2 },
      transferList: [port2],
    });
    await Promise.race([
      once(port1, 'message'),
      once(worker, 'error').then(([error]) => Promise.reject(error)),
    ]);
    return new PgliteSocket(worker, port1);
  }

  get readyState(): 'open' | 'closing' | 'closed' {
    if (this.closed) return 'closed';
    return this.destroyed || this.writableEnded ? 'closing' : 'open';
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    // The driver's goodbye would end the session but leave the database open; `_final` closes both.
    if (chunk[0] !== TERMINATE) this.#line.postMessage(chunk);
    done();
  }

  override _final(done: (error?: Error) => void): void {
    this.#stopped = this.#sayGoodbye();
    this.#stopped.then(() => done(), done);
  }

  /** "Closed" is said when nobody works on the folder any more, so that another may be started. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void (this.#stopped ?? this.#worker.terminate()).then(() => {
      this.#line.close();
      done(error);
    });
  }

  /** Closing writes everything down, which takes a slow disk its time. */
  async #sayGoodbye(): Promise<unknown> {
    this.#line.removeAllListeners('message');
    const closed = new Promise<void>((resolve) => {
      this.#line.on('message', (answer: unknown) => answer === 'closed' && resolve());
    });
    this.#line.postMessage('close');
    await Promise.race([closed, once(this.#worker, 'exit')]);
    return this.#worker.terminate();
  }

  /** Stops the database in the middle of whatever it does; committed work is in its log. */
  kill(): void {
    void this.#worker.terminate();
  }
}

import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** The type byte of the protocol's Terminate message. */
const TERMINATE = 0x58;

/** The driver's "network connection" to a PGlite that runs in a worker of this process. */
export class PgliteSocket extends Duplex {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    super({ emitClose: true });
    this.#worker = worker;
    worker.on('message', (answer: Uint8Array) => this.push(answer));
    worker.on('error', (error) => this.destroy(error));
    worker.on('exit', () => this.destroy());
  }

  /** Starts the database on its folder and resolves when it answers. */
  static async start(dataDir: string): Promise<PgliteSocket> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir } });
    await Promise.race([
      once(worker, 'message'),
      once(worker, 'error').then(([error]) => Promise.reject(error)),
    ]);
    return new PgliteSocket(worker);
  }

  get readyState(): 'open' | 'closed' {
    return this.destroyed ? 'closed' : 'open';
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    // The driver's goodbye would end the session but leave the database open; `_final` closes both.
    if (chunk[0] !== TERMINATE) this.#worker.postMessage(chunk);
    done();
  }

  override _final(done: (error?: Error) => void): void {
    this.#worker.removeAllListeners('message');
    this.#worker.postMessage('close');
    void Promise.race([once(this.#worker, 'message'), once(this.#worker, 'exit')])
      .then(() => this.#worker.terminate())
      .then(() => done(), done);
  }

  /** Stops the database in the middle of whatever it does; committed work is in its log. */
  kill(): void {
    void this.#worker.terminate();
  }
}

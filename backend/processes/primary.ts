import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as moment } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { openEngine } from '../db/open.ts';
import { logEvent, logServerError } from '../http/error-log.ts';
import { requireFreePort } from '../http/listen.ts';
import { listeningUrl } from '../http/origins.ts';
import { loadBidSealingKey, loadConnectorKey, loadKeys } from '../keys.ts';
import { prepareDatabase, takeFolder } from '../prepare.ts';
import type { Settings } from '../settings.ts';
import { StartupError, toStartupError } from '../startup-error.ts';
import type { FromWorker, Greeting, ToWorker } from './worker.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A worker that ran for this long has started well. */
const GOOD_RUN_MS = 60_000;
/** Longer than a worker's own limit for closing. */
const STOP_MS = 75_000;

export interface Primary {
  greeting: Greeting;
  /** Replaces all workers one after another, without a gap in service. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts workers on one port and replaces those that end. Only the primary process locks the folder and migrates. */
export async function startPrimary(settings: Settings, program: string): Promise<Primary> {
  let lock: ReturnType<typeof takeFolder> | undefined;
  const workers = new Workers();
  try {
    lock = takeFolder(settings);
    const port = await requireFreePort(settings.host, settings.port);
    // Created once, before several workers would each create their own.
    loadKeys(settings.dataDir);
    loadBidSealingKey(settings.dataDir);
    loadConnectorKey(settings.dataDir);
    await prepare(settings);
    // Workers accept connections themselves. Those the primary process would hand to a worker that was just killed
    // would never be answered.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: program, args: [] });
    const greeting = await workers.start(settings.workers, { PORT: String(port) });
    lock.announce(listeningUrl(settings, port));
    return {
      greeting,
      restart: () => workers.replaceAll(() => prepare(settings)),
      async close() {
        await workers.close();
        lock?.release();
      },
    };
  } catch (error) {
    await workers.close();
    lock?.release();
    throw toStartupError(error, settings);
  }
}

async function prepare(settings: Settings): Promise<void> {
  const engine = await openEngine(settings);
  try {
    await prepareDatabase(engine, settings);
  } finally {
    await engine.close();
  }
}

interface Running {
  worker: Worker;
  ready: Promise<Greeting>;
  /** Its identity among the processes on the database, once it is ready. */
  process: string | undefined;
  startedAt: number;
}

class Workers {
  readonly #running = new Set<Running>();
  readonly #metrics = new AggregatorRegistry();
  #env: Record<string, string> = {};
  #failures = 0;
  #hasStarted = false;
  #isClosing = false;
  #replacing: Promise<void> = Promise.resolve();

  async start(count: number, env: Record<string, string>): Promise<Greeting> {
    this.#env = env;
    const all = Array.from({ length: count }, () => this.#fork());
    const [greeting] = await Promise.all(all.map(({ ready }) => ready));
    if (!greeting) throw new StartupError('No worker process was started.');
    this.#hasStarted = true;
    return greeting;
  }

  #fork(): Running {
    const worker = cluster.fork(this.#env);
    const greeted = Promise.withResolvers<Greeting>();
    greeted.promise.catch(() => {});
    const running: Running = {
      worker,
      ready: greeted.promise,
      process: undefined,
      startedAt: performance.now(),
    };
    this.#running.add(running);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'metrics wanted') void this.#sendMetrics(worker);
      if (message.kind !== 'ready') return;
      running.process = message.process;
      greeted.resolve(message.greeting);
    });
    worker.once('exit', (code, signal) => {
      // It has printed the reason.
      greeted.reject(new StartupError('A worker process ended before it was ready.'));
      this.#tellOthers(running);
      if (!this.#running.delete(running) || this.#isClosing) return;
      logEvent(`Worker process ${worker.process.pid} ended with ${signal ?? code}.`);
      // The first workers decide whether the start succeeds.
      if (this.#hasStarted) void this.#replace(running);
    });
    return running;
  }

  /** The others drop the presence of its members at once, instead of after its silence. */
  #tellOthers({ process }: Running): void {
    if (process === undefined) return;
    for (const { worker } of this.#running) send(worker, { kind: 'gone', process });
  }

  async #sendMetrics(worker: Worker): Promise<void> {
    try {
      send(worker, { kind: 'metrics', text: await this.#metrics.clusterMetrics() });
    } catch {
      // A worker ended in between; the one that asked gives up.
    }
  }

  async #replace({ startedAt }: Running): Promise<void> {
    if (performance.now() - startedAt > GOOD_RUN_MS) this.#failures = 0;
    const wait = this.#failures === 0 ? 0 : FIRST_WAIT_MS * 2 ** this.#failures;
    this.#failures += 1;
    await moment(Math.min(wait, LONGEST_WAIT_MS));
    if (this.#isClosing) return;
    await this.#fork().ready.catch(() => {});
  }

  replaceAll(prepare: () => Promise<void>): Promise<void> {
    this.#replacing = this.#replacing.then(async () => {
      try {
        await prepare();
        for (const old of [...this.#running]) {
          if (this.#isClosing) return;
          await this.#fork().ready;
          await this.#retire(old);
        }
        logEvent('All worker processes were replaced.');
      } catch (error) {
        logEvent('The restart stopped. Workers that were not replaced go on.');
        logServerError(error);
      }
    });
    return this.#replacing;
  }

  async #retire(old: Running): Promise<void> {
    if (!this.#running.delete(old)) return;
    const ended = once(old.worker, 'exit');
    send(old.worker, { kind: 'drain' });
    await ended;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const all = [...this.#running];
    for (const { worker } of all) send(worker, { kind: 'stop' });
    const limit = setTimeout(() => {
      for (const { worker } of all) worker.process.kill('SIGKILL');
    }, STOP_MS);
    await Promise.all(
      all.map(({ worker }) => (worker.isDead() ? undefined : once(worker, 'exit'))),
    );
    clearTimeout(limit);
  }
}

function send(worker: Worker, message: ToWorker): void {
  // A worker that is ending has closed its channel.
  if (worker.isConnected()) worker.send(message, () => {});
}

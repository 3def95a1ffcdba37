import { join } from 'node:path';
import type { UtilityProcess } from 'electron';
import { z } from 'zod';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import {
  CLOSE_LOCAL_BACKEND,
  ERASE_LOCAL_BACKEND,
  type LocalBackendTask,
} from '../../shared/desktop/local-backend.ts';
import type { EraseOutcome } from '../../shared/host.ts';
import type { Cancel, Clock } from '../clock.ts';
import { RestartPolicy } from '../crash/restart-policy.ts';
import { Listeners } from '../listeners.ts';
import type { Log } from '../log/log.ts';

/** The parts of a utility process that are used. */
export type BackendProcess = Pick<UtilityProcess, 'on' | 'postMessage' | 'kill'>;

type Fork = (...args: string[]) => BackendProcess;

/** Messages of the process; the other side is the entry of the embedded backend. */
const message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ready'),
    url: z.string().regex(/^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/),
    publishableKey: z.string().min(20),
    mailbox: z
      .string()
      .regex(/^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}\/_local\/mail\?key=[\w-]+$/),
    demoPassword: z.string().optional(),
  }),
  z.object({ kind: z.literal('erased') }),
  z.object({ kind: z.literal('task'), isDone: z.boolean() }),
  z.object({
    kind: z.literal('failed'),
    reason: z.enum(['in-use', 'port', 'migration', 'setting', 'other']),
  }),
]);

export type EmbeddedFailure =
  /** Another Haven Exchange uses the same folder. */
  | 'in-use'
  | 'port'
  | 'migration'
  | 'setting'
  /** It crashed repeatedly. */
  | 'crashing';

export type EmbeddedState =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'ready';
      readonly url: string;
      readonly publishableKey: string;
      readonly mailbox: string;
      readonly demoPassword: string | null;
    }
  | { readonly kind: 'failed'; readonly reason: EmbeddedFailure };

/** The first start creates the database and its demo data, which takes minutes on a slow computer. */
const START_WITHIN_MS = 300_000;
const CLOSE_WITHIN_MS = 15_000;
const END_WITHIN_MS = 5_000;
const BACKOFF_MS = [1000, 3000, 10_000, 30_000];

/** Returns the data folder of the workspace on this computer. */
export const localDataFolder = (userFolder: string): string => join(userFolder, 'workspace');

/** Returns the backend's whole environment; it inherits nothing from this process. */
export function embeddedEnvironment(userFolder: string): Record<string, string> {
  return {
    HAVEN_DATA_DIR: localDataFolder(userFolder),
    HAVEN_SEED: 'demo',
    HAVEN_HOST: '127.0.0.1',
    // Any free port, since a fixed one may be in use.
    PORT: '0',
    HAVEN_ALLOWED_ORIGINS: DESKTOP.origin,
    // Windows can't open sockets without it.
    ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
  };
}

/** The local backend, in its own process, restarted after a crash. */
export class EmbeddedBackend {
  readonly #fork: Fork;
  readonly #clock: Clock;
  readonly #log: Pick<Log, 'info' | 'error'>;
  readonly #changes = new Listeners<[EmbeddedState]>();
  readonly #restarts = new RestartPolicy(BACKOFF_MS.length);
  #state: EmbeddedState = { kind: 'stopped' };
  #process: BackendProcess | null = null;
  #fallen = 0;
  #restartCount = 0;
  #stopWaiting: Cancel = () => {};

  constructor(options: {
    fork: Fork;
    clock: Clock;
    log: Pick<Log, 'info' | 'error'>;
  }) {
    this.#fork = options.fork;
    this.#clock = options.clock;
    this.#log = options.log;
  }

  get state(): EmbeddedState {
    return this.#state;
  }

  /** How often it was restarted after a crash in this run. */
  get restarts(): number {
    return this.#restartCount;
  }

  /** Lets the running backend work with a backup file; false if it failed or the backend ended. */
  run(task: LocalBackendTask): Promise<boolean> {
    const running = this.#process;
    if (running === null || this.#state.kind !== 'ready') return Promise.resolve(false);
    return new Promise((resolve) => {
      running.on('message', (payload: unknown) => {
        const { data } = message.safeParse(payload);
        if (data?.kind === 'task') resolve(data.isDone);
      });
      running.on('exit', () => resolve(false));
      running.postMessage(task);
    });
  }

  onChange(listener: (state: EmbeddedState) => void): () => void {
    return this.#changes.add(listener);
  }

  /** Starts it and resolves with the outcome, which is never `starting`. */
  start(): Promise<EmbeddedState> {
    if (this.#state.kind === 'stopped' || this.#state.kind === 'failed') {
      this.#become({ kind: 'starting' });
      this.#spawn();
    }
    return this.#settled();
  }

  /** Closes the database in order; resolves when the process has exited. */
  async stop(): Promise<void> {
    this.#stopWaiting();
    const running = this.#process;
    this.#process = null;
    this.#fallen = 0;
    if (running) await this.#end(running);
    this.#become({ kind: 'stopped' });
  }

  /** Deletes the data once it is not in use; the process does so under the folder's lock. */
  async erase(): Promise<EraseOutcome> {
    await this.stop();
    const running = this.#fork(ERASE_LOCAL_BACKEND);
    return new Promise((resolve) => {
      let outcome: EraseOutcome = 'failed';
      running.on('message', (payload: unknown) => {
        const { data } = message.safeParse(payload);
        if (data?.kind === 'erased') outcome = 'erased';
        if (data?.kind === 'failed' && data.reason === 'in-use') outcome = 'in-use';
        running.postMessage(CLOSE_LOCAL_BACKEND);
      });
      running.on('exit', () => resolve(outcome));
    });
  }

  #spawn(): void {
    const running = this.#fork();
    this.#process = running;
    // The process sends its reason before it exits. Messages after it was given up are ignored.
    let reason: EmbeddedFailure | null = null;
    running.on('message', (payload: unknown) => {
      const parsed = message.safeParse(payload);
      if (this.#process !== running || !parsed.success) return;
      const { data } = parsed;
      if (data.kind === 'failed') {
        reason = data.reason === 'other' ? null : data.reason;
        return;
      }
      if (data.kind === 'erased' || data.kind === 'task') return;
      this.#stopWaiting();
      this.#fallen = 0;
      const { url, publishableKey, mailbox, demoPassword = null } = data;
      this.#become({ kind: 'ready', url, publishableKey, mailbox, demoPassword });
    });
    running.on('exit', (code) => {
      if (this.#process !== running) return;
      this.#process = null;
      this.#stopWaiting();
      this.#log.error(`the embedded backend exited with code ${code}: ${reason ?? 'crashed'}`);
      if (reason) this.#become({ kind: 'failed', reason });
      else this.#comeBack();
    });
    this.#stopWaiting = this.#clock.after(START_WITHIN_MS, () => running.kill());
  }

  #comeBack(): void {
    if (!this.#restarts.mayRestart(this.#clock.now())) {
      this.#become({ kind: 'failed', reason: 'crashing' });
      return;
    }
    const wait = BACKOFF_MS[this.#fallen] ?? BACKOFF_MS.at(-1) ?? 0;
    this.#fallen += 1;
    this.#restartCount += 1;
    this.#become({ kind: 'starting' });
    this.#stopWaiting = this.#clock.after(wait, () => this.#spawn());
  }

  #settled(): Promise<EmbeddedState> {
    if (this.#state.kind !== 'starting') return Promise.resolve(this.#state);
    return new Promise((resolve) => {
      const stop = this.onChange((state) => {
        if (state.kind === 'starting') return;
        stop();
        resolve(state);
      });
    });
  }

  /** Asks it to close, then kills it. A process that survives that is left behind with its folder locked. */
  #end(running: BackendProcess): Promise<void> {
    return new Promise((resolve) => {
      let cancelTimeout = this.#clock.after(CLOSE_WITHIN_MS, () => {
        this.#log.error('the embedded backend did not close in time and is being killed');
        running.kill();
        cancelTimeout = this.#clock.after(END_WITHIN_MS, resolve);
      });
      running.on('exit', () => {
        cancelTimeout();
        resolve();
      });
      running.postMessage(CLOSE_LOCAL_BACKEND);
    });
  }

  #become(state: EmbeddedState): void {
    if (state.kind === this.#state.kind && state.kind !== 'ready') return;
    this.#state = state;
    this.#changes.tell(state);
  }
}

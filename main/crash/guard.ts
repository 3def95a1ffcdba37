import type { Details, RenderProcessGoneDetails } from 'electron';
import type { Cancel, Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { RestartPolicy } from './restart-policy.ts';

/** Questions shown when a window doesn't recover by itself. */
export type CrashQuestion = 'crashed-again' | 'not-responding';
export type CrashChoice = 'reload' | 'wait' | 'quit';

/** The parts of a window and its contents that are used. */
export interface GuardedWindow {
  /** A name without a route: `main`, `record`. */
  readonly name: string;
  isDestroyed(): boolean;
  reload(): void;
  /** Kills an unresponsive renderer, which then counts as crashed. */
  kill(): void;
}

export interface CrashGuardOptions {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warning' | 'error'>;
  readonly ask: (question: CrashQuestion) => Promise<CrashChoice>;
  readonly quit: () => void;
}

/** Short hangs, as with a very large table, don't trigger a question. */
const UNRESPONSIVE_MS = 10_000;

/** Exit reasons that are not errors. */
const ORDERLY = ['clean-exit', 'memory-eviction'];

/** Restores windows after a crash or hang: automatically a few times, then by asking the user. */
export class CrashGuard {
  readonly #options: CrashGuardOptions;
  readonly #policies = new WeakMap<GuardedWindow, RestartPolicy>();
  readonly #hangs = new Map<GuardedWindow, Cancel>();

  constructor(options: CrashGuardOptions) {
    this.#options = options;
  }

  /** Handles `render-process-gone`. */
  async renderProcessGone(
    window: GuardedWindow,
    { reason, exitCode }: Pick<RenderProcessGoneDetails, 'reason' | 'exitCode'>,
  ): Promise<void> {
    const { log, clock, ask } = this.#options;
    this.responsive(window);
    if (ORDERLY.includes(reason) || window.isDestroyed()) return;
    log.error(`the window ${window.name} crashed: ${reason}, exit code ${exitCode}`);
    // Reloading doesn't fix a damaged installation.
    const mayReload =
      reason !== 'integrity-failure' && this.#policyOf(window).mayRestart(clock.now());
    await this.#follow(window, mayReload ? 'reload' : await ask('crashed-again'));
  }

  /** Handles `unresponsive`. */
  unresponsive(window: GuardedWindow): void {
    if (this.#hangs.has(window)) return;
    const { clock, log, ask } = this.#options;
    const cancel = clock.after(UNRESPONSIVE_MS, () => {
      log.warning(`the window ${window.name} does not respond`);
      void ask('not-responding').then((choice) => {
        if (this.#hangs.delete(window)) {
          if (choice === 'reload') window.kill();
          if (choice === 'quit') this.#options.quit();
        }
      });
    });
    this.#hangs.set(window, cancel);
  }

  /** Handles `responsive`. */
  responsive(window: GuardedWindow): void {
    this.#hangs.get(window)?.();
    this.#hangs.delete(window);
  }

  /** Handles the app's `child-process-gone`. Chromium restarts these processes itself, so it is only logged. */
  childProcessGone({
    type,
    reason,
    exitCode,
    name,
  }: Pick<Details, 'type' | 'reason' | 'exitCode' | 'name'>): void {
    if (ORDERLY.includes(reason)) return;
    this.#options.log.error(
      `${type} process ${name ?? ''} ended: ${reason}, exit code ${exitCode}`,
    );
  }

  async #follow(window: GuardedWindow, choice: CrashChoice): Promise<void> {
    if (choice === 'quit') this.#options.quit();
    if (choice === 'reload' && !window.isDestroyed()) window.reload();
  }

  #policyOf(window: GuardedWindow): RestartPolicy {
    const policy = this.#policies.get(window) ?? new RestartPolicy();
    this.#policies.set(window, policy);
    return policy;
  }
}

import type { Details, RenderProcessGoneDetails } from 'electron';
import type { Cancel, Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { RestartPolicy } from './restart-policy.ts';

/** What a person is asked when a window does not come back by itself. */
export type CrashQuestion = 'crashed-again' | 'not-responding';
export type CrashAnswer = 'reload' | 'wait' | 'quit';

/** What is used of a window and its contents. */
export interface GuardedWindow {
  /** A name without a route in it: `main`, `record`. */
  readonly name: string;
  isDestroyed(): boolean;
  reload(): void;
  /** Ends a renderer that does not answer, which then counts as gone. */
  kill(): void;
}

export interface CrashGuardOptions {
  readonly clock: Clock;
  readonly log: Pick<Log, 'warning' | 'error'>;
  readonly ask: (question: CrashQuestion) => Promise<CrashAnswer>;
  readonly quit: () => void;
}

/** Short pauses, as with a very large table, are no reason to ask. */
const PATIENCE_MS = 10_000;

/** The reasons for which a renderer ends without anything being wrong. */
const ORDERLY = ['clean-exit', 'memory-eviction'];

/** Brings windows back after a crash or a hang, a few times by itself and then by asking. */
export class CrashGuard {
  readonly #options: CrashGuardOptions;
  readonly #policies = new WeakMap<GuardedWindow, RestartPolicy>();
  readonly #hangs = new Map<GuardedWindow, Cancel>();

  constructor(options: CrashGuardOptions) {
    this.#options = options;
  }

  /** For `render-process-gone`. */
  async renderProcessGone(
    window: GuardedWindow,
    { reason, exitCode }: Pick<RenderProcessGoneDetails, 'reason' | 'exitCode'>,
  ): Promise<void> {
    const { log, clock, ask } = this.#options;
    this.responsive(window);
    if (ORDERLY.includes(reason) || window.isDestroyed()) return;
    log.error(`the window ${window.name} crashed: ${reason}, exit code ${exitCode}`);
    // A damaged installation stays one however often it is loaded.
    const mayReload =
      reason !== 'integrity-failure' && this.#policyOf(window).mayRestart(clock.now());
    await this.#follow(window, mayReload ? 'reload' : await ask('crashed-again'));
  }

  /** For `unresponsive`. */
  unresponsive(window: GuardedWindow): void {
    if (this.#hangs.has(window)) return;
    const { clock, log, ask } = this.#options;
    const cancel = clock.after(PATIENCE_MS, () => {
      log.warning(`the window ${window.name} does not respond`);
      void ask('not-responding').then((answer) => {
        if (this.#hangs.delete(window)) {
          if (answer === 'reload') window.kill();
          if (answer === 'quit') this.#options.quit();
        }
      });
    });
    this.#hangs.set(window, cancel);
  }

  /** For `responsive`. */
  responsive(window: GuardedWindow): void {
    this.#hangs.get(window)?.();
    this.#hangs.delete(window);
  }

  /** For the app's `child-process-gone`: Chromium brings these back itself, so it is only noted. */
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

  async #follow(window: GuardedWindow, answer: CrashAnswer): Promise<void> {
    if (answer === 'quit') this.#options.quit();
    if (answer === 'reload' && !window.isDestroyed()) window.reload();
  }

  #policyOf(window: GuardedWindow): RestartPolicy {
    const policy = this.#policies.get(window) ?? new RestartPolicy();
    this.#policies.set(window, policy);
    return policy;
  }
}

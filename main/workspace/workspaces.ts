import type { EraseOutcome } from '../../shared/host.ts';
import { Listeners } from '../listeners.ts';
import type { Log } from '../log/log.ts';
import type { OpenChoice, WorkspaceAddress } from '../session/workspace.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';
import type { EmbeddedBackend, EmbeddedFailure } from './embedded.ts';
import type { HostedChoice } from './probe.ts';

/** A workspace set before the user could choose, and its source. */
export type PresetWorkspace =
  | { readonly by: 'policy' | 'build'; readonly choice: HostedChoice }
  | {
      readonly by: 'development';
      readonly choice: Extract<OpenChoice, { readonly kind: 'server' }>;
    };

export type WorkspaceState =
  /** Nothing is chosen yet; the chooser is shown. */
  | { readonly kind: 'choosing' }
  /** The previous workspace is being cleared and no other will open. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'opening'; readonly choice: OpenChoice }
  | { readonly kind: 'open'; readonly choice: OpenChoice; readonly address: WorkspaceAddress }
  | {
      readonly kind: 'failed';
      readonly choice: OpenChoice;
      /** `not-cleared`: data of the previous workspace remains, so no other is opened. */
      readonly reason: EmbeddedFailure | 'not-cleared';
    };

export type SwitchOutcome =
  | WorkspaceState
  | { readonly kind: 'refused'; readonly reason: 'managed' };

/** Something tied to one workspace: windows, session, caches, notifications, downloads, links. */
export interface WorkspaceResource {
  readonly name: string;
  clear(): Promise<void> | void;
}

export interface WorkspaceOptions {
  readonly given: PresetWorkspace | null;
  readonly saved: { read(): WorkspaceChoice | null; write(choice: WorkspaceChoice | null): void };
  readonly embedded: Pick<EmbeddedBackend, 'start' | 'stop' | 'erase' | 'onChange'>;
  /** In clearing order; windows come first, so that nothing is written afterwards. */
  readonly belongings: readonly WorkspaceResource[];
  readonly log: Pick<Log, 'info' | 'error'>;
}

/** Manages which backend the app uses, one at a time. */
export class Workspaces {
  readonly #options: WorkspaceOptions;
  readonly #changes = new Listeners<[WorkspaceState]>();
  #state: WorkspaceState = { kind: 'choosing' };
  #turn: Promise<unknown> = Promise.resolve();
  #isBusy = false;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
    options.embedded.onChange((embedded) => {
      const { choice } = { choice: null, ...this.#state };
      // Our own starts and stops report their outcome themselves.
      if (choice?.kind !== 'local' || this.#isBusy) return;
      // It crashed and restarted at another address, or failed.
      if (embedded.kind === 'ready') this.#open(choice, embedded);
      if (embedded.kind === 'starting') this.#become({ kind: 'opening', choice });
      if (embedded.kind === 'failed') this.#become({ ...embedded, choice });
    });
  }

  get state(): WorkspaceState {
    return this.#state;
  }

  onChange(listener: (state: WorkspaceState) => void): () => void {
    return this.#changes.add(listener);
  }

  /** Called at startup: opens the given workspace or the previously chosen one. */
  resume(): Promise<WorkspaceState> {
    return this.#inTurn(async () => {
      const { given, saved } = this.#options;
      // A development server doesn't change the user's saved choice.
      if (given?.by === 'development') return this.#enter(given.choice);
      const before = saved.read();
      const choice = given?.choice ?? before;
      if (!choice) return this.#become({ kind: 'choosing' });
      // A policy added since the last start is a regular workspace change.
      if (before && !isSame(choice, before)) return this.#change(choice);
      return before ? this.#enter(choice) : this.#enterAndSave(choice);
    });
  }

  /** Stops one workspace, clears its data and opens the other. */
  switchTo(choice: WorkspaceChoice): Promise<SwitchOutcome> {
    return this.#inTurn(async () => {
      if (this.#options.given) return { kind: 'refused', reason: 'managed' };
      if (this.#state.kind === 'open' && isSame(choice, this.#state.choice)) return this.#state;
      return this.#change(choice);
    });
  }

  /** Retries the failed step. */
  retry(): Promise<WorkspaceState> {
    return this.#inTurn(async () => {
      if (this.#state.kind !== 'failed') return this.#state;
      const { choice, reason } = this.#state;
      return reason === 'not-cleared' ? this.#change(choice) : this.#enterAndSave(choice);
    });
  }

  /** Cancels a start of the local backend. Not queued, because the queue waits for that start. */
  cancel(): Promise<void> {
    return this.#options.embedded.stop();
  }

  /** Deletes the local workspace's data, after leaving it if it is open. */
  eraseLocal(): Promise<EraseOutcome> {
    return this.#inTurn(async () => {
      const { embedded, saved } = this.#options;
      const state = this.#state;
      if (!('choice' in state) || state.choice.kind !== 'local') return embedded.erase();
      this.#become({ kind: 'leaving' });
      saved.write(null);
      const isCleared = await this.#clear();
      const outcome = isCleared ? await embedded.erase() : 'not-cleared';
      await embedded.stop();
      this.#become({ kind: 'choosing' });
      return outcome;
    });
  }

  async #change(choice: OpenChoice): Promise<WorkspaceState> {
    this.#become({ kind: 'opening', choice });
    // If the app ends before this is done, the next start asks and clears again before it opens anything.
    this.#options.saved.write(null);
    const isCleared = await this.#clear();
    await this.#options.embedded.stop();
    if (!isCleared) return this.#become({ kind: 'failed', choice, reason: 'not-cleared' });
    return this.#enterAndSave(choice);
  }

  /** Clears everything and returns true if nothing is left; one failure doesn't stop the rest. */
  async #clear(): Promise<boolean> {
    const { belongings, log } = this.#options;
    let isCleared = true;
    for (const { name, clear } of belongings) {
      try {
        await clear();
      } catch (error) {
        isCleared = false;
        log.error(`leaving the workspace: could not clear ${name}`, error);
      }
    }
    return isCleared;
  }

  async #enterAndSave(choice: OpenChoice): Promise<WorkspaceState> {
    const state = await this.#enter(choice);
    if (state.kind === 'open' && choice.kind !== 'server') this.#options.saved.write(choice);
    return state;
  }

  async #enter(choice: OpenChoice): Promise<WorkspaceState> {
    if (choice.kind === 'hosted') return this.#open(choice, choice);
    if (choice.kind === 'server') return this.#open(choice, { ...choice, publishableKey: null });
    this.#become({ kind: 'opening', choice });
    const started = await this.#options.embedded.start();
    if (started.kind === 'ready') return this.#open(choice, started);
    // Stopped by the user, who wants another workspace.
    if (started.kind !== 'failed') return this.#become({ kind: 'choosing' });
    return this.#become({ kind: 'failed', choice, reason: started.reason });
  }

  #open(choice: OpenChoice, { url, publishableKey, mailbox }: WorkspaceAddress): WorkspaceState {
    const address = { url, publishableKey, ...(mailbox === undefined ? {} : { mailbox }) };
    return this.#become({ kind: 'open', choice, address });
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(() => {
      this.#isBusy = true;
      return work();
    });
    const rest = () => {
      this.#isBusy = false;
    };
    this.#turn = done.then(rest, rest);
    return done;
  }

  #become(state: WorkspaceState): WorkspaceState {
    this.#state = state;
    this.#changes.tell(state);
    return state;
  }
}

function isSame(one: OpenChoice, other: OpenChoice): boolean {
  if (one.kind !== 'hosted' || other.kind !== 'hosted') return one.kind === other.kind;
  return one.url === other.url && one.publishableKey === other.publishableKey;
}

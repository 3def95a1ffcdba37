import { Listeners } from '../listeners.ts';
import type { Log } from '../log/log.ts';
import type { Policy } from '../policy/policy.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';
import type { EmbeddedBackend, EmbeddedFailure } from './embedded.ts';

export interface WorkspaceAddress {
  readonly url: string;
  readonly publishableKey: string;
}

export type WorkspaceState =
  /** Nothing is chosen yet: the chooser is shown. */
  | { readonly kind: 'choosing' }
  | { readonly kind: 'opening'; readonly choice: WorkspaceChoice }
  | { readonly kind: 'open'; readonly choice: WorkspaceChoice; readonly address: WorkspaceAddress }
  | {
      readonly kind: 'failed';
      readonly choice: WorkspaceChoice;
      /** `not-cleared`: something of the workspace before is still there, so no other is opened. */
      readonly reason: EmbeddedFailure | 'not-cleared';
    };

export type SwitchOutcome =
  | WorkspaceState
  | { readonly kind: 'refused'; readonly reason: 'managed' };

/** Something that belongs to one workspace: windows, session, caches, notifications, downloads, links. */
export interface Belonging {
  readonly name: string;
  clear(): Promise<void> | void;
}

export interface WorkspaceOptions {
  readonly policy: Policy;
  readonly saved: { read(): WorkspaceChoice | null; write(choice: WorkspaceChoice | null): void };
  readonly embedded: Pick<EmbeddedBackend, 'start' | 'stop' | 'onChange'>;
  /** In the order in which they are cleared; windows come first, so that nothing is written behind. */
  readonly belongings: readonly Belonging[];
  readonly log: Pick<Log, 'info' | 'error'>;
}

/** Which backend this app works with, one at a time. */
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
      // A start or stop of ours tells its outcome itself.
      if (choice?.kind !== 'local' || this.#isBusy) return;
      // It fell over and came back elsewhere, or did not come back.
      if (embedded.kind === 'ready') this.#open(choice, embedded);
      if (embedded.kind === 'starting') this.#become({ kind: 'opening', choice });
      if (embedded.kind === 'failed') this.#become({ ...embedded, choice });
    });
  }

  get state(): WorkspaceState {
    return this.#state;
  }

  get isManaged(): boolean {
    return this.#options.policy.workspace !== undefined;
  }

  onChange(listener: (state: WorkspaceState) => void): () => void {
    return this.#changes.add(listener);
  }

  /** At the start of the app: what the policy says, or what was chosen before. */
  resume(): Promise<WorkspaceState> {
    return this.#inTurn(async () => {
      const { policy, saved } = this.#options;
      const before = saved.read();
      const choice = policy.workspace ?? before;
      if (!choice) return this.#become({ kind: 'choosing' });
      // A policy that came since the last start is a change of workspace like any other.
      if (before && !isSame(choice, before)) return this.#change(choice);
      if (!before) saved.write(choice);
      return this.#enter(choice);
    });
  }

  /** Stops one, clears what belongs to it, and opens the other. */
  switchTo(choice: WorkspaceChoice): Promise<SwitchOutcome> {
    return this.#inTurn(async () => {
      if (this.isManaged) return { kind: 'refused', reason: 'managed' };
      if (this.#state.kind === 'open' && isSame(choice, this.#state.choice)) return this.#state;
      return this.#change(choice);
    });
  }

  /** For the end of the app: nothing is cleared, the backend is closed in order. */
  close(): Promise<void> {
    return this.#inTurn(() => this.#options.embedded.stop());
  }

  async #change(choice: WorkspaceChoice): Promise<WorkspaceState> {
    const { saved, embedded, belongings, log } = this.#options;
    this.#become({ kind: 'opening', choice });
    // Should the app end on the way, the next start asks, and clears again before it opens anything.
    saved.write(null);
    let isCleared = true;
    for (const { name, clear } of belongings) {
      try {
        await clear();
      } catch (error) {
        isCleared = false;
        log.error(`leaving the workspace: ${name} could not be cleared`, error);
      }
    }
    await embedded.stop();
    if (!isCleared) return this.#become({ kind: 'failed', choice, reason: 'not-cleared' });
    const state = await this.#enter(choice);
    if (state.kind === 'open') saved.write(choice);
    return state;
  }

  async #enter(choice: WorkspaceChoice): Promise<WorkspaceState> {
    if (choice.kind === 'hosted') return this.#open(choice, choice);
    this.#become({ kind: 'opening', choice });
    const started = await this.#options.embedded.start();
    if (started.kind === 'ready') return this.#open(choice, started);
    const reason = started.kind === 'failed' ? started.reason : 'crashing';
    return this.#become({ kind: 'failed', choice, reason });
  }

  #open(choice: WorkspaceChoice, { url, publishableKey }: WorkspaceAddress): WorkspaceState {
    return this.#become({ kind: 'open', choice, address: { url, publishableKey } });
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

function isSame(one: WorkspaceChoice, other: WorkspaceChoice): boolean {
  if (one.kind === 'local' || other.kind === 'local') return one.kind === other.kind;
  return one.url === other.url && one.publishableKey === other.publishableKey;
}

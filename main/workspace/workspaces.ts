import type { EraseOutcome } from '../../shared/host.ts';
import { Listeners } from '../listeners.ts';
import type { Log } from '../log/log.ts';
import type { OpenChoice, WorkspaceAddress } from '../session/workspace.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';
import type { EmbeddedBackend, EmbeddedFailure } from './embedded.ts';
import type { HostedChoice } from './probe.ts';

/** What was decided before anybody could choose, and by whom. */
export type Given =
  | { readonly by: 'policy' | 'build'; readonly choice: HostedChoice }
  | {
      readonly by: 'development';
      readonly choice: Extract<OpenChoice, { readonly kind: 'server' }>;
    };

export type WorkspaceState =
  /** Nothing is chosen yet: the chooser is shown. */
  | { readonly kind: 'choosing' }
  /** What belonged to one is being cleared, and nothing follows it. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'opening'; readonly choice: OpenChoice }
  | { readonly kind: 'open'; readonly choice: OpenChoice; readonly address: WorkspaceAddress }
  | {
      readonly kind: 'failed';
      readonly choice: OpenChoice;
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
  readonly given: Given | null;
  readonly saved: { read(): WorkspaceChoice | null; write(choice: WorkspaceChoice | null): void };
  readonly embedded: Pick<EmbeddedBackend, 'start' | 'stop' | 'erase' | 'onChange'>;
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

  onChange(listener: (state: WorkspaceState) => void): () => void {
    return this.#changes.add(listener);
  }

  /** At the start of the app: what was decided for it, or what was chosen before. */
  resume(): Promise<WorkspaceState> {
    return this.#inTurn(async () => {
      const { given, saved } = this.#options;
      // A server under development is visited; what the person chose stays chosen.
      if (given?.by === 'development') return this.#enter(given.choice);
      const before = saved.read();
      const choice = given?.choice ?? before;
      if (!choice) return this.#become({ kind: 'choosing' });
      // A policy that came since the last start is a change of workspace like any other.
      if (before && !isSame(choice, before)) return this.#change(choice);
      return before ? this.#enter(choice) : this.#enterAndSave(choice);
    });
  }

  /** Stops one, clears what belongs to it, and opens the other. */
  switchTo(choice: WorkspaceChoice): Promise<SwitchOutcome> {
    return this.#inTurn(async () => {
      if (this.#options.given) return { kind: 'refused', reason: 'managed' };
      if (this.#state.kind === 'open' && isSame(choice, this.#state.choice)) return this.#state;
      return this.#change(choice);
    });
  }

  /** Tries once more what failed. */
  retry(): Promise<WorkspaceState> {
    return this.#inTurn(async () => {
      if (this.#state.kind !== 'failed') return this.#state;
      const { choice, reason } = this.#state;
      return reason === 'not-cleared' ? this.#change(choice) : this.#enterAndSave(choice);
    });
  }

  /** Gives up a start of the backend on this computer. Not in turn: it is what the turn waits for. */
  cancel(): Promise<void> {
    return this.#options.embedded.stop();
  }

  /** Deletes what the workspace on this computer keeps, after leaving it if it is the open one. */
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
    // Should the app end on the way, the next start asks, and clears again before it opens anything.
    this.#options.saved.write(null);
    const isCleared = await this.#clear();
    await this.#options.embedded.stop();
    if (!isCleared) return this.#become({ kind: 'failed', choice, reason: 'not-cleared' });
    return this.#enterAndSave(choice);
  }

  /** Whether nothing is left; one that cannot be cleared keeps no other from it. */
  async #clear(): Promise<boolean> {
    const { belongings, log } = this.#options;
    let isCleared = true;
    for (const { name, clear } of belongings) {
      try {
        await clear();
      } catch (error) {
        isCleared = false;
        log.error(`leaving the workspace: ${name} could not be cleared`, error);
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
    // Stopped by the person, who wants something else.
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

import type { EraseOutcome, RemoveOutcome } from '../../shared/host.ts';
import { Listeners } from '../listeners.ts';
import type { Log } from '../log/log.ts';
import { type OpenChoice, type WorkspaceAddress, workspaceId } from '../session/workspace.ts';
import { MAX_WORKSPACES, type WorkspaceChoice } from '../settings/schema.ts';
import type { EmbeddedBackend, EmbeddedFailure } from './embedded.ts';
import type { HostedChoice } from './probe.ts';

/** A workspace set before the user could choose, and its source. */
export type PresetWorkspace =
  | { readonly by: 'policy' | 'build'; readonly choice: HostedChoice }
  | {
      readonly by: 'development';
      readonly choice: Extract<OpenChoice, { readonly kind: 'server' }>;
    };

/** A server and one account on it. The slot tells accounts on the same server apart. */
export interface WorkspaceEntry<Choice extends OpenChoice = OpenChoice> {
  readonly id: string;
  readonly choice: Choice;
  readonly slot: number;
}

/** The list of workspaces as saved, and the one that was in front. */
export interface SavedWorkspaces {
  readonly entries: readonly WorkspaceEntry<WorkspaceChoice>[];
  readonly front: string | null;
}

type EntryState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly address: WorkspaceAddress }
  | {
      readonly kind: 'failed';
      /** `not-cleared`: data of a removed workspace remains, so no other is opened. */
      readonly reason: EmbeddedFailure | 'not-cleared';
    };

/** The state of the workspace in front. */
export type WorkspaceState =
  /** None is in front; the chooser is shown. */
  | { readonly kind: 'choosing' }
  /** The last workspace is being removed. */
  | { readonly kind: 'leaving' }
  | (EntryState & { readonly entry: WorkspaceEntry });

export type AddOutcome =
  | WorkspaceState
  | { readonly kind: 'refused'; readonly reason: 'managed' | 'too-many' };

/** Something tied to a workspace: windows, session, caches, notifications, downloads, links. */
export interface WorkspaceResource {
  readonly name: string;
  clear(id: string): Promise<void> | void;
}

export interface WorkspaceOptions {
  readonly given: PresetWorkspace | null;
  readonly saved: { read(): SavedWorkspaces; write(saved: SavedWorkspaces): void };
  /** False if the organization doesn't allow the server. */
  readonly isAllowed: (choice: OpenChoice) => boolean;
  readonly embedded: Pick<EmbeddedBackend, 'state' | 'start' | 'stop' | 'erase' | 'onChange'>;
  /** Ids of all workspaces with data on this computer. */
  readonly traces: () => readonly string[];
  /** Opens a workspace behind the one in front, or moves it to another address. */
  readonly openBehind: (entry: WorkspaceEntry, address: WorkspaceAddress) => void;
  /** In clearing order; windows come first, so that nothing is written afterwards. */
  readonly belongings: readonly WorkspaceResource[];
  readonly log: Pick<Log, 'info' | 'error'>;
}

/** Manages the workspaces of this computer. Several are open at once, and one of them is in front. */
export class Workspaces {
  readonly #options: WorkspaceOptions;
  readonly #changes = new Listeners<[WorkspaceState]>();
  readonly #states = new Map<string, EntryState>();
  #entries: readonly WorkspaceEntry[] = [];
  #front: WorkspaceEntry | null = null;
  #isLeaving = false;
  #turn: Promise<unknown> = Promise.resolve();
  #isBusy = false;

  constructor(options: WorkspaceOptions) {
    this.#options = options;
    options.embedded.onChange(() => {
      // Our own starts and stops report their outcome themselves.
      if (!this.#isBusy) this.#followEmbedded();
    });
  }

  get state(): WorkspaceState {
    if (this.#front !== null) {
      return { ...(this.#states.get(this.#front.id) ?? { kind: 'opening' }), entry: this.#front };
    }
    return { kind: this.#isLeaving ? 'leaving' : 'choosing' };
  }

  /** All workspaces that the user added, in order. */
  get entries(): readonly WorkspaceEntry[] {
    const { given, isAllowed } = this.#options;
    return given ? this.#entries : this.#entries.filter(({ choice }) => isAllowed(choice));
  }

  /** Returns the address of an open workspace. */
  addressOf(id: string): WorkspaceAddress | null {
    const state = this.#states.get(id);
    return state?.kind === 'open' ? state.address : null;
  }

  /** Called with the state of the workspace in front after each change, also of another workspace. */
  onChange(listener: (state: WorkspaceState) => void): () => void {
    return this.#changes.add(listener);
  }

  /** Called at startup: opens the given workspace, or all that the user added. */
  resume(): Promise<WorkspaceState> {
    return this.#inTurn(async () => {
      const { given, saved } = this.#options;
      const stored = saved.read();
      this.#entries = given ? [toEntry(given.choice)] : stored.entries;
      const front = this.entries.find(({ id }) => id === stored.front) ?? this.entries[0] ?? null;
      // A development server changes neither the saved workspaces nor their data.
      if (given?.by === 'development') return front ? this.#enter(front) : this.state;
      const isCleared = await this.#clearLeftovers();
      if (front === null) return this.#tell();
      if (!isCleared) return this.#fail(front, 'not-cleared');
      if (given) this.#save(front.id);
      const state = await this.#enter(front);
      for (const entry of this.entries) if (entry !== front) this.#enterBehind(entry);
      return state;
    });
  }

  /** Adds a workspace and brings it to the front. A known server opens again, unless another account is wanted. */
  add(choice: WorkspaceChoice, { isAnother = false } = {}): Promise<AddOutcome> {
    return this.#inTurn(async () => {
      if (this.#options.given) return { kind: 'refused', reason: 'managed' };
      const accounts = this.#entries.filter((entry) => isSameServer(entry.choice, choice));
      if (accounts[0] !== undefined && !isAnother) {
        this.#replaceKey(choice);
        return this.#show(accounts[0].id);
      }
      if (this.#entries.length >= MAX_WORKSPACES) return { kind: 'refused', reason: 'too-many' };
      let slot = 0;
      while (accounts.some((account) => account.slot === slot)) slot += 1;
      return this.#enterCleared(toEntry(choice, slot));
    });
  }

  /** Brings a workspace to the front; ids that aren't in the list change nothing. */
  show(id: string): Promise<WorkspaceState> {
    return this.#inTurn(() => this.#show(id));
  }

  /** Retries the failed step. */
  retry(): Promise<WorkspaceState> {
    return this.#inTurn(async () => {
      const { state } = this;
      return state.kind === 'failed' ? this.#enterCleared(state.entry) : state;
    });
  }

  /** Cancels a start of the local backend. Not queued, because the queue waits for that start. */
  cancel(): Promise<void> {
    return this.#options.embedded.stop();
  }

  /** Signs out of a workspace and deletes what it stored here. */
  remove(id: string): Promise<RemoveOutcome> {
    return this.#inTurn(async () => {
      if (this.#options.given) return 'managed';
      const isCleared = await this.#leave(id);
      this.#finishLeaving();
      return isCleared ? 'removed' : 'not-cleared';
    });
  }

  /** Deletes the local workspace's data, after leaving it. The chooser opens only when the data is gone. */
  eraseLocal(): Promise<EraseOutcome> {
    return this.#inTurn(async () => {
      const { embedded } = this.#options;
      const front = this.#front === null ? [] : [this.#front];
      const locals = new Set([...this.#entries, ...front].filter(isLocal).map(({ id }) => id));
      let isCleared = true;
      for (const id of locals) isCleared = (await this.#leave(id)) && isCleared;
      try {
        const outcome = isCleared ? await embedded.erase() : 'not-cleared';
        await embedded.stop();
        return outcome;
      } finally {
        this.#finishLeaving();
      }
    });
  }

  async #show(id: string): Promise<WorkspaceState> {
    const entry = this.entries.find((one) => one.id === id);
    if (entry === undefined) return this.state;
    const known = this.#states.get(id)?.kind;
    if (known !== 'open' && known !== 'opening') return this.#enterAndSave(entry);
    this.#front = entry;
    this.#save(id);
    return this.#tell();
  }

  /** If the app ends before the data is deleted, the next start finds it and deletes it. */
  async #leave(id: string): Promise<boolean> {
    const entry = [...this.#entries, this.#front].find((one) => one?.id === id);
    if (!entry) return true;
    const wasInFront = this.#front?.id === id;
    this.#entries = this.#entries.filter((one) => one.id !== id);
    this.#states.delete(id);
    if (wasInFront) {
      // The next windows open first, because the app quits with its last window.
      this.#front = this.entries.find((one) => this.addressOf(one.id) !== null) ?? null;
      this.#isLeaving = this.#front === null;
    }
    this.#save(this.#front?.id ?? null);
    this.#tell();
    const isCleared = await this.#clear(id);
    if (isLocal(entry) && !this.#entries.some(isLocal)) await this.#options.embedded.stop();
    return isCleared;
  }

  #finishLeaving(): void {
    this.#isLeaving = false;
    this.#tell();
  }

  /** Clears data that an ended app or a failed removal left behind. */
  async #clearLeftovers(): Promise<boolean> {
    const known = new Set(this.#entries.map(({ id }) => id));
    const results = [];
    for (const id of this.#options.traces()) {
      if (!known.has(id)) results.push(await this.#clear(id));
    }
    return results.every(Boolean);
  }

  /** Clears everything and returns true if nothing is left; one failure doesn't stop the rest. */
  async #clear(id: string): Promise<boolean> {
    const { belongings, log } = this.#options;
    let isCleared = true;
    for (const { name, clear } of belongings) {
      try {
        await clear(id);
      } catch (error) {
        isCleared = false;
        log.error(`leaving the workspace: could not clear ${name}`, error);
      }
    }
    return isCleared;
  }

  async #enterCleared(entry: WorkspaceEntry): Promise<WorkspaceState> {
    if (!(await this.#clearLeftovers())) return this.#fail(entry, 'not-cleared');
    return this.#enterAndSave(entry);
  }

  async #enterAndSave(entry: WorkspaceEntry): Promise<WorkspaceState> {
    const state = await this.#enter(entry);
    if (state.kind === 'open' && state.entry.id === entry.id) this.#save(entry.id);
    return state;
  }

  async #enter(entry: WorkspaceEntry): Promise<WorkspaceState> {
    const before = this.#front;
    this.#front = entry;
    const { choice, id } = entry;
    if (choice.kind !== 'local') return this.#open(entry, remoteAddress(choice));
    this.#states.set(id, { kind: 'opening' });
    this.#tell();
    const started = await this.#options.embedded.start();
    if (started.kind === 'ready') return this.#open(entry, started);
    if (started.kind === 'failed') return this.#fail(entry, started.reason);
    // Stopped by the user, who wants another workspace.
    this.#states.delete(id);
    this.#front = before?.id === id ? null : before;
    return this.#tell();
  }

  #enterBehind(entry: WorkspaceEntry): void {
    const { choice, id } = entry;
    if (choice.kind !== 'local') {
      this.#open(entry, remoteAddress(choice));
      return;
    }
    this.#states.set(id, { kind: 'opening' });
    // Not awaited, because a start may take minutes; `#followEmbedded` reports its outcome.
    void this.#options.embedded.start();
  }

  #open(entry: WorkspaceEntry, { url, publishableKey, mailbox }: WorkspaceAddress): WorkspaceState {
    const address = { url, publishableKey, ...(mailbox === undefined ? {} : { mailbox }) };
    this.#states.set(entry.id, { kind: 'open', address });
    if (!this.#entries.some(({ id }) => id === entry.id)) this.#entries = [...this.#entries, entry];
    if (this.#front?.id !== entry.id) this.#options.openBehind(entry, address);
    return this.#tell();
  }

  #fail(entry: WorkspaceEntry, reason: EmbeddedFailure | 'not-cleared'): WorkspaceState {
    this.#front ??= entry;
    this.#states.set(entry.id, { kind: 'failed', reason });
    if (reason === 'not-cleared') this.#front = entry;
    return this.#tell();
  }

  /** The backend crashed and restarted at another address, failed, or started for a workspace behind. */
  #followEmbedded(): void {
    const { state } = this.#options.embedded;
    const front = this.#front === null ? [] : [this.#front];
    for (const entry of new Set([...this.#entries, ...front].filter(isLocal))) {
      const before = this.#states.get(entry.id);
      if (before === undefined) continue;
      if (state.kind === 'ready' && this.addressOf(entry.id)?.url !== state.url) {
        this.#open(entry, state);
      } else if (state.kind === 'starting' && before.kind !== 'opening') {
        this.#states.set(entry.id, { kind: 'opening' });
        this.#tell();
      } else if (state.kind === 'failed' && before.kind !== 'failed') {
        this.#fail(entry, state.reason);
      }
    }
  }

  /** A rotated key keeps its workspace. */
  #replaceKey(choice: WorkspaceChoice): void {
    this.#entries = this.#entries.map((entry) =>
      isSameServer(entry.choice, choice) ? { ...entry, choice } : entry,
    );
    if (choice.kind !== 'hosted') return;
    for (const entry of this.#entries.filter((one) => one.choice === choice)) {
      const address = this.addressOf(entry.id);
      if (address !== null && address.publishableKey !== choice.publishableKey) {
        this.#open(entry, choice);
      }
    }
  }

  #save(front: string | null): void {
    if (this.#options.given?.by === 'development') return;
    const entries = this.#entries.filter(isChosen);
    this.#options.saved.write({ entries, front });
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#turn.then(() => {
      this.#isBusy = true;
      return work();
    });
    const rest = () => {
      this.#isBusy = false;
      this.#followEmbedded();
    };
    this.#turn = done.then(rest, rest);
    return done;
  }

  #tell(): WorkspaceState {
    const { state } = this;
    this.#changes.tell(state);
    return state;
  }
}

export const toEntry = <Choice extends OpenChoice>(
  choice: Choice,
  slot = 0,
): WorkspaceEntry<Choice> => ({ id: workspaceId(choice, slot), choice, slot });

const isLocal = ({ choice }: WorkspaceEntry): boolean => choice.kind === 'local';

const isChosen = (entry: WorkspaceEntry): entry is WorkspaceEntry<WorkspaceChoice> =>
  entry.choice.kind !== 'server';

const isSameServer = (one: OpenChoice, other: OpenChoice): boolean =>
  workspaceId(one) === workspaceId(other);

const remoteAddress = (choice: Exclude<OpenChoice, { kind: 'local' }>): WorkspaceAddress => ({
  url: choice.url,
  publishableKey: choice.kind === 'hosted' ? choice.publishableKey : null,
});

import type { Session, WorkspaceItem } from '#shared/host.ts';
import { Listeners } from '../listeners.ts';
import type { WorkspaceEntry, Workspaces } from '../workspace/workspaces.ts';
import type { Shell } from './shell.ts';
import { MAIN_PROCESS, type WorkspaceContext } from './workspace-context.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';

/** The list of workspaces with their unread counts, for menus, the tray and pages. */
export class WorkspaceSwitcher {
  readonly #workspaces: Workspaces;
  readonly #desks: WorkspaceContexts;
  readonly #unread = new Map<string, number>();
  readonly #sessions = new Map<string, Session>();
  readonly #asked = new WeakSet<WorkspaceContext>();
  readonly #changes = new Listeners<[readonly WorkspaceItem[]]>();

  constructor(
    { sessions, signOuts, windows }: Pick<Shell, 'sessions' | 'signOuts' | 'windows'>,
    workspaces: Workspaces,
    desks: WorkspaceContexts,
  ) {
    this.#workspaces = workspaces;
    this.#desks = desks;
    sessions.add((id, session) => this.#follow(id, session));
    signOuts.add((id) => this.setUnread(id, 0));
    workspaces.onChange(() => this.#tell());
    this.onChange((items) => windows.tell('workspace', 'list', items));
  }

  get items(): readonly WorkspaceItem[] {
    const { entries } = this.#workspaces;
    return entries.map((entry) => ({
      id: entry.id,
      label: this.#labelOf(entry, entries),
      place: placeOf(entry),
      unread: this.#unread.get(entry.id) ?? 0,
      isInFront: this.#desks.current?.id === entry.id,
      isSignedIn: this.#desks.find(entry.id)?.isSignedIn() ?? false,
    }));
  }

  /** The sum over all workspaces. */
  get unread(): number {
    return [...this.#unread.values()].reduce((sum, count) => sum + count, 0);
  }

  onChange(listener: (items: readonly WorkspaceItem[]) => void): void {
    this.#changes.add(listener);
  }

  setUnread(id: string, count: number): void {
    if ((this.#unread.get(id) ?? 0) === count) return;
    if (count === 0) this.#unread.delete(id);
    else this.#unread.set(id, count);
    this.#tell();
  }

  /** Returns the other open workspace where this account of this server is already signed in. */
  async findSameAccount(id: string, session: Session): Promise<string | null> {
    const own = this.#desks.find(id);
    for (const desk of this.#desks.all) {
      if (own === null || desk === own) continue;
      if (new URL(desk.address.url).origin !== new URL(own.address.url).origin) continue;
      const other = await desk.session.current(undefined, MAIN_PROCESS);
      if (other?.userId === session.userId) return desk.id;
    }
    return null;
  }

  #follow(id: string, session: Session | null): void {
    if (session === null) this.#sessions.delete(id);
    else this.#sessions.set(id, session);
    this.#tell();
  }

  /** Names the account only if the server alone is ambiguous. */
  #labelOf(entry: WorkspaceEntry, entries: readonly WorkspaceEntry[]): string {
    const server = describeServer(entry);
    const isAmbiguous = entries.some((one) => one !== entry && describeServer(one) === server);
    if (!isAmbiguous) return server;
    const email = this.#sessions.get(entry.id)?.email;
    if (email === undefined) this.#ask(entry.id);
    return `${server} (${email ?? `account ${entry.slot + 1}`})`;
  }

  /** Reads a session that was saved in an earlier run. */
  #ask(id: string): void {
    const desk = this.#desks.find(id);
    if (desk === null || !desk.isSignedIn() || this.#asked.has(desk)) return;
    this.#asked.add(desk);
    void Promise.resolve(desk.session.current(undefined, MAIN_PROCESS)).then(
      (session) => this.#follow(id, session),
      () => undefined,
    );
  }

  #tell(): void {
    this.#changes.tell(this.items);
  }
}

const placeOf = ({ choice }: WorkspaceEntry): WorkspaceItem['place'] =>
  choice.kind === 'local' ? { kind: 'local' } : { kind: 'hosted', url: choice.url };

const describeServer = ({ choice }: WorkspaceEntry): string =>
  choice.kind === 'local' ? 'This computer' : new URL(choice.url).host;

import { SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import type { AreaName, Caller, Handlers } from '#shared/desktop/ipc.ts';
import { areas } from '#shared/desktop/ipc.ts';
import type { WorkspaceAddress } from '../session/workspace.ts';
import { MAIN_KIND } from '../window/windows.ts';
import { openWorkspaceTraces, type WorkspaceTraces } from '../workspace/workspace-traces.ts';
import type { WorkspaceEntry, WorkspaceResource } from '../workspace/workspaces.ts';
import { OpenPages } from './open-pages.ts';
import type { Shell } from './shell.ts';
import {
  openVault,
  openWorkspaceContext,
  partitionOf,
  type WorkspaceContext,
} from './workspace-context.ts';

const FIRST_PAGE = { path: '/', kind: MAIN_KIND };

/** The open desks, one of them in front, and the data left behind by removed ones. */
export class WorkspaceContexts {
  readonly #shell: Shell;
  readonly #traces: WorkspaceTraces;
  readonly #desks = new Map<string, WorkspaceContext>();
  readonly #openPages: OpenPages;
  #current: WorkspaceContext | null = null;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#openPages = new OpenPages(shell);
    this.#traces = openWorkspaceTraces(shell.desktop.electron.app.getPath('userData'));
  }

  /** The desk in front. */
  get current(): WorkspaceContext | null {
    return this.#current;
  }

  get all(): readonly WorkspaceContext[] {
    return [...this.#desks.values()];
  }

  /** Ids of all workspaces with data on this computer. */
  get traces(): readonly string[] {
    return this.#traces.ids;
  }

  /** The captured mail of the backend on this computer, if it is open. */
  get mailbox(): string | null {
    return this.all.find(({ address }) => address.mailbox)?.address.mailbox ?? null;
  }

  find(id: string): WorkspaceContext | null {
    return this.#desks.get(id) ?? null;
  }

  /** Brings a workspace to the front, or updates the address of the one that is. */
  open(entry: WorkspaceEntry, address: WorkspaceAddress, firstPage: string): void {
    const { windows } = this.#shell;
    const desk = this.#openAt(entry, address);
    const isNew = this.#current !== desk || windows.of(desk.partition).length === 0;
    this.#current = desk;
    if (!isNew) return;
    const [page, ...more] = this.#pagesOf(desk);
    windows.switchTo(desk.partition, page?.path ?? firstPage, page?.kind);
    for (const { path, kind } of more) windows.open(path, { kind });
  }

  /** Opens a workspace behind the one in front; its pages run in a hidden window while it is signed in. */
  openBehind(entry: WorkspaceEntry, address: WorkspaceAddress): void {
    const { windows } = this.#shell;
    const desk = this.#openAt(entry, address);
    const { partition } = desk;
    if (!desk.isSignedIn() || windows.of(partition).length > 0) return;
    const pages = this.#pagesOf(desk);
    for (const { path, kind } of pages.length > 0 ? pages : [FIRST_PAGE]) {
      windows.open(path, { partition, kind, isBehind: true });
    }
  }

  /** The pages that were open when the app last quit, if the user is still signed in and no window is open. */
  #pagesOf(desk: WorkspaceContext) {
    const hasWindows = this.#shell.windows.of(desk.partition).length > 0;
    return hasWindows || !desk.isSignedIn() ? [] : this.#openPages.of(desk.id);
  }

  #openAt({ id }: WorkspaceEntry, address: WorkspaceAddress): WorkspaceContext {
    const here = this.#desks.get(id);
    if (here === undefined) {
      const folder = this.#traces.leave(id);
      const desk = openWorkspaceContext(this.#shell, { id, folder, address });
      this.#desks.set(id, desk);
      return desk;
    }
    const { url, publishableKey } = here.address;
    if (url !== address.url || publishableKey !== address.publishableKey) {
      here.moveTo(address);
      // The content policy is fixed when a page loads.
      for (const window of this.#shell.windows.of(here.partition)) window.webContents.reload();
    }
    return here;
  }

  /** Closes all desks and keeps saved data. */
  close(): void {
    for (const desk of this.all) this.#close(desk);
  }

  #close(desk: WorkspaceContext): void {
    desk.close();
    this.#desks.delete(desk.id);
    if (this.#current === desk) this.#current = null;
  }

  /** Returns the desk that a page belongs to; pages of no desk get null. */
  of({ contentsId }: Caller): WorkspaceContext | null {
    const partition = this.#shell.windows.partitionOf(contentsId);
    return this.all.find((desk) => desk.partition === partition) ?? null;
  }

  require(caller: Caller): WorkspaceContext {
    const desk = this.of(caller);
    if (desk === null) throw new Error('No workspace is open in this window.');
    return desk;
  }

  /** Returns handlers of an area that forward to the caller's desk. */
  answer<Name extends AreaName>(
    name: Name,
    from: (desk: WorkspaceContext) => Handlers<Name>,
  ): Handlers<Name> {
    const calls = Object.keys(areas[name].calls) as (keyof Handlers<Name>)[];
    const answerers = calls.map((call) => [
      call,
      (request: never, caller: Caller) => from(this.require(caller))[call](request, caller),
    ]);
    return Object.fromEntries(answerers) as Handlers<Name>;
  }

  /** Data to clear when a workspace is removed, in this order. */
  get belongings(): readonly WorkspaceResource[] {
    return [
      { name: 'the downloads', clear: (id) => this.#desks.get(id)?.downloads.forget() },
      { name: 'the session', clear: (id) => this.#signOut(id) },
      { name: 'stored page data', clear: (id) => this.#clearStorage(id) },
    ];
  }

  async #signOut(id: string): Promise<void> {
    const desk = this.#desks.get(id);
    const vault = openVault(this.#shell, id, this.#traces.leave(id));
    // Nothing can be deleted from a locked keychain; the session would still be there after unlocking.
    if (vault.holdsSession() && (await vault.standing()).state !== 'ready') {
      throw new Error("Can't open the keychain.");
    }
    if (desk === undefined) return vault.removeItem(SESSION_KEY);
    await desk.leave();
    this.#close(desk);
  }

  async #clearStorage(id: string): Promise<void> {
    const { session } = this.#shell.desktop.electron;
    await session.fromPartition(partitionOf(id)).clearData();
    this.#traces.remove(id);
  }
}

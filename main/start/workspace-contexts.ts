import { SESSION_KEY } from '#shared/account/auth/auth-port.ts';
import type { AreaName, Caller, Handlers } from '#shared/desktop/ipc.ts';
import { areas } from '#shared/desktop/ipc.ts';
import { type OpenChoice, type WorkspaceAddress, workspaceId } from '../session/workspace.ts';
import { openWorkspaceTraces, type WorkspaceTraces } from '../workspace/workspace-traces.ts';
import type { WorkspaceResource } from '../workspace/workspaces.ts';
import type { Shell } from './shell.ts';
import {
  openVault,
  openWorkspaceContext,
  partitionOf,
  type WorkspaceContext,
} from './workspace-context.ts';

/** The open desk, if any, and the data left behind by previous ones. */
export class WorkspaceContexts {
  readonly #shell: Shell;
  readonly #traces: WorkspaceTraces;
  #current: WorkspaceContext | null = null;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#traces = openWorkspaceTraces(shell.desktop.electron.app.getPath('userData'));
  }

  get current(): WorkspaceContext | null {
    return this.#current;
  }

  /** Opens a workspace with a window, or updates the address of the open one. */
  open(choice: OpenChoice, address: WorkspaceAddress, firstPage: string): void {
    const { windows } = this.#shell;
    const id = workspaceId(choice);
    const here = this.#current?.id === id ? this.#current : null;
    const desk = here ?? this.#openAnew(id, address);
    windows.use(desk.partition);
    if (here) {
      here.moveTo(address);
      // The content policy is fixed when a page loads.
      for (const window of windows.all) window.webContents.reload();
    }
    if (windows.all.length === 0) windows.open(firstPage);
  }

  #openAnew(id: string, address: WorkspaceAddress): WorkspaceContext {
    this.close();
    const desk = openWorkspaceContext(this.#shell, { id, folder: this.#traces.leave(id), address });
    this.#current = desk;
    return desk;
  }

  /** Closes the desk and keeps saved data. */
  close(): void {
    this.#current?.close();
    this.#current = null;
  }

  /** Returns the desk that a page belongs to; pages of other desks get null. */
  of({ contentsId }: Caller): WorkspaceContext | null {
    const partition = this.#shell.windows.partitionOf(contentsId);
    return this.#current?.partition === partition ? this.#current : null;
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

  /** Data to clear before another workspace may open, in this order. */
  get belongings(): readonly WorkspaceResource[] {
    return [
      { name: 'the downloads', clear: () => this.#current?.downloads.forget() },
      { name: 'the session', clear: () => this.#signOut() },
      { name: 'stored page data', clear: () => this.#clearStorage() },
    ];
  }

  async #signOut(): Promise<void> {
    for (const id of this.#traces.ids) {
      const vault = openVault(this.#shell, id, this.#traces.leave(id));
      const hasSession = vault.holdsSession();
      // Nothing can be deleted from a locked keychain; the session would still be there after unlocking.
      if (hasSession && (await vault.standing()).state !== 'ready') {
        throw new Error("Can't open the keychain.");
      }
      if (this.#current?.id === id) await this.#current.leave();
      else await vault.removeItem(SESSION_KEY);
    }
    this.close();
  }

  async #clearStorage(): Promise<void> {
    const { session } = this.#shell.desktop.electron;
    for (const id of this.#traces.ids) {
      await session.fromPartition(partitionOf(id)).clearData();
      this.#traces.remove(id);
    }
  }
}

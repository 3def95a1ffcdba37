import { SESSION_KEY } from '#shared/auth/auth-port.ts';
import type { AreaName, Caller, Handlers } from '#shared/desktop/ipc.ts';
import { areas } from '#shared/desktop/ipc.ts';
import { type OpenChoice, type WorkspaceAddress, workspaceId } from '../session/workspace.ts';
import { type Traces, tracesIn } from '../workspace/traces.ts';
import type { Belonging } from '../workspace/workspaces.ts';
import { type Desk, openDesk, openVault, partitionOf } from './desk.ts';
import type { Shell } from './shell.ts';

/** The desk that is open, if any, and what all that ever were have left behind. */
export class Desks {
  readonly #shell: Shell;
  readonly #traces: Traces;
  #current: Desk | null = null;

  constructor(shell: Shell) {
    this.#shell = shell;
    this.#traces = tracesIn(shell.desktop.electron.app.getPath('userData'));
  }

  get current(): Desk | null {
    return this.#current;
  }

  /** Opens a workspace with a window, or follows the one that is open to its new address. */
  open(choice: OpenChoice, address: WorkspaceAddress, firstPage: string): void {
    const { windows } = this.#shell;
    const id = workspaceId(choice);
    const here = this.#current?.id === id ? this.#current : null;
    const desk = here ?? this.#openAnew(id, address);
    windows.use(desk.partition);
    if (here) {
      here.moveTo(address);
      // What their pages may call is settled when they load.
      for (const window of windows.all) window.webContents.reload();
    }
    if (windows.all.length === 0) windows.open(firstPage);
  }

  #openAnew(id: string, address: WorkspaceAddress): Desk {
    this.close();
    const desk = openDesk(this.#shell, { id, folder: this.#traces.leave(id), address });
    this.#current = desk;
    return desk;
  }

  /** Lets go of it; what is kept stays. */
  close(): void {
    this.#current?.close();
    this.#current = null;
  }

  /** The desk that a page belongs to; a page of another one has nothing to ask of this one. */
  of({ contentsId }: Caller): Desk | null {
    const partition = this.#shell.windows.partitionOf(contentsId);
    return this.#current?.partition === partition ? this.#current : null;
  }

  /** An area of the table as the caller's desk answers it. */
  answer<Name extends AreaName>(name: Name, from: (desk: Desk) => Handlers<Name>): Handlers<Name> {
    const calls = Object.keys(areas[name].calls) as (keyof Handlers<Name>)[];
    const answerers = calls.map((call) => [
      call,
      (request: never, caller: Caller) => {
        const desk = this.of(caller);
        if (desk === null) throw new Error('No workspace is open in this window.');
        return from(desk)[call](request, caller);
      },
    ]);
    return Object.fromEntries(answerers) as Handlers<Name>;
  }

  /** What to clear before another workspace may open, in this order. */
  get belongings(): readonly Belonging[] {
    return [
      { name: 'the downloads', clear: () => this.#current?.downloads.forget() },
      { name: 'the session', clear: () => this.#signOut() },
      { name: 'what pages stored', clear: () => this.#clearStorage() },
    ];
  }

  async #signOut(): Promise<void> {
    for (const id of this.#traces.ids) {
      const vault = openVault(this.#shell, id, this.#traces.leave(id));
      const isKept = vault.holdsSession();
      // Out of a locked keychain nothing can be deleted; it would be there for whoever opens it.
      if (isKept && (await vault.standing()).state !== 'ready') {
        throw new Error('The keychain does not open.');
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

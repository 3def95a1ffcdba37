import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller, Handlers } from '#shared/desktop/ipc.ts';
import type { WorkspaceStatus } from '#shared/host.ts';
import { isServerAllowed } from '../policy/policy.ts';
import { workspaceId } from '../session/workspace.ts';
import { MAX_WORKSPACES, type WorkspaceChoice } from '../settings/schema.ts';
import { localDataFolder } from '../workspace/embedded.ts';
import { probeProject } from '../workspace/probe.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { WorkspaceChooser } from './chooser.ts';
import type { LocalBackend } from './local-backend.ts';
import type { Shell } from './shell.ts';
import type { UnsavedWork } from './unsaved-work.ts';
import { partitionOf } from './workspace-context.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';
import type { WorkspaceSwitcher } from './workspace-switcher.ts';

interface Parts {
  readonly shell: Shell;
  readonly workspaces: Workspaces;
  readonly chooser: WorkspaceChooser;
  readonly desks: WorkspaceContexts;
  readonly work: Pick<UnsavedWork, 'mayLeave'>;
  readonly switcher: Pick<WorkspaceSwitcher, 'items'>;
  readonly local: LocalBackend;
  readonly standing: () => WorkspaceStatus;
}

/** Handlers of the workspace area. Calls that choose or delete are accepted only from the chooser window. */
export function registerWorkspaceHandlers(parts: Parts): Handlers<'workspace'> {
  const { shell, workspaces, chooser, desks, switcher, standing } = parts;
  const { app } = shell.desktop.electron;

  function onlyTheChooser(caller: Caller): void {
    if (!chooser.isAsking(caller)) throw new Error('Only the workspace chooser can do this.');
  }

  function onlyTheLocal(caller: Caller): void {
    const own = switcher.items.find(({ id }) => id === desks.of(caller)?.id);
    if (own?.place.kind !== 'local') throw new Error('Only the local workspace can do this.');
  }

  /** A page may switch only while the user looks at it. */
  function onlyTheFocused({ contentsId }: Caller): void {
    if (shell.windows.focused()?.webContents.id === contentsId) return;
    throw new Error('Only the focused window can do this.');
  }

  /** The outcome is sent with `changed`, since opening may take minutes. */
  function runInBackground(work: Promise<unknown>): undefined {
    work.catch((error: unknown) => shell.log.error('the workspace could not be opened', error));
    return undefined;
  }

  /** What a page may know: the workspace it belongs to, not the one in front. */
  function standingOf(caller: Caller): WorkspaceStatus {
    const desk = desks.of(caller);
    const item = switcher.items.find(({ id }) => id === desk?.id);
    const now = standing();
    if (desk === null || item === undefined || item.isInFront) return now;
    return { ...now, state: 'open', place: item.place, failure: null, demoPassword: null };
  }

  return {
    standing: (_request, caller) => standingOf(caller),
    list: () => switcher.items,
    async localData() {
      const folder = localDataFolder(app.getPath('userData'));
      return { folder, bytes: await folderSize(folder) };
    },
    switchTo(id, caller) {
      if (!chooser.isAsking(caller)) onlyTheFocused(caller);
      return runInBackground(workspaces.show(id));
    },
    addAccount(_request, caller) {
      onlyTheFocused(caller);
      const entry = workspaces.entries.find(({ id }) => id === desks.require(caller).id);
      if (entry === undefined || entry.choice.kind === 'server') return undefined;
      return runInBackground(workspaces.add(entry.choice, { isAnother: true }));
    },
    async remove(id, caller) {
      if (desks.of(caller)?.id !== id) onlyTheChooser(caller);
      if (!(await parts.work.mayLeave(partitionOf(id)))) return 'kept';
      return workspaces.remove(id);
    },
    change() {
      if (standing().managedBy === null) chooser.show();
      return undefined;
    },
    async openHosted(project, caller) {
      onlyTheChooser(caller);
      if (!isAllowed(shell, project.url)) return { ok: false, reason: 'not-allowed' };
      shell.proxy.askAgain();
      const found = await probeProject(project, shell.proxy.fetch);
      if (!found.ok) return found;
      if (isFull(workspaces, found.choice)) return { ok: false, reason: 'too-many' };
      runInBackground(workspaces.add(found.choice));
      return { ok: true };
    },
    openLocal(_request, caller) {
      onlyTheChooser(caller);
      return runInBackground(workspaces.add({ kind: 'local' }));
    },
    retry(_request, caller) {
      onlyTheChooser(caller);
      return runInBackground(workspaces.retry());
    },
    async cancel(_request, caller) {
      onlyTheChooser(caller);
      if (standing().state === 'opening') await workspaces.cancel();
      return undefined;
    },
    keep(_request, caller) {
      onlyTheChooser(caller);
      const { current } = desks;
      if (current === null) return undefined;
      // A failed workspace stays in the list; the one behind the chooser is in front again.
      if (standing().state !== 'open') return runInBackground(workspaces.show(current.id));
      chooser.close();
      return undefined;
    },
    localStatus(_request, caller) {
      onlyTheLocal(caller);
      return parts.local.status();
    },
    backUp(_request, caller) {
      onlyTheLocal(caller);
      return parts.local.backups.make();
    },
    restore(name, caller) {
      onlyTheLocal(caller);
      return parts.local.restore(name);
    },
    showBackups(_request, caller) {
      onlyTheLocal(caller);
      void shell.desktop.electron.shell.openPath(parts.local.folder);
      return undefined;
    },
    eraseLocal(_request, caller) {
      // A page of another workspace can't decide about this one's data.
      const own = switcher.items.find(({ id }) => id === desks.of(caller)?.id);
      if (own?.place.kind !== 'local') onlyTheChooser(caller);
      return workspaces.eraseLocal().then((outcome) => {
        if (outcome === 'erased') parts.local.backups.erase();
        return outcome;
      });
    },
  };
}

const isFull = ({ entries }: Workspaces, choice: WorkspaceChoice): boolean =>
  entries.length >= MAX_WORKSPACES && !entries.some(({ id }) => id === workspaceId(choice));

/** An invalid address is left to the probe, which explains it. */
const isAllowed = ({ organization }: Shell, url: string): boolean =>
  !URL.canParse(url.trim()) || isServerAllowed(organization.policy, url.trim());

/** Returns the total size of a folder's files in bytes; zero if there is no folder. */
async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // A running database deletes files.
    const file = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    bytes += file?.size ?? 0;
  }
  return bytes;
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller, Handlers } from '#shared/desktop/ipc.ts';
import type { WorkspaceStatus } from '#shared/host.ts';
import { isServerAllowed } from '../policy/policy.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';
import { localDataFolder } from '../workspace/embedded.ts';
import { probeProject } from '../workspace/probe.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { WorkspaceChooser } from './chooser.ts';
import type { Shell } from './shell.ts';
import type { UnsavedWork } from './unsaved-work.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';

interface Parts {
  readonly shell: Shell;
  readonly workspaces: Workspaces;
  readonly chooser: WorkspaceChooser;
  readonly desks: WorkspaceContexts;
  readonly work: Pick<UnsavedWork, 'mayEnd'>;
  readonly standing: () => WorkspaceStatus;
}

/** Handlers of the workspace area. Calls that choose or delete are accepted only from the chooser window. */
export function registerWorkspaceHandlers(parts: Parts): Handlers<'workspace'> {
  const { shell, workspaces, chooser, desks, work, standing } = parts;
  const { app } = shell.desktop.electron;

  function onlyTheChooser(caller: Caller): void {
    if (!chooser.isAsking(caller)) throw new Error('Only the workspace chooser can do this.');
  }

  /** Opens another workspace, unless the user prefers to save open changes first. */
  async function switchWorkspace(choice: WorkspaceChoice): Promise<void> {
    if (await work.mayEnd('leave')) runInBackground(workspaces.switchTo(choice));
    else chooser.close();
  }

  /** The outcome is sent with `changed`, since opening may take minutes. */
  function runInBackground(work: Promise<unknown>): undefined {
    work.catch((error: unknown) => shell.log.error('the workspace could not be opened', error));
    return undefined;
  }

  return {
    standing,
    async localData() {
      const folder = localDataFolder(app.getPath('userData'));
      return { folder, bytes: await folderSize(folder) };
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
      await switchWorkspace(found.choice);
      return { ok: true };
    },
    async openLocal(_request, caller) {
      onlyTheChooser(caller);
      await switchWorkspace({ kind: 'local' });
      return undefined;
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
      if (desks.current !== null && standing().state === 'open') chooser.close();
      return undefined;
    },
    eraseLocal(_request, caller) {
      // A page of another workspace can't decide about this one's data.
      const isOwn = standing().place?.kind === 'local' && desks.of(caller) !== null;
      if (!isOwn) onlyTheChooser(caller);
      return workspaces.eraseLocal();
    },
  };
}

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

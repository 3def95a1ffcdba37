import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tracks which workspaces have data on this computer, by one folder each, created before anything is saved. Data left
 * by an app that ended during a change is also found and cleared.
 */
export interface WorkspaceTraces {
  /** Creates and returns a workspace's folder before data is saved in it. */
  leave(id: string): string;
  readonly ids: readonly string[];
  /** Call when all of its data is deleted. */
  remove(id: string): void;
}

export function openWorkspaceTraces(userFolder: string): WorkspaceTraces {
  const folder = join(userFolder, 'workspaces');
  return {
    leave(id) {
      const own = join(folder, id);
      mkdirSync(own, { recursive: true });
      return own;
    },
    get ids() {
      mkdirSync(folder, { recursive: true });
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    },
    remove: (id) => rmSync(join(folder, id), { recursive: true, force: true }),
  };
}

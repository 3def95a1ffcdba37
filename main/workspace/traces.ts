import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which workspaces have left something on this computer: one folder for each, made before anything is
 * kept. So also what an app left that ended in the middle of a change is found and cleared.
 */
export interface Traces {
  /** The folder of one workspace; from now on something of it may be here. */
  leave(id: string): string;
  readonly ids: readonly string[];
  /** Nothing of it is here any more. */
  remove(id: string): void;
}

export function tracesIn(userFolder: string): Traces {
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

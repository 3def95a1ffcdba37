import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeFileDurably } from '../../backend/files.ts';
import type { Workspace } from './workspace.ts';

/**
 * Returns the last known public values while the server can't be reached, so an offline start has a backend to wait
 * for.
 */
export function withWorkspaceCache(
  fetchWorkspace: () => Promise<Workspace>,
  file: string,
): () => Promise<Workspace> {
  let known: Workspace | undefined;

  function keep(workspace: Workspace): void {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileDurably(file, JSON.stringify(workspace));
    } catch {
      // A full disk only affects the next offline start.
    }
  }

  return async () => {
    try {
      const workspace = await fetchWorkspace();
      if (known !== workspace) keep(workspace);
      known = workspace;
      return workspace;
    } catch (error) {
      const remembered = recall(file);
      if (remembered === null) throw error;
      return remembered;
    }
  };
}

function recall(file: string): Workspace | null {
  try {
    const { url, publishableKey, mailbox, site } = JSON.parse(readFileSync(file, 'utf8'));
    const areTexts = [url, publishableKey, site].every((value) => typeof value === 'string');
    return areTexts ? { url, publishableKey, mailbox: mailbox ?? null, site } : null;
  } catch {
    return null;
  }
}

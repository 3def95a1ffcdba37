import { useEffect, useState } from 'react';
import type { WorkspaceItem, WorkspacePort } from '#shared/host.ts';

/** Returns the workspaces of this computer and their changes; null until known. */
export function useWorkspaceList(workspace: WorkspacePort): readonly WorkspaceItem[] | null {
  const [items, setItems] = useState<readonly WorkspaceItem[] | null>(null);
  useEffect(() => {
    const stop = workspace.onList(setItems);
    workspace.list().then(
      (read) => setItems((known) => known ?? read),
      () => setItems([]),
    );
    return stop;
  }, [workspace]);
  return items;
}

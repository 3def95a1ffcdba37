import { useCallback, useEffect, useState } from 'react';
import type { WorkspacePort, WorkspaceStatus } from '#shared/host.ts';

/** Returns the open workspace and its changes; null until known. */
export function useWorkspace(workspace: WorkspacePort) {
  const [workspaceStatus, setWorkspaceStatus] = useState<WorkspaceStatus | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(async () => {
    setFailed(false);
    await workspace.standing().then(setWorkspaceStatus, () => setFailed(true));
  }, [workspace]);

  useEffect(() => {
    const stop = workspace.onChange(setWorkspaceStatus);
    void read();
    return stop;
  }, [workspace, read]);
  return { standing: workspaceStatus, hasFailed, read };
}

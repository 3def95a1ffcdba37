import { useCallback, useEffect, useState } from 'react';
import type { LocalData, WorkspacePort } from '#shared/host.ts';

/** Returns the local workspace's data; null until known. */
export function useLocalData(workspace: WorkspacePort) {
  const [data, setData] = useState<LocalData | null>(null);
  const read = useCallback(() => workspace.localData().then(setData, () => undefined), [workspace]);
  useEffect(() => void read(), [read]);
  return { data, read };
}

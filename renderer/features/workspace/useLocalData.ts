import { useCallback, useEffect, useState } from 'react';
import type { LocalData, WorkspacePort } from '#shared/host.ts';

/** What the workspace on this computer keeps; null until it is known. */
export function useLocalData(workspace: WorkspacePort) {
  const [data, setData] = useState<LocalData | null>(null);
  const read = useCallback(() => workspace.localData().then(setData, () => undefined), [workspace]);
  useEffect(() => void read(), [read]);
  return { data, read };
}

import { useCallback, useEffect, useState } from 'react';
import type { UpdateStatus, UpdatesPort } from '#shared/desktop/updates.ts';

/** Returns the update status and follows changes; null until loaded. */
export function useUpdates(updates: UpdatesPort | null) {
  const [updateStatus, setUpdateStatus] = useState<UpdateStatus | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(async () => {
    try {
      setUpdateStatus((await updates?.standing()) ?? null);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [updates]);

  useEffect(() => {
    const stop = updates?.onChange(setUpdateStatus);
    void read();
    return stop;
  }, [updates, read]);

  return { standing: updateStatus, hasFailed, read };
}

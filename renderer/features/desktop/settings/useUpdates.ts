import { useCallback, useEffect, useState } from 'react';
import type { UpdateStatus, UpdatesPort } from '#shared/desktop/updates.ts';

/** Returns the update status and follows changes; null until loaded. */
export function useUpdates(updates: UpdatesPort | null) {
  const [standing, setStanding] = useState<UpdateStatus | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const read = useCallback(async () => {
    try {
      setStanding((await updates?.standing()) ?? null);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [updates]);

  useEffect(() => {
    const stop = updates?.onChange(setStanding);
    void read();
    return stop;
  }, [updates, read]);

  return { standing, hasFailed, read };
}

import { useEffect } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { listQueuedMutations, onOfflineQueueChange } from '../../../workbench/data/offlineQueue.ts';
import { careApi } from './careApi.ts';

const countEntries = (userId: string): number =>
  listQueuedMutations(userId).filter(({ kind }) => kind === 'record_care_entry').length;

/** Reloads the shift once entries that were made offline have been sent. */
export function useQueuedEntries(): void {
  const { session } = useAuth();
  const dispatch = useAppDispatch();
  const userId = session?.userId ?? null;
  useEffect(() => {
    if (userId === null) return;
    let before = countEntries(userId);
    return onOfflineQueueChange(userId, () => {
      const now = countEntries(userId);
      if (now < before) dispatch(careApi.util.invalidateTags(['CareShift', 'Charting']));
      before = now;
    });
  }, [userId, dispatch]);
}

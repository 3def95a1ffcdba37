import { useCallback, useMemo } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import { useQueuedCalls } from '../../../workbench/data/useQueuedCalls.ts';
import {
  emergencyApi,
  useEmergencyEventQuery,
  useEmergencyEventsQuery,
  useEvacuationRosterQuery,
} from './emergencyApi.ts';
import { withQueuedCalls } from './headCount.ts';

const NAMES = [
  'start_emergency_event',
  'add_emergency_person',
  'mark_emergency_people',
  'end_emergency_event',
];
const NONE: readonly QueuedMutation[] = [];

/** Calls about events that wait on this device; events are reloaded once they have been sent. */
export function useQueuedEvents(): readonly QueuedMutation[] {
  const dispatch = useAppDispatch();
  const reload = useCallback(
    () => void dispatch(emergencyApi.util.invalidateTags(['EmergencyEvents', 'EmergencyEvent'])),
    [dispatch],
  );
  return useQueuedCalls(NAMES, reload);
}

/** An event with everyone on it: the server's, with what waits on this device. */
export function useHeadCount(id: string, communityId: string) {
  const queued = useQueuedEvents();
  const query = useEmergencyEventQuery(id, { refetchOnFocus: true });
  const { currentData: roster } = useEvacuationRosterQuery(communityId, {
    skip: query.currentData !== undefined,
  });
  const { currentData: events } = useEmergencyEventsQuery(communityId, {
    skip: query.currentData !== undefined,
  });
  const event = useMemo(
    () => withQueuedCalls(id, query.currentData, { roster, drills: events?.drills ?? [] }, queued),
    [id, query.currentData, roster, events, queued],
  );
  const mine = queued.length === 0 ? NONE : queued.filter(({ recordId }) => recordId === id);
  return {
    query,
    event,
    waiting: mine.filter(({ state }) => state === 'waiting'),
    /** Entries that the server refused. */
    held: mine.filter(({ state }) => state !== 'waiting'),
  };
}

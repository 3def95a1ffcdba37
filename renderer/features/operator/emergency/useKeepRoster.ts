import { usePositions } from '../usePositions.ts';
import { useEmergencyPlansQuery, useEvacuationRosterQuery } from './emergencyApi.ts';

/** Keeps the roster on this device current while the screen is open; a restored one is read without a connection. */
const REFRESH_MS = 5 * 60_000;

/** Loads roster and plans, so that they are on this device when the network is down. */
export function useKeepRoster(communityId: string): void {
  const { canRead } = usePositions(communityId);
  const skip = !canRead('resident_evacuation_needs');
  useEvacuationRosterQuery(communityId, { skip, pollingInterval: REFRESH_MS });
  useEmergencyPlansQuery(communityId);
}

import type { Choice } from '../records/choice.ts';

export type StayType =
  | 'admit'
  | 'respite_admit'
  | 'transfer'
  | 'hospital_leave'
  | 'vacation_leave'
  | 'return'
  | 'notice'
  | 'discharge'
  | 'death';

export type StayStatus = 'pending' | 'in_house' | 'on_leave' | 'discharged' | 'deceased';

/** A recorded event of a resident's stay, as in `stay_events`. */
export interface StayEvent {
  readonly id: string;
  readonly type: StayType;
  /** ISO time. */
  readonly at: string;
  readonly unit_id: string | null;
  readonly corrects_id: string | null;
  readonly is_removal: boolean;
  readonly recorded_at: string;
}

export const STAY_TYPES: readonly (Choice & { readonly value: StayType })[] = [
  { value: 'admit', label: 'Move in' },
  { value: 'respite_admit', label: 'Respite stay' },
  { value: 'transfer', label: 'Transfer' },
  { value: 'hospital_leave', label: 'Hospital leave' },
  { value: 'vacation_leave', label: 'Vacation leave' },
  { value: 'return', label: 'Return' },
  { value: 'notice', label: 'Notice' },
  { value: 'discharge', label: 'Discharge' },
  { value: 'death', label: 'Death' },
];

export const needsUnit = (type: StayType): boolean =>
  type === 'admit' || type === 'respite_admit' || type === 'transfer';

/** Returns the status after an event; null if the event can't follow. */
export function getNextStatus(status: StayStatus, type: StayType): StayStatus | null {
  const isHere = status === 'in_house' || status === 'on_leave';
  switch (type) {
    case 'admit':
    case 'respite_admit':
      return status === 'pending' || status === 'discharged' ? 'in_house' : null;
    case 'transfer':
    case 'notice':
      return isHere ? status : null;
    case 'hospital_leave':
    case 'vacation_leave':
      return status === 'in_house' ? 'on_leave' : null;
    case 'return':
      return status === 'on_leave' ? 'in_house' : null;
    case 'discharge':
      return isHere ? 'discharged' : null;
    case 'death':
      return isHere ? 'deceased' : null;
  }
}

/** Returns the events that can follow a status. */
export const listNextTypes = (status: StayStatus): readonly StayType[] =>
  STAY_TYPES.map(({ value }) => value).filter((type) => getNextStatus(status, type) !== null);

const byTime = (one: StayEvent, other: StayEvent): number =>
  Date.parse(one.at) - Date.parse(other.at) ||
  Date.parse(one.recorded_at) - Date.parse(other.recorded_at);

/** Returns the events that count, in order: neither corrected nor removed. */
export function listEffectiveEvents(events: readonly StayEvent[]): readonly StayEvent[] {
  const corrected = new Set(events.map((event) => event.corrects_id));
  return events.filter(({ id, is_removal }) => !is_removal && !corrected.has(id)).toSorted(byTime);
}

/** Returns the status after all events; null if they are out of order. */
export function foldStays(events: readonly StayEvent[]): StayStatus | null {
  let status: StayStatus = 'pending';
  for (const { type } of listEffectiveEvents(events)) {
    const next = getNextStatus(status, type);
    if (next === null) return null;
    status = next;
  }
  return status;
}

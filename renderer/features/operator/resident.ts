import type { StayStatus, StayType } from '#shared/operator/stays.ts';
import * as s from '../../ui/shape/shape.ts';

const STATUSES = [
  'pending',
  'in_house',
  'on_leave',
  'discharged',
  'deceased',
] as const satisfies readonly StayStatus[];
const TYPES = [
  'admit',
  'respite_admit',
  'transfer',
  'hospital_leave',
  'vacation_leave',
  'return',
  'notice',
  'discharge',
  'death',
] as const satisfies readonly StayType[];

/** A resident whose record the caller has opened, and what they read and add there. */
export const isOpenResident = s.object({
  id: s.text,
  community_id: s.text,
  name: s.text,
  preferred_name: s.orNull(s.text),
  status: s.oneOf(STATUSES),
  unit_id: s.orNull(s.text),
  moved_in_on: s.orNull(s.text),
  photo_path: s.orNull(s.text),
  community: s.text,
  time_zone: s.text,
  state: s.orNull(s.text),
  unit: s.orNull(s.text),
  bed: s.orNull(s.text),
  is_break_glass: s.bool,
  reads: s.listOf(s.text),
  writes: s.listOf(s.text),
});
export type OpenResident = s.ShapeOf<typeof isOpenResident>;

const isStay = s.object({
  id: s.text,
  type: s.oneOf(TYPES),
  at: s.text,
  unit_id: s.orNull(s.text),
  bed_id: s.orNull(s.text),
  is_second_occupant: s.bool,
  reason: s.orNull(s.text),
  destination: s.orNull(s.text),
  hold_days: s.orNull(s.number),
  corrects_id: s.orNull(s.text),
  is_removal: s.bool,
  recorded_at: s.text,
});
export const areStays = s.listOf(isStay);
export type Stay = s.ShapeOf<typeof isStay>;

export const areMyResidents = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    preferred_name: s.orNull(s.text),
    status: s.oneOf(STATUSES),
    unit: s.orNull(s.text),
    community: s.text,
    photo_path: s.orNull(s.text),
  }),
);

export const areAccessEntries = s.listOf(
  s.object({
    id: s.text,
    at: s.text,
    user_name: s.text,
    positions: s.listOf(s.text),
    is_break_glass: s.bool,
    reason: s.orNull(s.text),
  }),
);

export const areHistoryEntries = s.listOf(
  s.object({
    id: s.number,
    kind: s.text,
    at: s.text,
    by_name: s.orNull(s.text),
    act: s.text,
    was: s.orNull(s.recordOf(s.anything)),
    now: s.orNull(s.recordOf(s.anything)),
  }),
);

export const areConsents = s.listOf(
  s.object({ name: s.text, email: s.text, items: s.listOf(s.text) }),
);

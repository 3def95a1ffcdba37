import type { StayStatus, StayType } from '#shared/operator/stays.ts';
import {
  anything,
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';

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
export const isOpenResident = object({
  id: text,
  community_id: text,
  name: text,
  preferred_name: orNull(text),
  status: oneOf(STATUSES),
  unit_id: orNull(text),
  moved_in_on: orNull(text),
  photo_path: orNull(text),
  community: text,
  time_zone: text,
  state: orNull(text),
  unit: orNull(text),
  bed: orNull(text),
  is_break_glass: bool,
  reads: listOf(text),
  writes: listOf(text),
});
export type OpenResident = ShapeOf<typeof isOpenResident>;

const isStay = object({
  id: text,
  type: oneOf(TYPES),
  at: text,
  unit_id: orNull(text),
  bed_id: orNull(text),
  is_second_occupant: bool,
  reason: orNull(text),
  destination: orNull(text),
  hold_days: orNull(number),
  corrects_id: orNull(text),
  is_removal: bool,
  recorded_at: text,
});
export const areStays = listOf(isStay);
export type Stay = ShapeOf<typeof isStay>;

export const areMyResidents = listOf(
  object({
    id: text,
    name: text,
    preferred_name: orNull(text),
    status: oneOf(STATUSES),
    unit: orNull(text),
    community: text,
    photo_path: orNull(text),
  }),
);

export const areAccessEntries = listOf(
  object({
    id: text,
    at: text,
    user_name: text,
    positions: listOf(text),
    is_break_glass: bool,
    reason: orNull(text),
  }),
);

export const areHistoryEntries = listOf(
  object({
    id: number,
    kind: text,
    at: text,
    by_name: orNull(text),
    act: text,
    was: orNull(recordOf(anything)),
    now: orNull(recordOf(anything)),
  }),
);

export const areConsents = listOf(object({ name: text, email: text, items: listOf(text) }));

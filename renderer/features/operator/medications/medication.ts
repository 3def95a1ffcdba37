import { formatZonedClock } from '#shared/format/zonedTime.ts';
import { DOSE_STATUSES } from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isOrder = object({
  id: text,
  resident_id: text,
  kind: oneOf(['medication', 'treatment']),
  drug: text,
  dose: text,
  route: text,
  schedule: text,
  times: listOf(text),
  every_days: number,
  window_minutes: number,
  is_prn: bool,
  prn_reason: orNull(text),
  prn_follow_up_minutes: orNull(number),
  prn_min_hours: orNull(number),
  starts_at: text,
  ends_at: orNull(text),
  prescriber: text,
  instructions: orNull(text),
  controlled_schedule: orNull(text),
  units_per_dose: number,
  is_antipsychotic: bool,
  ordered_by_name: text,
  reviewed_by_name: orNull(text),
  discontinued_at: orNull(text),
  discontinued_by_name: orNull(text),
  discontinue_reason: orNull(text),
  state: oneOf(['pending', 'active', 'ended']),
});
export type MedicationOrder = ShapeOf<typeof isOrder>;

const isDose = object({
  id: text,
  order_id: text,
  due_at: orNull(text),
  status: text,
  at: text,
  note: orNull(text),
  recorded_by_name: text,
  effect: orNull(text),
  struck_at: orNull(text),
  struck_by_name: orNull(text),
  strike_reason: orNull(text),
  is_mine: bool,
});
export type Dose = ShapeOf<typeof isDose>;

const isSlot = object({
  order_id: text,
  due_at: text,
  dose: orNull(isDose),
  state: oneOf(['upcoming', 'due', 'late', 'missed', 'recorded']),
});
export type Slot = ShapeOf<typeof isSlot>;

const isPassResident = object({
  id: text,
  name: text,
  status: text,
  unit: orNull(text),
  allergies: listOf(text),
});
export type PassResident = ShapeOf<typeof isPassResident>;

const isCount = object({
  id: text,
  kind: oneOf(['received', 'count', 'wasted']),
  quantity: number,
  expected: number,
  at: text,
  counted_by_name: text,
  witnessed_at: orNull(text),
  witnessed_by_name: orNull(text),
  resolved_at: orNull(text),
  resolution: orNull(text),
  is_mine: bool,
});
export type ControlledCount = ShapeOf<typeof isCount>;

/** A day's medication pass of a community. */
export const isMedicationPass = object({
  day: text,
  today: text,
  now: text,
  time_zone: text,
  can_record: bool,
  can_review: bool,
  can_resolve: bool,
  residents: listOf(isPassResident),
  orders: listOf(isOrder),
  locked: listOf(text),
  slots: listOf(isSlot),
  others: listOf(isDose),
  effects: listOf(isDose),
  counts: listOf(object({ order_id: text, expected: number, last: orNull(isCount) })),
});
export type MedicationPass = ShapeOf<typeof isMedicationPass>;

/** A resident's medication and treatment record of a month. */
export const isMedicationRecord = object({
  resident: text,
  community: text,
  month: text,
  now: text,
  time_zone: text,
  allergies: listOf(text),
  orders: listOf(isOrder),
  slots: listOf(object({ order_id: text, due_at: text })),
  doses: listOf(isDose),
});
export type MedicationRecord = ShapeOf<typeof isMedicationRecord>;

/** What a dose is called in the list of unsent changes. */
export function nameDose(
  order: Pick<MedicationOrder, 'drug' | 'dose'>,
  resident: string,
  dueAt: string | null,
  status: string,
  zone: string,
): string {
  const due = dueAt === null ? 'as needed' : formatZonedClock(dueAt, zone);
  const label = labelOf(DOSE_STATUSES, status).toLowerCase();
  return `${order.drug} ${order.dose} for ${resident}, ${due}: ${label}`;
}

export type DoseAction =
  | { readonly of: 'record'; readonly order: MedicationOrder; readonly slot: Slot | null }
  | { readonly of: 'strike'; readonly dose: Dose }
  | { readonly of: 'effect'; readonly dose: Dose }
  | { readonly of: 'event'; readonly order: MedicationOrder; readonly dose: Dose };

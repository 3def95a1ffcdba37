import { formatZonedClock } from '#shared/format/zonedTime.ts';
import { DOSE_STATUSES } from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import * as s from '../../../ui/shape/shape.ts';

const isOrder = s.object({
  id: s.text,
  resident_id: s.text,
  kind: s.oneOf(['medication', 'treatment']),
  drug: s.text,
  dose: s.text,
  route: s.text,
  schedule: s.text,
  times: s.listOf(s.text),
  every_days: s.number,
  window_minutes: s.number,
  is_prn: s.bool,
  prn_reason: s.orNull(s.text),
  prn_follow_up_minutes: s.orNull(s.number),
  prn_min_hours: s.orNull(s.number),
  starts_at: s.text,
  ends_at: s.orNull(s.text),
  prescriber: s.text,
  instructions: s.orNull(s.text),
  controlled_schedule: s.orNull(s.text),
  units_per_dose: s.number,
  is_antipsychotic: s.bool,
  ordered_by_name: s.text,
  reviewed_by_name: s.orNull(s.text),
  discontinued_at: s.orNull(s.text),
  discontinued_by_name: s.orNull(s.text),
  discontinue_reason: s.orNull(s.text),
  state: s.oneOf(['pending', 'active', 'ended']),
});
export type MedicationOrder = s.ShapeOf<typeof isOrder>;

const isDose = s.object({
  id: s.text,
  order_id: s.text,
  due_at: s.orNull(s.text),
  status: s.text,
  at: s.text,
  note: s.orNull(s.text),
  recorded_by_name: s.text,
  effect: s.orNull(s.text),
  struck_at: s.orNull(s.text),
  struck_by_name: s.orNull(s.text),
  strike_reason: s.orNull(s.text),
  is_mine: s.bool,
});
export type Dose = s.ShapeOf<typeof isDose>;

const isSlot = s.object({
  order_id: s.text,
  due_at: s.text,
  dose: s.orNull(isDose),
  state: s.oneOf(['upcoming', 'due', 'late', 'missed', 'recorded']),
});
export type Slot = s.ShapeOf<typeof isSlot>;

const isPassResident = s.object({
  id: s.text,
  name: s.text,
  status: s.text,
  unit: s.orNull(s.text),
  allergies: s.listOf(s.text),
});
export type PassResident = s.ShapeOf<typeof isPassResident>;

const isCount = s.object({
  id: s.text,
  kind: s.oneOf(['received', 'count', 'wasted']),
  quantity: s.number,
  expected: s.number,
  at: s.text,
  counted_by_name: s.text,
  witnessed_at: s.orNull(s.text),
  witnessed_by_name: s.orNull(s.text),
  resolved_at: s.orNull(s.text),
  resolution: s.orNull(s.text),
  is_mine: s.bool,
});
export type ControlledCount = s.ShapeOf<typeof isCount>;

/** A day's medication pass of a community. */
export const isMedicationPass = s.object({
  day: s.text,
  today: s.text,
  now: s.text,
  time_zone: s.text,
  can_record: s.bool,
  can_review: s.bool,
  can_resolve: s.bool,
  residents: s.listOf(isPassResident),
  orders: s.listOf(isOrder),
  locked: s.listOf(s.text),
  slots: s.listOf(isSlot),
  others: s.listOf(isDose),
  effects: s.listOf(isDose),
  counts: s.listOf(s.object({ order_id: s.text, expected: s.number, last: s.orNull(isCount) })),
});
export type MedicationPass = s.ShapeOf<typeof isMedicationPass>;

/** A resident's medication and treatment record of a month. */
export const isMedicationRecord = s.object({
  resident: s.text,
  community: s.text,
  month: s.text,
  now: s.text,
  time_zone: s.text,
  allergies: s.listOf(s.text),
  orders: s.listOf(isOrder),
  slots: s.listOf(s.object({ order_id: s.text, due_at: s.text })),
  doses: s.listOf(isDose),
});
export type MedicationRecord = s.ShapeOf<typeof isMedicationRecord>;

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

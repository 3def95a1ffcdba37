import { formatCalendarDay } from '../format/date.ts';
import { formatNumber, roundDecimal } from '../format/number.ts';
import type { Choice } from '../records/choice.ts';
import { POSITIONS } from './positions.ts';

/** Positions of employees: those of the team except family. */
export const STAFF_POSITIONS: readonly Choice[] = POSITIONS.filter(
  ({ value }) => value !== 'family',
);

export const EMPLOYMENT_TYPES: readonly Choice[] = [
  { value: 'full_time', label: 'Full-time' },
  { value: 'part_time', label: 'Part-time' },
  { value: 'per_diem', label: 'Per diem' },
  { value: 'temporary', label: 'Temporary' },
];

export const EMPLOYEE_STATUSES: readonly Choice[] = [
  { value: 'active', label: 'Active' },
  { value: 'leave', label: 'On leave' },
  { value: 'ended', label: 'Ended' },
];

/** As in `private.get_credential_kind`. */
export const CREDENTIAL_TYPES: readonly Choice[] = [
  { value: 'nurse_license', label: 'Nurse license' },
  { value: 'medication_aide', label: 'Medication aide certificate' },
  { value: 'nursing_assistant', label: 'Nursing assistant certificate' },
  { value: 'administrator_license', label: 'Administrator license' },
  { value: 'cpr', label: 'CPR and first aid' },
  { value: 'food_handler', label: 'Food handler card' },
  { value: 'driver_license', label: 'Driver license' },
  { value: 'background_check', label: 'Background check' },
  { value: 'exclusion_check', label: 'OIG exclusion check' },
  { value: 'health_screening', label: 'Health screening' },
  { value: 'orientation', label: 'Orientation' },
  { value: 'dementia_care', label: 'Dementia care training' },
  { value: 'abuse_prevention', label: 'Abuse prevention training' },
  { value: 'fire_safety', label: 'Fire safety training' },
  { value: 'infection_control', label: 'Infection control training' },
  { value: 'medication_training', label: 'Medication training' },
];

const CHECKS = ['background_check', 'exclusion_check', 'health_screening'];
const TRAININGS = [
  'orientation',
  'dementia_care',
  'abuse_prevention',
  'fire_safety',
  'infection_control',
  'medication_training',
];
export const kindOfCredential = (type: string): 'credential' | 'check' | 'training' =>
  CHECKS.includes(type) ? 'check' : TRAININGS.includes(type) ? 'training' : 'credential';

/** States of a requirement on a day, the worst first. */
export const REQUIREMENT_STATES: readonly Choice[] = [
  { value: 'not_clear', label: 'Not clear' },
  { value: 'lapsed', label: 'Lapsed' },
  { value: 'missing', label: 'Missing' },
  { value: 'unverified', label: 'Not verified' },
  { value: 'expiring', label: 'Expires soon' },
  { value: 'valid', label: 'Valid' },
];

export const ATTENDANCE_STATES: readonly Choice[] = [
  { value: 'absent', label: 'Absent' },
  { value: 'late', label: 'Late' },
  { value: 'not_clocked_in', label: 'Not clocked in' },
  { value: 'no_clock_out', label: 'No clock-out' },
  { value: 'working', label: 'Working' },
  { value: 'present', label: 'Present' },
  { value: 'upcoming', label: 'Upcoming' },
];

export interface ShiftProblem {
  readonly problem: string;
  readonly is_blocking: boolean;
  readonly detail: string | null;
}

const labelIn = (choices: readonly Choice[], value: string | null): string =>
  choices.find((choice) => choice.value === value)?.label ?? value ?? '';

const formatHour = (hours: string | null): string => String(Number(hours ?? 0));

/** Describes why an employee can't or shouldn't work a shift, as in `private.list_shift_problems`. */
export function describeProblem({ problem, detail }: ShiftProblem): string {
  switch (problem) {
    case 'not_active':
      return 'Not active on this day.';
    case 'other_community':
      return "Doesn't work at this community.";
    case 'position':
      return `A ${labelIn(POSITIONS, detail).toLowerCase()} can't cover this position.`;
    case 'credential':
      return `${labelIn(CREDENTIAL_TYPES, detail)} is missing, lapsed, or not verified.`;
    case 'overlap':
      return 'Already has a shift at this time.';
    case 'rest':
      return `Less than ${formatHour(detail)} hours of rest between shifts.`;
    case 'unavailable':
      return 'Not available on this day.';
    case 'weekly_overtime':
      return `${formatHour(detail)} hours of overtime this week.`;
    default:
      return `${formatHour(detail)} hours of overtime on this day.`;
  }
}

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the Sunday of a day's week. */
export const weekOf = (day: string): string =>
  addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

/** True if a shift lacks more than an hour of a position, as in `private.figures_of_staff`. */
export const isShort = (slot: { readonly required: number; readonly scheduled: number }): boolean =>
  slot.scheduled < slot.required - 1;

/** Formats hours as "7.5 h". */
export const formatHours = (hours: number): string => `${formatNumber(roundDecimal(hours, 1))} h`;

/** Formats a clock time such as `07:30` as "7:30a". */
export function formatShortClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 === 0 ? 12 : hours % 12}`;
  return `${clock}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}${hours < 12 ? 'a' : 'p'}`;
}

const CHANGED_FIELDS: readonly Choice[] = [
  { value: 'name', label: 'Name' },
  { value: 'position', label: 'Position' },
  { value: 'employment_type', label: 'Type' },
  { value: 'status', label: 'Status' },
  { value: 'hired_on', label: 'Hired' },
  { value: 'ended_on', label: 'Ended' },
  { value: 'phone', label: 'Phone' },
];

function describeChangedValue(field: string, value: string | null): string {
  if (value === null || value === '') return '—';
  if (field === 'hired_on' || field === 'ended_on') return formatCalendarDay(value);
  const choices =
    { position: POSITIONS, employment_type: EMPLOYMENT_TYPES, status: EMPLOYEE_STATUSES }[field] ??
    [];
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** "Position: Caregiver → Nurse". */
export function describeEmployeeChange(
  field: string,
  before: string | null,
  after: string | null,
): string {
  const label = CHANGED_FIELDS.find(({ value }) => value === field)?.label ?? field;
  return `${label}: ${describeChangedValue(field, before)} → ${describeChangedValue(field, after)}`;
}

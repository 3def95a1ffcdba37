import type { Choice } from '../records/choice.ts';

/** Areas of a care plan, as in `care_needs.area`. */
export const CARE_AREAS: readonly Choice[] = [
  { value: 'bathing', label: 'Bathing' },
  { value: 'dressing', label: 'Dressing and grooming' },
  { value: 'toileting', label: 'Toileting' },
  { value: 'mobility', label: 'Mobility and transfers' },
  { value: 'nutrition', label: 'Nutrition and hydration' },
  { value: 'cognition', label: 'Cognition' },
  { value: 'behavior', label: 'Behavior and mood' },
  { value: 'skin', label: 'Skin' },
  { value: 'health', label: 'Health' },
  { value: 'social', label: 'Activities' },
  { value: 'safety', label: 'Safety' },
];

/** Shifts in the community's time zone, as in `private.get_shift_bounds`. */
export const SHIFTS = [
  { value: 'day', label: 'Day', hours: '7 AM to 3 PM' },
  { value: 'evening', label: 'Evening', hours: '3 PM to 11 PM' },
  { value: 'night', label: 'Night', hours: '11 PM to 7 AM' },
] as const;
export type Shift = (typeof SHIFTS)[number]['value'];

/** Returns the shift before another one. The night shift belongs to the day on which it starts. */
export function previousShift(day: string, shift: Shift): { day: string; shift: Shift } {
  if (shift === 'evening') return { day, shift: 'day' };
  if (shift === 'night') return { day, shift: 'evening' };
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000);
  return { day: before.toISOString().slice(0, 10), shift: 'night' };
}

/** Returns the shift after another one. */
export function nextShift(day: string, shift: Shift): { day: string; shift: Shift } {
  if (shift === 'day') return { day, shift: 'evening' };
  if (shift === 'evening') return { day, shift: 'night' };
  const after = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
  return { day: after.toISOString().slice(0, 10), shift: 'day' };
}

export const TASK_POSITIONS: readonly Choice[] = [
  { value: 'any', label: 'Anyone on shift' },
  { value: 'caregiver', label: 'Caregiver' },
  { value: 'medication_aide', label: 'Medication aide' },
  { value: 'nurse', label: 'Nurse' },
];

export const WEEKDAYS: readonly Choice[] = [
  { value: 'mon', label: 'Mon' },
  { value: 'tue', label: 'Tue' },
  { value: 'wed', label: 'Wed' },
  { value: 'thu', label: 'Thu' },
  { value: 'fri', label: 'Fri' },
  { value: 'sat', label: 'Sat' },
  { value: 'sun', label: 'Sun' },
];

export const TASK_OUTCOMES = [
  { value: 'done', label: 'Done' },
  { value: 'refused', label: 'Refused' },
  { value: 'not_done', label: 'Not done' },
] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number]['value'];

export const ASSESSMENT_TYPES: readonly Choice[] = [
  { value: 'pre_move_in', label: 'Pre-move-in' },
  { value: 'periodic', label: 'Periodic' },
  { value: 'change_of_condition', label: 'Change of condition' },
];

/** Measurements with their unit and range, as in `private.is_vital`. */
export const VITALS = [
  { value: 'weight', label: 'Weight', unit: 'lb', least: 40, most: 800 },
  { value: 'blood_pressure', label: 'Blood pressure', unit: 'mmHg', least: 40, most: 300 },
  { value: 'pulse', label: 'Pulse', unit: 'bpm', least: 20, most: 250 },
  { value: 'temperature', label: 'Temperature', unit: '°F', least: 85, most: 112 },
  { value: 'respiration', label: 'Respiration', unit: 'per min', least: 4, most: 80 },
  { value: 'oxygen', label: 'Oxygen', unit: '%', least: 40, most: 100 },
  { value: 'pain', label: 'Pain', unit: 'of 10', least: 0, most: 10 },
  { value: 'glucose', label: 'Glucose', unit: 'mg/dL', least: 10, most: 900 },
] as const;

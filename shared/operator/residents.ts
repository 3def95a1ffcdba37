import type { Choice } from '../records/choice.ts';

export const RESIDENT_STATUSES: readonly Choice[] = [
  { value: 'pending', label: 'Not moved in' },
  { value: 'in_house', label: 'In house' },
  { value: 'on_leave', label: 'On leave' },
  { value: 'discharged', label: 'Discharged' },
  { value: 'deceased', label: 'Deceased' },
];

export const CODE_STATUSES: readonly Choice[] = [
  { value: 'full_code', label: 'Full code' },
  { value: 'dnr', label: 'DNR' },
  { value: 'dnr_dni', label: 'DNR/DNI' },
  { value: 'comfort_care', label: 'Comfort care' },
];

export const PAYORS: readonly Choice[] = [
  { value: 'private_pay', label: 'Private pay' },
  { value: 'medicaid', label: 'Medicaid' },
  { value: 'medicare_a', label: 'Medicare A' },
  { value: 'medicare_advantage', label: 'Medicare Advantage' },
  { value: 'va', label: 'VA' },
  { value: 'ltc_insurance', label: 'Long-term care insurance' },
  { value: 'hospice', label: 'Hospice' },
  { value: 'other', label: 'Other' },
];

export const PAYOR_COVERS: readonly Choice[] = [
  { value: 'all', label: 'Room and care' },
  { value: 'room', label: 'Room' },
  { value: 'care', label: 'Care' },
];

/** How much a payor pays of what earlier payors left. */
export const PAYOR_SHARES: readonly Choice[] = [
  { value: 'rest', label: 'The rest' },
  { value: 'daily', label: 'An amount per day' },
  { value: 'monthly', label: 'An amount per month' },
];

export const labelOf = (choices: readonly Choice[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';

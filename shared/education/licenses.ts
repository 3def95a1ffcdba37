import type { Choice } from '../records/choice.ts';

/** License types with continuing education, as in `private.course_credits`. */
export const LICENSE_TYPES: readonly Choice[] = [
  { value: 'administrator', label: 'Administrator' },
  { value: 'nurse', label: 'Nurse' },
  { value: 'nursing_assistant', label: 'Nursing assistant' },
  { value: 'medication_aide', label: 'Medication aide' },
  { value: 'real_estate_broker', label: 'Real estate broker' },
];

/** Formats approved hours, which are counted in quarters: "1.25". */
export const formatHours = (quarters: number): string => String(quarters / 4);

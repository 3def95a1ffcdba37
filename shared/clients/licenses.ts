import type { Choice } from '../records/choice.ts';

/** Licenses an operator can hold. */
export const LICENSES = [
  { value: 'IL', label: 'Independent living' },
  { value: 'AL', label: 'Assisted living' },
  { value: 'MC', label: 'Memory care' },
  { value: 'SNF', label: 'Skilled nursing' },
  { value: 'CCRC', label: 'Life plan' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

import type { Choice } from '../records/choice.ts';

export const UNIT_TYPES: readonly Choice[] = [
  { value: 'studio', label: 'Studio' },
  { value: 'one_bedroom', label: 'One-bedroom' },
  { value: 'two_bedroom', label: 'Two-bedroom' },
  { value: 'three_bedroom', label: 'Three-bedroom' },
  { value: 'private', label: 'Private room' },
  { value: 'semi_private', label: 'Semi-private room' },
];

export const LICENSE_CATEGORIES: readonly Choice[] = [
  { value: 'IL', label: 'Independent living' },
  { value: 'AL', label: 'Assisted living' },
  { value: 'MC', label: 'Memory care' },
  { value: 'SNF', label: 'Skilled nursing' },
  { value: 'other', label: 'Other' },
];

/** States of a unit on the census board, in the order of its legend. */
export const UNIT_STATUSES = [
  { value: 'occupied', label: 'Occupied', mark: '●' },
  { value: 'notice', label: 'On notice', mark: '◐' },
  { value: 'reserved', label: 'Reserved', mark: '◆' },
  { value: 'ready', label: 'Vacant ready', mark: '○' },
  { value: 'turning', label: 'Vacant turning', mark: '◌' },
  { value: 'offline', label: 'Offline', mark: '✕' },
] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number]['value'];

/** States that people set; the others follow from residents' stays. */
export const SETTABLE_UNIT_STATES: readonly UnitStatus[] = [
  'ready',
  'turning',
  'reserved',
  'offline',
];

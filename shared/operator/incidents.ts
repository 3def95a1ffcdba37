import type { Choice } from '../records/choice.ts';

export const INCIDENT_TYPES: readonly Choice[] = [
  { value: 'fall', label: 'Fall' },
  { value: 'elopement', label: 'Elopement' },
  { value: 'medication_event', label: 'Medication event' },
  { value: 'abuse', label: 'Abuse, neglect, or exploitation' },
  { value: 'acute_emergency', label: 'Acute emergency' },
  { value: 'death', label: 'Death' },
  { value: 'facility_emergency', label: 'Facility-wide emergency' },
  { value: 'skin', label: 'Skin' },
  { value: 'altercation', label: 'Altercation' },
  { value: 'burn', label: 'Burn' },
  { value: 'property', label: 'Property' },
];

export const INCIDENT_PLACES: readonly Choice[] = [
  { value: 'resident_room', label: "Resident's room" },
  { value: 'bathroom', label: 'Bathroom' },
  { value: 'hallway', label: 'Hallway' },
  { value: 'dining_room', label: 'Dining room' },
  { value: 'activity_room', label: 'Activity room' },
  { value: 'kitchen', label: 'Kitchen' },
  { value: 'outdoors', label: 'Outdoors' },
  { value: 'vehicle', label: 'Vehicle' },
  { value: 'off_site', label: 'Off site' },
  { value: 'other', label: 'Other' },
];

export const INJURIES: readonly Choice[] = [
  { value: 'none', label: 'No injury' },
  { value: 'minor', label: 'Minor' },
  { value: 'moderate', label: 'Moderate' },
  { value: 'major', label: 'Major' },
  { value: 'death', label: 'Death' },
];

/** Factors by the types they are offered for; without types, for all. */
export const INCIDENT_FACTORS: readonly (Choice & { readonly types?: readonly string[] })[] = [
  { value: 'footwear', label: 'Footwear', types: ['fall'] },
  { value: 'lighting', label: 'Lighting', types: ['fall', 'elopement'] },
  { value: 'wet_floor', label: 'Wet floor', types: ['fall'] },
  { value: 'clutter', label: 'Clutter', types: ['fall'] },
  { value: 'toileting', label: 'Toileting', types: ['fall'] },
  { value: 'transfer', label: 'Transfer', types: ['fall', 'skin'] },
  { value: 'pressure_injury', label: 'Pressure injury', types: ['skin'] },
  { value: 'skin_tear', label: 'Skin tear', types: ['skin'] },
  { value: 'wrong_drug', label: 'Wrong drug', types: ['medication_event'] },
  { value: 'wrong_dose', label: 'Wrong dose', types: ['medication_event'] },
  { value: 'wrong_time', label: 'Wrong time', types: ['medication_event'] },
  { value: 'wrong_resident', label: 'Wrong resident', types: ['medication_event'] },
  { value: 'missed_dose', label: 'Missed dose', types: ['medication_event'] },
  { value: 'equipment', label: 'Equipment' },
  { value: 'new_medication', label: 'New medication' },
  { value: 'confusion', label: 'Confusion' },
  { value: 'infection', label: 'Infection' },
  { value: 'unwitnessed', label: 'Unwitnessed' },
  { value: 'staffing', label: 'Staffing' },
  { value: 'other', label: 'Other' },
];

export const NOTIFIED_PARTIES: readonly Choice[] = [
  { value: 'state', label: 'State' },
  { value: 'physician', label: 'Physician' },
  { value: 'family', label: 'Family' },
];

export const NOTIFICATION_METHODS: readonly Choice[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'in_person', label: 'In person' },
  { value: 'email', label: 'Email' },
  { value: 'fax', label: 'Fax' },
  { value: 'portal', label: 'State portal' },
];

/** Positions that an incident's follow-up tasks are given to. */
export const TASK_POSITIONS: readonly string[] = [
  'executive_director',
  'nurse',
  'medication_aide',
  'caregiver',
  'maintenance',
  'dining',
  'activities',
];

export const labelsOf = (choices: readonly Choice[], values: readonly string[]): string =>
  choices
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(', ');

/** Formats the time until a deadline, such as "3 h 20 min left" or "2 h overdue". */
export function describeDeadline(dueAt: string, now: number): string {
  const minutes = Math.round((Date.parse(dueAt) - now) / 60_000);
  const span = Math.abs(minutes);
  const days = Math.floor(span / 1440);
  const hours = Math.floor((span % 1440) / 60);
  const parts =
    days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${span % 60} min` : `${span} min`;
  return minutes >= 0 ? `${parts} left` : `${parts} overdue`;
}

import type { Choice } from '../records/choice.ts';

/** Positions in a community. The server decides what each can do, in `private.list_position_rights`. */
export const POSITIONS: readonly Choice[] = [
  { value: 'executive_director', label: 'Executive director' },
  { value: 'nurse', label: 'Nurse' },
  { value: 'medication_aide', label: 'Medication aide' },
  { value: 'caregiver', label: 'Caregiver' },
  { value: 'sales', label: 'Sales' },
  { value: 'business_office', label: 'Business office' },
  { value: 'maintenance', label: 'Maintenance' },
  { value: 'dining', label: 'Dining' },
  { value: 'activities', label: 'Activities' },
  { value: 'family', label: 'Family' },
];

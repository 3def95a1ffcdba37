import type { Choice } from '../records/choice.ts';

/** What a resident can share with a family member, item by item. */
export const CONSENT_ITEMS: readonly Choice[] = [
  { value: 'profile', label: 'Name, unit, and stays' },
  { value: 'care', label: 'Care profile, allergies, diet, and physicians' },
  { value: 'diagnoses', label: 'Diagnoses' },
  { value: 'contacts', label: 'Contacts' },
  { value: 'payors', label: 'Payors' },
  { value: 'documents', label: 'Documents' },
  { value: 'updates', label: 'Updates and photos' },
  { value: 'messages', label: 'Messages with the care team' },
  { value: 'calendar', label: 'Calendar, appointments, and visits' },
  { value: 'vitals', label: 'Vitals' },
  { value: 'incidents', label: 'Incidents the family was notified of' },
  { value: 'statements', label: 'Statements and balance' },
];

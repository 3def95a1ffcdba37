import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** A contact of a resident, with roles. */
export const residentContact = {
  kind: 'resident_contacts',
  one: 'contact',
  many: 'contacts',
  title: 'name',
  ...residentNoun,
  fields: [
    { name: 'name', label: 'Name', type: 'text', longest: 120, isRequired: true },
    { name: 'relation', label: 'Relation', type: 'text', longest: 60 },
    {
      name: 'roles',
      label: 'Roles',
      type: 'choices',
      choices: [
        { value: 'health_care_poa', label: 'Health care power of attorney' },
        { value: 'financial_poa', label: 'Financial power of attorney' },
        { value: 'guardian', label: 'Guardian' },
        { value: 'responsible_party', label: 'Responsible party' },
        { value: 'emergency', label: 'Emergency contact' },
      ],
    },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

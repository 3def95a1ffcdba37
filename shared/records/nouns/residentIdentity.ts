import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** Identity and numbers of a resident. */
export const residentIdentity = {
  kind: 'resident_identities',
  one: 'identity',
  many: 'identities',
  title: 'birth_date',
  ...residentNoun,
  fields: [
    { name: 'birth_date', label: 'Date of birth', type: 'date', isRequired: true },
    {
      name: 'sex',
      label: 'Sex',
      type: 'choice',
      choices: [
        { value: 'female', label: 'Female' },
        { value: 'male', label: 'Male' },
        { value: 'other', label: 'Other' },
      ],
    },
    { name: 'medicare_number', label: 'Medicare number', type: 'text', longest: 20 },
    { name: 'medicaid_number', label: 'Medicaid number', type: 'text', longest: 20 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

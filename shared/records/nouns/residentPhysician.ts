import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** A physician or pharmacy of a resident. */
export const residentPhysician = {
  kind: 'resident_physicians',
  one: 'physician',
  many: 'physicians',
  title: 'name',
  ...residentNoun,
  fields: [
    { name: 'name', label: 'Name', type: 'text', longest: 120, isRequired: true },
    {
      name: 'type',
      label: 'Type',
      type: 'choice',
      isRequired: true,
      choices: [
        { value: 'primary_care', label: 'Primary care' },
        { value: 'specialist', label: 'Specialist' },
        { value: 'dentist', label: 'Dentist' },
        { value: 'podiatrist', label: 'Podiatrist' },
        { value: 'hospice', label: 'Hospice' },
        { value: 'home_health', label: 'Home health' },
        { value: 'pharmacy', label: 'Pharmacy' },
      ],
    },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'fax', label: 'Fax', type: 'phone' },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

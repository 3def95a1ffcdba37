import { CODE_STATUSES } from '../../operator/residents.ts';
import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** Code status, directives, and mobility of a resident. */
export const residentCareProfile = {
  kind: 'resident_care_profiles',
  one: 'care profile',
  many: 'care profiles',
  title: 'code_status',
  ...residentNoun,
  fields: [
    {
      name: 'code_status',
      label: 'Code status',
      type: 'choice',
      isRequired: true,
      choices: CODE_STATUSES,
    },
    {
      name: 'advance_directives',
      label: 'Advance directives',
      type: 'choices',
      choices: [
        { value: 'living_will', label: 'Living will' },
        { value: 'health_care_proxy', label: 'Health care proxy' },
        { value: 'polst', label: 'POLST' },
        { value: 'organ_donor', label: 'Organ donor' },
      ],
    },
    {
      name: 'mobility',
      label: 'Mobility',
      type: 'choice',
      choices: [
        { value: 'independent', label: 'Independent' },
        { value: 'cane', label: 'Cane' },
        { value: 'walker', label: 'Walker' },
        { value: 'wheelchair', label: 'Wheelchair' },
        { value: 'two_person_transfer', label: 'Two-person transfer' },
        { value: 'bedbound', label: 'Bedbound' },
      ],
    },
    { name: 'notes', label: 'Care notes', type: 'longText', longest: 5000 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

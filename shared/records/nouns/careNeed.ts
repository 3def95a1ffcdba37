import { CARE_AREAS } from '../../operator/care.ts';
import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** A need in a resident's care plan. Goals and interventions are below it. */
export const careNeed = {
  kind: 'care_needs',
  one: 'need',
  many: 'needs',
  title: 'need',
  ...residentNoun,
  fields: [
    { name: 'need', label: 'Need', type: 'text', longest: 200, isRequired: true },
    { name: 'area', label: 'Area', type: 'choice', choices: CARE_AREAS, isRequired: true },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      isRequired: true,
      hint: 'Closing a need closes its goals and interventions.',
      choices: [
        { value: 'active', label: 'Active' },
        { value: 'met', label: 'Resolved' },
        { value: 'discontinued', label: 'Discontinued' },
      ],
    },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

import type { Noun } from '../noun.ts';

/** What staff do about a need of a care plan. Tasks can belong to it. */
export const careIntervention = {
  kind: 'care_interventions',
  one: 'intervention',
  many: 'interventions',
  path: '/operator/residents',
  title: 'intervention',
  parent: { kind: 'care_needs', by: 'need_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'intervention', label: 'Intervention', type: 'text', longest: 300, isRequired: true },
    { name: 'instructions', label: 'Instructions', type: 'longText', longest: 2000 },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      isRequired: true,
      hint: 'Tasks of a discontinued intervention end today.',
      choices: [
        { value: 'active', label: 'Active' },
        { value: 'discontinued', label: 'Discontinued' },
      ],
    },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

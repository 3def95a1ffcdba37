import { CARE_AREAS } from '../../operator/care.ts';
import type { Noun } from '../noun.ts';

/** A need in a resident's care plan, with its goal and interventions. */
export const careNeed = {
  kind: 'care_needs',
  one: 'need',
  many: 'needs',
  path: '/operator/residents',
  title: 'need',
  parent: { kind: 'residents', by: 'resident_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'need', label: 'Need', type: 'text', longest: 200, isRequired: true },
    { name: 'area', label: 'Area', type: 'choice', choices: CARE_AREAS, isRequired: true },
    { name: 'goal', label: 'Goal', type: 'text', longest: 300 },
    { name: 'target_on', label: 'Target date', type: 'date' },
    { name: 'interventions', label: 'Interventions', type: 'longText', longest: 5000 },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      isRequired: true,
      choices: [
        { value: 'active', label: 'Active' },
        { value: 'met', label: 'Goal met' },
        { value: 'discontinued', label: 'Discontinued' },
      ],
    },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

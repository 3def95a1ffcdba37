import type { Noun } from '../noun.ts';

/** A goal of a care plan, below its need. */
export const careGoal = {
  kind: 'care_goals',
  one: 'goal',
  many: 'goals',
  path: '/operator/residents',
  title: 'goal',
  parent: { kind: 'care_needs', by: 'need_id' },
  scope: 'community',
  outlivesOwner: true,
  create: { main: ['goal', 'measure', 'target_on', 'status'], never: ['outcome'] },
  fields: [
    { name: 'goal', label: 'Goal', type: 'text', longest: 300, isRequired: true },
    {
      name: 'measure',
      label: 'Measured by',
      type: 'text',
      longest: 200,
      hint: 'For example weekly weight or charted showers.',
    },
    { name: 'target_on', label: 'Target date', type: 'date' },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      isRequired: true,
      choices: [
        { value: 'active', label: 'Active' },
        { value: 'met', label: 'Met' },
        { value: 'not_met', label: 'Not met' },
        { value: 'discontinued', label: 'Discontinued' },
      ],
    },
    { name: 'outcome', label: 'Outcome', type: 'text', longest: 300 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

import type { Noun } from '../noun.ts';

/** A 100-day plan after an acquisition. Its tasks have a workstream, dependencies, and a risk. */
export const integrationPlan = {
  kind: 'integration_plans',
  one: 'plan',
  many: 'plans',
  path: '/acquisition-integration',
  title: 'name',
  columns: ['status', 'closing_on', 'state', 'owner_id', 'created_at'],
  fields: [
    { name: 'name', label: 'Plan', type: 'text', longest: 160, isRequired: true, isSorted: true },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      choices: [
        { value: 'planned', label: 'Before closing' },
        { value: 'active', label: 'After closing' },
        { value: 'done', label: 'Done' },
      ],
      isRequired: true,
    },
    { name: 'closing_on', label: 'Closing', type: 'date', isRequired: true, isSorted: true },
    { name: 'state', label: 'State', type: 'usState' },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

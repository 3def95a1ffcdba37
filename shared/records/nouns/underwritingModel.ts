import type { Noun } from '../noun.ts';

/** A financial model of a community, with scenarios and saved versions. */
export const underwritingModel = {
  kind: 'underwriting_models',
  one: 'model',
  many: 'models',
  path: '/financial-analysis',
  title: 'name',
  columns: ['status', 'price', 'units', 'scenario_count', 'deal_id', 'created_at'],
  fields: [
    {
      name: 'name',
      label: 'Model',
      type: 'text',
      longest: 160,
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      choices: [
        { value: 'draft', label: 'Draft' },
        { value: 'review', label: 'In review' },
        { value: 'final', label: 'Final' },
      ],
      isRequired: true,
    },
    { name: 'deal_id', label: 'Deal', type: 'record', of: 'deals' },
    { name: 'state', label: 'State', type: 'usState' },
    { name: 'price', label: 'Price', type: 'money', isReadOnly: true, isSorted: true },
    { name: 'units', label: 'Units', type: 'number', isReadOnly: true },
    { name: 'scenario_count', label: 'Scenarios', type: 'number', isReadOnly: true },
    { name: 'saved_version', label: 'Version', type: 'number', isReadOnly: true },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

import type { Noun } from '../noun.ts';

/** A trailing-twelve-month statement of a community, with imported versions and adjustments. */
export const underwritingStatement = {
  kind: 'underwriting_statements',
  one: 'statement',
  many: 'statements',
  path: '/financial-analysis/statements',
  title: 'name',
  columns: ['state', 'units', 'ends_on', 'saved_version', 'deal_id', 'created_at'],
  fields: [
    {
      name: 'name',
      label: 'Statement',
      type: 'text',
      longest: 160,
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'state',
      label: 'Status',
      type: 'choice',
      choices: [
        { value: 'draft', label: 'Not imported' },
        { value: 'checked', label: 'Checked' },
        { value: 'locked', label: 'Locked' },
      ],
      isReadOnly: true,
    },
    { name: 'deal_id', label: 'Deal', type: 'record', of: 'deals' },
    { name: 'model_id', label: 'Model', type: 'record', of: 'underwriting_models' },
    { name: 'units', label: 'Units', type: 'number', isReadOnly: true },
    { name: 'ends_on', label: 'Ends', type: 'date', isReadOnly: true },
    { name: 'saved_version', label: 'Version', type: 'number', isReadOnly: true },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

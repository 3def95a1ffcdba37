import type { Noun } from '../noun.ts';

/** Letters and tasks that follow one another for each contact that is enrolled. */
export const emailSequence = {
  kind: 'email_sequences',
  one: 'sequence',
  many: 'sequences',
  path: '/email-sequences',
  title: 'name',
  columns: ['status', 'daily_most', 'consent_only', 'owner_id', 'created_at'],
  fields: [
    {
      name: 'name',
      label: 'Sequence',
      type: 'text',
      longest: 120,
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      isReadOnly: true,
      choices: [
        { value: 'draft', label: 'Draft' },
        { value: 'active', label: 'Running', intent: 'success' },
        { value: 'paused', label: 'Paused', intent: 'warning' },
      ],
    },
    {
      name: 'opens_at',
      label: 'Not before',
      type: 'number',
      isRequired: true,
      least: 6,
      most: 20,
      group: 'Sending',
      hint: 'Hour of the reader’s own clock, on business days.',
    },
    {
      name: 'shuts_at',
      label: 'Not after',
      type: 'number',
      isRequired: true,
      least: 7,
      most: 21,
      group: 'Sending',
    },
    {
      name: 'daily_most',
      label: 'Letters a day',
      type: 'number',
      isRequired: true,
      least: 1,
      most: 150,
      group: 'Sending',
    },
    {
      name: 'consent_only',
      label: 'Only who agreed',
      type: 'flag',
      group: 'Sending',
      hint: 'Only contacts who agreed to letters to many.',
    },
    { name: 'owner_id', label: 'Owner', type: 'person', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

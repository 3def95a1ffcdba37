import type { Noun } from '../noun.ts';
import { sendingFields } from '../sendingFields.ts';

/** Emails and tasks sent in order to each enrolled contact. */
export const emailSequence = {
  kind: 'email_sequences',
  one: 'sequence',
  many: 'sequences',
  path: '/email-sequences',
  title: 'name',
  columns: ['status', 'daily_most', 'consent_only', 'owner_id', 'created_at'],
  create: {
    main: ['name', 'daily_most', 'opens_at', 'shuts_at', 'consent_only'],
  },
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
    ...sendingFields('Sending'),
    {
      name: 'consent_only',
      label: 'Opted-in contacts only',
      type: 'flag',
      group: 'Sending',
      hint: 'Sends only to contacts who opted in to email marketing.',
    },
    { name: 'owner_id', label: 'Owner', type: 'person', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

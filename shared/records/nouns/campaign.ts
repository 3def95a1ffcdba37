import type { Noun } from '../noun.ts';
import { sendingFields } from '../sendingFields.ts';

/** A listing emailed to many contacts, one email each. */
export const campaign = {
  kind: 'campaigns',
  one: 'campaign',
  many: 'campaigns',
  path: '/marketing',
  title: 'name',
  columns: ['status', 'subject', 'audience', 'send_at', 'owner_id'],
  create: {
    main: ['name', 'audience', 'audience_tags', 'subject', 'body'],
  },
  fields: [
    {
      name: 'name',
      label: 'Campaign',
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
        { value: 'scheduled', label: 'Scheduled', intent: 'primary' },
        { value: 'sending', label: 'Sending', intent: 'primary' },
        { value: 'sent', label: 'Sent', intent: 'success' },
        { value: 'stopped', label: 'Stopped', intent: 'warning' },
      ],
    },
    { name: 'send_at', label: 'Sends from', type: 'time', isReadOnly: true, isSorted: true },
    {
      name: 'audience',
      label: 'Audience',
      type: 'choice',
      isRequired: true,
      group: 'Readers',
      choices: [
        { value: 'fits', label: 'Contacts whose criteria match' },
        { value: 'buyers', label: 'All buyers' },
        { value: 'tagged', label: 'Contacts with a tag' },
        { value: 'all', label: 'All contacts' },
      ],
    },
    {
      name: 'audience_tags',
      label: 'Audience tags',
      type: 'tags',
      of: 'contacts',
      group: 'Readers',
    },
    {
      name: 'subject',
      label: 'Subject',
      type: 'text',
      longest: 150,
      group: 'Text',
      hint: 'Fields: {first_name}, {community}, {place}, {type}, {price}, {beds}, {my_name}.',
    },
    { name: 'body', label: 'Email', type: 'longText', longest: 4000, group: 'Text' },
    ...sendingFields('Hours'),
    { name: 'owner_id', label: 'Owner', type: 'person', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

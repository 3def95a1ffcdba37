import type { Noun } from '../noun.ts';

/** A reusable email. */
export const emailTemplate = {
  kind: 'email_templates',
  one: 'template',
  many: 'templates',
  path: '/marketing/templates',
  title: 'name',
  create: {
    main: ['name', 'subject', 'body', 'owner_id'],
  },
  fields: [
    {
      name: 'name',
      label: 'Template',
      type: 'text',
      longest: 120,
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'subject',
      label: 'Subject',
      type: 'text',
      longest: 150,
      isRequired: true,
      hint: 'Fields: {first_name}, {community}, {place}, {type}, {price}, {beds}, {my_name}.',
    },
    { name: 'body', label: 'Email', type: 'longText', longest: 4000, isRequired: true },
    { name: 'owner_id', label: 'Owner', type: 'person', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

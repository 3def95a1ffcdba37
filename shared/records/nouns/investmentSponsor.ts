import type { Noun } from '../noun.ts';

/** A sponsor that a workspace invests with. */
export const investmentSponsor = {
  kind: 'investment_sponsors',
  one: 'sponsor',
  many: 'sponsors',
  path: '/portfolios/sponsors',
  title: 'name',
  create: { main: ['name', 'contact_name', 'email', 'phone'] },
  fields: [
    {
      name: 'name',
      label: 'Sponsor',
      type: 'text',
      longest: 160,
      isRequired: true,
      isSorted: true,
    },
    { name: 'contact_name', label: 'Contact', type: 'text', longest: 120 },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'site', label: 'Website', type: 'link' },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

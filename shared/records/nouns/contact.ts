import type { Noun } from '../noun.ts';

/** A person somebody does business with; companies, needs and consent hang on it. */
export const contact = {
  kind: 'contacts',
  one: 'contact',
  many: 'contacts',
  path: '/clients',
  title: 'name',
  fields: [
    { name: 'name', label: 'Name', type: 'text', longest: 120, isRequired: true, isSorted: true },
    { name: 'company', label: 'Company', type: 'text', longest: 120, isSorted: true },
    { name: 'job_title', label: 'Job title', type: 'text', longest: 120 },
    {
      name: 'role',
      label: 'Role',
      type: 'choice',
      choices: [
        { value: 'buyer', label: 'Buyer' },
        { value: 'seller', label: 'Seller' },
        { value: 'owner', label: 'Owner' },
        { value: 'operator', label: 'Operator' },
        { value: 'lender', label: 'Lender' },
        { value: 'broker', label: 'Broker' },
        { value: 'vendor', label: 'Vendor' },
        { value: 'other', label: 'Other' },
      ],
    },
    { name: 'email', label: 'E-mail', type: 'email', group: 'Reach' },
    { name: 'phone', label: 'Phone', type: 'phone', group: 'Reach' },
    { name: 'city', label: 'City', type: 'text', longest: 120, group: 'Reach' },
    { name: 'state', label: 'State', type: 'usState', group: 'Reach' },
    { name: 'source', label: 'Source', type: 'text', longest: 120, group: 'About' },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'do_not_contact', label: 'Do not contact', type: 'flag', group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'last_contact_at', label: 'Last contact', type: 'time', isSorted: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

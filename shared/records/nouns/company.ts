import { LICENSES } from '../../clients/licenses.ts';
import type { Noun } from '../noun.ts';

/** A business contact's firm; people who name it are linked to it. */
export const company = {
  kind: 'companies',
  one: 'company',
  many: 'companies',
  path: '/clients/companies',
  title: 'name',
  create: {
    main: ['name', 'type', 'site', 'phone', 'city', 'owner_id'],
  },
  fields: [
    {
      name: 'name',
      label: 'Company',
      type: 'text',
      longest: 120,
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'type',
      label: 'Type',
      type: 'choice',
      choices: [
        { value: 'owner', label: 'Owner' },
        { value: 'operator', label: 'Operator' },
        { value: 'buyer', label: 'Buyer' },
        { value: 'lender', label: 'Lender' },
        { value: 'brokerage', label: 'Brokerage' },
        { value: 'vendor', label: 'Vendor' },
        { value: 'other', label: 'Other' },
      ],
    },
    { name: 'site', label: 'Website', type: 'link' },
    { name: 'phone', label: 'Phone', type: 'phone' },
    { name: 'city', label: 'City', type: 'text', longest: 120 },
    { name: 'states', label: 'States', type: 'usStates', group: 'Communities' },
    {
      name: 'communities',
      label: 'Communities',
      type: 'number',
      least: 0,
      most: 100000,
      group: 'Communities',
      isSorted: true,
    },
    {
      name: 'licences',
      label: 'Licenses',
      type: 'choices',
      choices: LICENSES,
      group: 'Communities',
    },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

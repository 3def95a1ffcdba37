import { LICENSES } from '../../clients/licenses.ts';
import { PROPERTY_TYPES } from '../../listings/listings.ts';
import { CONTACT_METHOD_KINDS } from '../contactMethods.ts';
import type { Noun } from '../noun.ts';

const KINDS = CONTACT_METHOD_KINDS.map(([value, label]) => ({ value, label }));
const TYPES = Object.entries(PROPERTY_TYPES).map(([value, label]) => ({ value, label }));

/** A business contact and their buying criteria. */
export const contact = {
  kind: 'contacts',
  one: 'contact',
  many: 'contacts',
  path: '/clients',
  title: 'name',
  columns: ['company', 'job_title', 'role', 'email', 'phone', 'state'],
  create: {
    main: ['name', 'email', 'phone', 'company', 'role', 'owner_id'],
    never: ['last_contact_at'],
  },
  fields: [
    { name: 'name', label: 'Name', type: 'text', longest: 120, isRequired: true, isSorted: true },
    {
      name: 'company',
      label: 'Company',
      type: 'text',
      longest: 120,
      isSorted: true,
      names: { of: 'companies', by: 'company_id' },
    },
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
    { name: 'email', label: 'Email', type: 'email', group: 'Reach' },
    { name: 'email_kind', label: 'Email type', type: 'choice', choices: KINDS, group: 'Reach' },
    {
      name: 'more_emails',
      label: 'Other emails',
      type: 'ways',
      of: 'email',
      group: 'Reach',
      hint: 'Emails go to the main address. Opting out at one address applies to all.',
    },
    { name: 'phone', label: 'Phone', type: 'phone', group: 'Reach' },
    { name: 'phone_kind', label: 'Phone type', type: 'choice', choices: KINDS, group: 'Reach' },
    { name: 'no_calls', label: 'Do not call', type: 'flag', group: 'Reach' },
    { name: 'more_phones', label: 'Other phones', type: 'ways', of: 'phone', group: 'Reach' },
    { name: 'street', label: 'Street', type: 'text', longest: 200, group: 'Reach' },
    { name: 'city', label: 'City', type: 'text', longest: 120, group: 'Reach' },
    { name: 'state', label: 'State', type: 'usState', group: 'Reach' },
    {
      name: 'more_addresses',
      label: 'Other addresses',
      type: 'ways',
      of: 'address',
      group: 'Reach',
    },
    {
      name: 'needs_types',
      label: 'Property types',
      type: 'choices',
      choices: TYPES,
      group: 'Needs',
    },
    { name: 'needs_states', label: 'Target states', type: 'usStates', group: 'Needs' },
    { name: 'price_least', label: 'Min price', type: 'money', least: 0, group: 'Needs' },
    { name: 'price_most', label: 'Max price', type: 'money', least: 0, group: 'Needs' },
    {
      name: 'beds_least',
      label: 'Min beds',
      type: 'number',
      least: 0,
      most: 100000,
      group: 'Needs',
    },
    {
      name: 'cap_rate_least',
      label: 'Min cap rate',
      type: 'percent',
      least: 0,
      most: 100,
      group: 'Needs',
    },
    {
      name: 'licences',
      label: 'Licenses held',
      type: 'choices',
      choices: LICENSES,
      group: 'Needs',
    },
    {
      name: 'funds',
      label: 'Proof of funds',
      type: 'choice',
      group: 'Needs',
      choices: [
        { value: 'asked', label: 'Requested' },
        { value: 'seen', label: 'Seen' },
        { value: 'verified', label: 'Verified' },
      ],
    },
    { name: 'source', label: 'Source', type: 'text', longest: 120, group: 'About' },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'do_not_contact', label: 'Do not contact', type: 'flag', group: 'About' },
    {
      name: 'consent',
      label: 'Email marketing',
      type: 'choice',
      group: 'About',
      hint: 'Consent for campaigns and sequences. Contacts who opted out get none.',
      choices: [
        { value: 'given', label: 'Opted in' },
        { value: 'refused', label: 'Opted out' },
      ],
    },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'last_contact_at', label: 'Last contact', type: 'time', isSorted: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

import { LICENCES } from '../../clients/licences.ts';
import { PROPERTY_TYPES } from '../../market/listings.ts';
import type { Noun } from '../noun.ts';

const TYPES = Object.entries(PROPERTY_TYPES).map(([value, label]) => ({ value, label }));

/** A person somebody does business with, and what they would buy. */
export const contact = {
  kind: 'contacts',
  one: 'contact',
  many: 'contacts',
  path: '/clients',
  title: 'name',
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
    { name: 'email', label: 'E-mail', type: 'email', group: 'Reach' },
    { name: 'phone', label: 'Phone', type: 'phone', group: 'Reach' },
    { name: 'city', label: 'City', type: 'text', longest: 120, group: 'Reach' },
    { name: 'state', label: 'State', type: 'usState', group: 'Reach' },
    {
      name: 'needs_types',
      label: 'Buys',
      type: 'choices',
      choices: TYPES,
      group: 'Needs',
    },
    { name: 'needs_states', label: 'Buys in', type: 'usStates', group: 'Needs' },
    { name: 'price_least', label: 'Price from', type: 'money', least: 0, group: 'Needs' },
    { name: 'price_most', label: 'Price up to', type: 'money', least: 0, group: 'Needs' },
    {
      name: 'beds_least',
      label: 'Beds from',
      type: 'number',
      least: 0,
      most: 100000,
      group: 'Needs',
    },
    {
      name: 'cap_rate_least',
      label: 'Cap rate from',
      type: 'percent',
      least: 0,
      most: 100,
      group: 'Needs',
    },
    {
      name: 'licences',
      label: 'Licenses held',
      type: 'choices',
      choices: LICENCES,
      group: 'Needs',
    },
    {
      name: 'funds',
      label: 'Proof of funds',
      type: 'choice',
      group: 'Needs',
      choices: [
        { value: 'asked', label: 'Asked for' },
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
      label: 'Letters to many',
      type: 'choice',
      group: 'About',
      hint: 'What the contact said of campaigns and sequences. Who refused gets none.',
      choices: [
        { value: 'given', label: 'Agreed' },
        { value: 'refused', label: 'Refused' },
      ],
    },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'last_contact_at', label: 'Last contact', type: 'time', isSorted: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

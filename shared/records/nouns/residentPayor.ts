import { PAYORS } from '../../operator/residents.ts';
import type { Noun } from '../noun.ts';

/** Who pays for a resident, and from when to when. */
export const residentPayor = {
  kind: 'resident_payors',
  one: 'payor',
  many: 'payors',
  path: '/operator/residents',
  title: 'payor',
  parent: { kind: 'residents', by: 'resident_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'payor', label: 'Payor', type: 'choice', isRequired: true, choices: PAYORS },
    { name: 'policy_number', label: 'Policy number', type: 'text', longest: 60 },
    { name: 'begins_on', label: 'From', type: 'date', isRequired: true },
    { name: 'ends_on', label: 'Until', type: 'date' },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

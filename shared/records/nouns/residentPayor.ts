import { PAYOR_COVERS, PAYOR_SHARES, PAYORS } from '../../operator/residents.ts';
import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** Who pays for a resident, and from when to when. */
export const residentPayor = {
  kind: 'resident_payors',
  one: 'payor',
  many: 'payors',
  title: 'payor',
  ...residentNoun,
  fields: [
    { name: 'payor', label: 'Payor', type: 'choice', isRequired: true, choices: PAYORS },
    { name: 'policy_number', label: 'Policy number', type: 'text', longest: 60 },
    { name: 'begins_on', label: 'From', type: 'date', isRequired: true },
    { name: 'ends_on', label: 'Until', type: 'date' },
    {
      name: 'priority',
      label: 'Order',
      type: 'number',
      least: 1,
      most: 9,
      hint: 'Lower numbers pay first, such as a share of cost.',
    },
    { name: 'covers', label: 'Covers', type: 'choice', choices: PAYOR_COVERS },
    { name: 'share_rule', label: 'Pays', type: 'choice', choices: PAYOR_SHARES },
    { name: 'share_amount', label: 'Up to', type: 'money', least: 0, most: 1_000_000 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;

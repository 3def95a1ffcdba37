import { TRANSACTION_STAGES } from '../../deals/transactions/stages.ts';
import type { Noun } from '../noun.ts';

/** An active sale, from negotiation to closing. */
export const transaction = {
  kind: 'transactions',
  one: 'transaction',
  many: 'transactions',
  outlivesOwner: true,
  path: '/transactions',
  title: 'property_name',
  board: { by: 'status', sum: 'price' },
  create: {
    main: ['property_name', 'side', 'state', 'price', 'expected_close', 'owner_id'],
    never: ['closed_on', 'ended_reason'],
  },
  fields: [
    {
      name: 'property_name',
      label: 'Property',
      hint: 'Its state, listing, and asking price are filled in.',
      type: 'text',
      longest: 160,
      names: { of: 'properties', by: 'property_id' },
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'status',
      label: 'Stage',
      type: 'choice',
      choices: TRANSACTION_STAGES,
      isRequired: true,
    },
    {
      name: 'side',
      label: 'We act for',
      type: 'choice',
      choices: [
        { value: 'sell', label: 'The seller' },
        { value: 'buy', label: 'The buyer' },
        { value: 'both', label: 'Both' },
      ],
      isRequired: true,
    },
    { name: 'state', label: 'State', type: 'usState' },
    { name: 'price', label: 'Price', type: 'money', least: 0, isSorted: true },
    {
      name: 'expected_close',
      label: 'Expected close',
      type: 'date',
      group: 'Dates',
      isSorted: true,
    },
    { name: 'closed_on', label: 'Closed on', type: 'date', group: 'Dates', isSorted: true },
    {
      name: 'ended_reason',
      label: 'Ended reason',
      type: 'choice',
      group: 'About',
      choices: [
        { value: 'price', label: 'Price' },
        { value: 'financing', label: 'Financing' },
        { value: 'diligence', label: 'Due diligence' },
        { value: 'licence', label: 'License' },
        { value: 'seller_withdrew', label: 'Seller withdrew' },
        { value: 'buyer_withdrew', label: 'Buyer withdrew' },
        { value: 'other', label: 'Other' },
      ],
    },
    { name: 'deal_id', label: 'Deal', type: 'record', of: 'deals', group: 'About' },
    { name: 'owner_id', label: 'Lead broker', type: 'person', group: 'About', isReadOnly: true },
    {
      name: 'stage_since',
      label: 'In stage since',
      type: 'time',
      isReadOnly: true,
      isSorted: true,
    },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;

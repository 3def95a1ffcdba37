import type { BlankField } from './legalPage.ts';

export const ndaFields: readonly BlankField[] = [
  {
    id: 'effectiveDate',
    label: 'Date of the agreement',
    hint: 'The day on which the second party signs.',
    kind: 'date',
  },
  {
    id: 'seller',
    label: 'Seller',
    hint: 'The legal name of the owner, or of its broker signing for an owner who stays unnamed.',
    kind: 'text',
  },
  {
    id: 'sellerState',
    label: 'State of the seller',
    hint: 'Where the seller is organized or lives.',
    kind: 'state',
  },
  {
    id: 'buyer',
    label: 'Prospective buyer',
    hint: 'The legal name of the company that will look at the material.',
    kind: 'text',
  },
  {
    id: 'buyerState',
    label: 'State of the buyer',
    hint: 'Where the buyer is organized or lives.',
    kind: 'state',
  },
  {
    id: 'community',
    label: 'Community',
    hint: 'Its name, or the cover name and number of its listing.',
    kind: 'text',
  },
  {
    id: 'broker',
    label: 'Seller’s broker',
    hint: 'Firm and license number, or “none”.',
    kind: 'text',
    usual: 'none',
  },
  {
    id: 'buyerBroker',
    label: 'Buyer’s broker',
    hint: 'Whoever represents the buyer, or “none”.',
    kind: 'text',
    usual: 'none',
  },
  {
    id: 'termMonths',
    label: 'Months of confidentiality',
    hint: 'Counted from the date of the agreement.',
    kind: 'months',
    usual: '24',
  },
  {
    id: 'hireMonths',
    label: 'Months without hiring',
    hint: 'Some states limit or forbid such promises.',
    kind: 'months',
    usual: '12',
  },
  {
    id: 'law',
    label: 'Governing law',
    hint: 'Usually the state in which the community lies.',
    kind: 'state',
  },
  {
    id: 'noticeSeller',
    label: 'Notices to the seller',
    hint: 'An e-mail address that somebody reads.',
    kind: 'text',
  },
  {
    id: 'noticeBuyer',
    label: 'Notices to the buyer',
    hint: 'An e-mail address that somebody reads.',
    kind: 'text',
  },
  {
    id: 'sellerSigner',
    label: 'Signs for the seller',
    hint: 'Name and title.',
    kind: 'text',
  },
  {
    id: 'buyerSigner',
    label: 'Signs for the buyer',
    hint: 'Name and title.',
    kind: 'text',
  },
];

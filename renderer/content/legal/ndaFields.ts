import type { BlankField } from './legalPage.ts';

export const ndaFields: readonly BlankField[] = [
  {
    id: 'effectiveDate',
    label: 'Date of the agreement',
    hint: 'The date the second party signs.',
    kind: 'date',
  },
  {
    id: 'seller',
    label: 'Seller',
    hint: 'The owner’s legal name, or the broker’s if it signs for an undisclosed owner.',
    kind: 'text',
  },
  {
    id: 'sellerState',
    label: 'State of the seller',
    hint: 'Where the seller is organized or resides.',
    kind: 'state',
  },
  {
    id: 'buyer',
    label: 'Prospective buyer',
    hint: 'The legal name of the company that will review the material.',
    kind: 'text',
  },
  {
    id: 'buyerState',
    label: 'State of the buyer',
    hint: 'Where the buyer is organized or resides.',
    kind: 'state',
  },
  {
    id: 'community',
    label: 'Community',
    hint: 'Its name, or the code name and number of its listing.',
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
    hint: 'The broker who represents the buyer, or “none”.',
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
    label: 'Months of no hiring',
    hint: 'Some states limit or forbid these clauses.',
    kind: 'months',
    usual: '12',
  },
  {
    id: 'law',
    label: 'Governing law',
    hint: 'Usually the state where the community is located.',
    kind: 'state',
  },
  {
    id: 'noticeSeller',
    label: 'Notices to the seller',
    hint: 'A monitored email address.',
    kind: 'text',
  },
  {
    id: 'noticeBuyer',
    label: 'Notices to the buyer',
    hint: 'A monitored email address.',
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

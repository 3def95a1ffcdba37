import type { PropertyType } from '#shared/listings/listings.ts';

/** A deal room folder, numbered according to the industry-standard index. */
export interface Folder {
  readonly name: string;
  readonly why: string;
  readonly documents: readonly RoomDocument[];
}

export interface RoomDocument {
  readonly name: string;
  /** Property types that have this document; all types if omitted. */
  readonly of?: readonly PropertyType[];
}

const medicare: readonly PropertyType[] = ['skilled-nursing', 'ccrc'];
const licensed: readonly PropertyType[] = [
  'assisted-living',
  'memory-care',
  'skilled-nursing',
  'ccrc',
  'board-and-care',
  'adult-day-care',
  'group-homes',
];

export const documentRoom: readonly Folder[] = [
  {
    name: 'NDA and memorandum',
    why: 'Decides who can read the rest.',
    documents: [{ name: 'Signed NDA' }, { name: 'Offering memorandum' }],
  },
  {
    name: 'Financials',
    why: 'Twelve consecutive months show what an annual total hides.',
    documents: [
      { name: 'Trailing twelve months, by month' },
      { name: 'Three years of profit and loss' },
      { name: 'Current-year budget' },
      { name: 'Receivables aging' },
    ],
  },
  {
    name: 'Residents and rates',
    why: 'What is billed compared with the rates in the documents.',
    documents: [
      { name: 'Rent roll with care levels' },
      { name: '24-month census' },
      { name: 'Rate card and concessions' },
      { name: 'Payor mix', of: licensed },
      { name: 'Entrance-fee contracts and refunds owed', of: ['ccrc'] },
    ],
  },
  {
    name: 'Licenses and surveys',
    why: 'People tie the survey history to the new owner, even where the law does not.',
    documents: [
      { name: 'Current license', of: licensed },
      { name: 'Three years of surveys', of: licensed },
      { name: 'Plans of correction', of: licensed },
      { name: 'Complaints and outcomes', of: licensed },
      { name: 'Five-star report', of: ['skilled-nursing'] },
      { name: 'Zoning letter instead of a license', of: ['independent-living', 'active-adult'] },
    ],
  },
  {
    name: 'Staff',
    why: 'The largest expense, and staff can leave at any time.',
    documents: [
      { name: 'Roster with wages and hire dates' },
      { name: 'Twelve months of agency invoices' },
      { name: 'Accrued leave' },
      { name: 'Hours per resident day', of: licensed },
    ],
  },
  {
    name: 'Resident agreements',
    why: 'Each form in use binds you from day one.',
    documents: [{ name: 'Every agreement form in use' }, { name: 'Rate increase notices' }],
  },
  {
    name: 'Vendor contracts',
    why: 'Read the change-of-ownership clause first.',
    documents: [
      { name: 'Contracts with end dates' },
      { name: 'Therapy contract', of: ['skilled-nursing', 'assisted-living', 'ccrc'] },
      { name: 'Pharmacy contract', of: licensed },
    ],
  },
  {
    name: 'Title and land',
    why: 'What the seller can legally convey.',
    documents: [
      { name: 'Title commitment' },
      { name: 'Boundary survey' },
      { name: 'Zoning report' },
    ],
  },
  {
    name: 'Building and environment',
    why: 'Building conditions affect the price.',
    documents: [
      { name: 'Phase I' },
      { name: 'Property condition report' },
      { name: 'Five years of capital spending' },
      { name: 'Life-safety inspection', of: licensed },
    ],
  },
  {
    name: 'Insurance and disputes',
    why: 'Your premium depends on five years of losses.',
    documents: [{ name: 'Loss runs' }, { name: 'Policies in force' }, { name: 'Open litigation' }],
  },
  {
    name: 'Cost reports',
    why: 'What the government paid and may recover.',
    documents: [
      { name: 'Three years of Medicare cost reports', of: medicare },
      { name: 'Medicaid cost reports and rate letters', of: medicare },
      { name: 'Medicaid-waiver agreements', of: ['assisted-living', 'memory-care'] },
    ],
  },
  {
    name: 'Sale contracts',
    why: 'Three documents that must agree.',
    documents: [
      { name: 'Letter of intent' },
      { name: 'Purchase agreement' },
      { name: 'Operations transfer agreement', of: licensed },
    ],
  },
  {
    name: 'Lender',
    why: 'The lender approves last.',
    documents: [
      { name: 'Term sheet' },
      { name: 'Appraisal' },
      { name: 'Payoff letter for the existing loan' },
    ],
  },
  {
    name: 'Closing',
    why: 'Prorations often cause disputes.',
    documents: [
      { name: 'Settlement statement' },
      { name: 'Resident trust accounts', of: licensed },
      { name: 'New license or interim agreement', of: licensed },
    ],
  },
];

import type { PropertyType } from '#shared/market/listings.ts';

/** A folder of a document room, by its number in the index that the trade uses. */
export interface Folder {
  readonly name: string;
  readonly why: string;
  readonly documents: readonly RoomDocument[];
}

export interface RoomDocument {
  readonly name: string;
  /** The kinds of community that have such a paper; all, where it is not said. */
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
    why: 'Who may read the rest.',
    documents: [{ name: 'Signed NDA' }, { name: 'Offering memorandum' }],
  },
  {
    name: 'Financials',
    why: 'Twelve months in a row show what a yearly total hides.',
    documents: [
      { name: 'Trailing twelve months, by month' },
      { name: 'Profit and loss of three years' },
      { name: 'Budget of this year' },
      { name: 'Aging of receivables' },
    ],
  },
  {
    name: 'Residents and rates',
    why: 'What is billed, against what is charged on paper.',
    documents: [
      { name: 'Rent roll with care levels' },
      { name: 'Census of 24 months' },
      { name: 'Rate card and concessions' },
      { name: 'Payor mix', of: licensed },
      { name: 'Entrance-fee contracts and refunds owed', of: ['ccrc'] },
    ],
  },
  {
    name: 'Licenses and surveys',
    why: 'A buyer inherits the survey history in every reader’s mind, if not in law.',
    documents: [
      { name: 'Current license', of: licensed },
      { name: 'Surveys of three years', of: licensed },
      { name: 'Plans of correction', of: licensed },
      { name: 'Complaints and how they ended', of: licensed },
      { name: 'Five-star report', of: ['skilled-nursing'] },
      { name: 'Zoning letter instead of a license', of: ['independent-living', 'active-adult'] },
    ],
  },
  {
    name: 'Staff',
    why: 'The largest expense, and the one that leaves on foot.',
    documents: [
      { name: 'Roster with wages and hire dates' },
      { name: 'Agency invoices of twelve months' },
      { name: 'Leave that is owed' },
      { name: 'Hours per resident day', of: licensed },
    ],
  },
  {
    name: 'Resident agreements',
    why: 'Each form in use binds you from the first morning.',
    documents: [{ name: 'Every form of agreement in use' }, { name: 'Notices of increases' }],
  },
  {
    name: 'Vendor contracts',
    why: 'Read the clause about a change of owner first.',
    documents: [
      { name: 'Contracts with end dates' },
      { name: 'Therapy contract', of: ['skilled-nursing', 'assisted-living', 'ccrc'] },
      { name: 'Pharmacy contract', of: licensed },
    ],
  },
  {
    name: 'Title and land',
    why: 'What the seller can really give away.',
    documents: [
      { name: 'Title commitment' },
      { name: 'Boundary survey' },
      { name: 'Zoning report' },
    ],
  },
  {
    name: 'Building and environment',
    why: 'The roof does not negotiate.',
    documents: [
      { name: 'Phase I' },
      { name: 'Property condition report' },
      { name: 'Capital spending of five years' },
      { name: 'Life-safety inspection', of: licensed },
    ],
  },
  {
    name: 'Insurance and disputes',
    why: 'Five years of losses set your premium.',
    documents: [{ name: 'Loss runs' }, { name: 'Policies in force' }, { name: 'Open litigation' }],
  },
  {
    name: 'Cost reports',
    why: 'What the government paid, and may ask back.',
    documents: [
      { name: 'Medicare cost reports of three years', of: medicare },
      { name: 'Medicaid cost reports and rate letters', of: medicare },
      { name: 'Medicaid-waiver agreements', of: ['assisted-living', 'memory-care'] },
    ],
  },
  {
    name: 'Contracts of the sale',
    why: 'Three papers that have to say the same.',
    documents: [
      { name: 'Letter of intent' },
      { name: 'Purchase agreement' },
      { name: 'Operations transfer agreement', of: licensed },
    ],
  },
  {
    name: 'Lender',
    why: 'Who says yes last.',
    documents: [
      { name: 'Term sheet' },
      { name: 'Appraisal' },
      { name: 'Payoff letter of the old loan' },
    ],
  },
  {
    name: 'Closing',
    why: 'Prorations are where tempers go.',
    documents: [
      { name: 'Settlement statement' },
      { name: 'Resident trust accounts', of: licensed },
      { name: 'New license or interim agreement', of: licensed },
    ],
  },
];

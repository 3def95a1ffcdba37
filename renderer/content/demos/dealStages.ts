/** A stage of a sale, in order. */
export interface DealStage {
  readonly name: string;
  /** Typical duration in weeks. */
  readonly weeks: number;
  /** Milestone that ends the stage. */
  readonly ends: string;
}

export const dealStages: readonly DealStage[] = [
  { name: 'Valuation', weeks: 2, ends: 'Owner and broker sign the engagement.' },
  { name: 'Teaser and NDA', weeks: 4, ends: 'Enough serious prospects have the memorandum.' },
  { name: 'Offers', weeks: 3, ends: 'The seller picks one letter of intent and countersigns it.' },
  { name: 'Contract', weeks: 2, ends: 'Purchase and operations transfer agreements are signed.' },
  {
    name: 'Due diligence',
    weeks: 6,
    ends: 'Reports are complete and the deposit is nonrefundable.',
  },
  {
    name: 'License and lender approval',
    weeks: 8,
    ends: 'The state and the bank have both approved in writing.',
  },
  { name: 'Closing', weeks: 1, ends: 'Keys, cash and resident files change hands.' },
];

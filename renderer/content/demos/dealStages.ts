/** The stages of a sale, in the order in which they come. */
export interface DealStage {
  readonly name: string;
  /** How long a deal usually stays, in weeks. */
  readonly weeks: number;
  /** What ends it. */
  readonly ends: string;
}

export const dealStages: readonly DealStage[] = [
  { name: 'Valuation', weeks: 2, ends: 'Owner and broker sign the engagement.' },
  { name: 'Teaser and NDA', weeks: 4, ends: 'Enough serious readers hold the memorandum.' },
  { name: 'Offers', weeks: 3, ends: 'The seller picks one letter of intent and countersigns it.' },
  { name: 'Contract', weeks: 2, ends: 'Purchase and operations transfer agreements are signed.' },
  {
    name: 'Due diligence',
    weeks: 6,
    ends: 'Reports are in and the deposit is no longer refundable.',
  },
  { name: 'License and lender', weeks: 8, ends: 'State and bank have both said yes in writing.' },
  { name: 'Closing', weeks: 1, ends: 'Keys, cash and residents’ files change hands.' },
];

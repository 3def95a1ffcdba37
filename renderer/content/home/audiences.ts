import type { RouteName } from '#shared/routes.ts';

export interface Audience {
  readonly page: RouteName;
  readonly who: string;
  /** What they come with. */
  readonly asks: string;
  readonly finds: string;
}

/** In the order in which a deal meets them. */
export const audiences: readonly Audience[] = [
  {
    page: 'forSellers',
    who: 'Sellers',
    asks: 'Who needs to know, and when?',
    finds: 'A cover name in public, and an address that waits until somebody has made contact.',
  },
  {
    page: 'forBrokers',
    who: 'Brokers',
    asks: 'Which of these forty inquiries is real?',
    finds: 'Inquirers with a role and a name, whose letters reach you by e-mail.',
  },
  {
    page: 'forBuyers',
    who: 'Buyers',
    asks: 'Does the income carry the price?',
    finds: 'Beds, occupancy and cap rate on every community, and a search that takes a sentence.',
  },
  {
    page: 'forInvestors',
    who: 'Investors',
    asks: 'How bad is a bad year?',
    finds: 'Sensitivities, coverage and exit worked on the same figures the seller shows.',
  },
  {
    page: 'forOperators',
    who: 'Operators',
    asks: 'Who needs a license like mine?',
    finds: 'Owners who look for an operator, and a workspace for the day after closing.',
  },
  {
    page: 'forVendors',
    who: 'Vendors',
    asks: 'Who is about to hire for this?',
    finds: 'Requests with a scope and a date, and credentials that are shown once for all.',
  },
];

export const audiencesLead =
  'Six people meet in the sale of one community. Each reads a different line first, so each has a page of their own.';

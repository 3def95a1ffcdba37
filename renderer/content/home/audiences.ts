import type { RouteName } from '#shared/routes.ts';

export interface Audience {
  readonly page: RouteName;
  readonly who: string;
  readonly finds: string;
}

/** In the order they join a deal. */
export const audiences: readonly Audience[] = [
  {
    page: 'forSellers',
    who: 'Sellers',
    finds:
      'Sell without naming the community: a cover name, and an address that stays hidden until a buyer makes contact.',
  },
  {
    page: 'forBrokers',
    who: 'Brokers',
    finds:
      'Listings, clients, pipeline, deal rooms and closing in one workspace, with inquiries from people with a name and a role.',
  },
  {
    page: 'forBuyers',
    who: 'Buyers',
    finds: 'Beds, occupancy, and cap rate on every community, sentence search, alerts, and offers.',
  },
  {
    page: 'forInvestors',
    who: 'Investors',
    finds: 'Sensitivities, debt coverage, and exit, computed from the seller’s figures.',
  },
  {
    page: 'forOperators',
    who: 'Operators',
    finds:
      'Census, care, medications, and incidents of each community, and vendors who quote for projects.',
  },
  {
    page: 'forVendors',
    who: 'Vendors',
    finds: 'Requests with a scope and a date, and credentials you submit once for all of them.',
  },
];

export const audiencesLead = 'What each of the six roles in a deal gets.';

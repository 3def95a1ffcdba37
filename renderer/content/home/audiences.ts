import type { RouteName } from '#shared/routes.ts';

export interface Audience {
  readonly page: RouteName;
  readonly who: string;
  /** The question each audience has. */
  readonly asks: string;
  readonly finds: string;
}

/** In the order they join a deal. */
export const audiences: readonly Audience[] = [
  {
    page: 'forSellers',
    who: 'Sellers',
    asks: 'Who needs to know, and when?',
    finds: 'A public cover name, and an address that stays hidden until a buyer makes contact.',
  },
  {
    page: 'forBrokers',
    who: 'Brokers',
    asks: 'Which of these forty inquiries is real?',
    finds: 'Inquiries from people with a name and a role, delivered to you by email.',
  },
  {
    page: 'forBuyers',
    who: 'Buyers',
    asks: 'Does the income support the price?',
    finds:
      'Beds, occupancy, and cap rate on every community, and a search that understands a sentence.',
  },
  {
    page: 'forInvestors',
    who: 'Investors',
    asks: 'How bad is a bad year?',
    finds: 'Sensitivities, coverage, and exit, based on the same figures the seller shows.',
  },
  {
    page: 'forOperators',
    who: 'Operators',
    asks: 'Who needs a license like mine?',
    finds: 'Owners looking for an operator, and a workspace for after closing.',
  },
  {
    page: 'forVendors',
    who: 'Vendors',
    asks: 'Who is about to hire for my kind of work?',
    finds: 'Requests with a scope and a date, and credentials you submit once for all of them.',
  },
];

export const audiencesLead =
  'Six roles take part in the sale of a community. Each has different priorities, so each has its own page.';

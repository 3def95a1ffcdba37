import type { UserType } from '#shared/roles.ts';

export const homeContent = {
  kicker: 'The exchange for senior-living real estate',
  headline: 'Transforming senior living, deal by deal',
  lead: 'Haven Exchange is where communities for older adults are bought, sold, financed and served. Everyone works under a verified role, and every price stands beside the beds, the occupancy and the cap rate it rests on.',
  peopleTitle: 'Six kinds of people, one exchange',
  closing: 'Join with the role you work in. It takes two minutes and costs nothing.',
} as const;

interface Audience {
  readonly type: UserType;
  readonly title: string;
  readonly sentence: string;
}

export const audiences: readonly Audience[] = [
  {
    type: 'buyer',
    title: 'Buyers',
    sentence:
      'Compare assisted living, memory care and skilled nursing on licensed beds, occupancy and price per unit.',
  },
  {
    type: 'seller',
    title: 'Sellers',
    sentence:
      'Bring a community to people who can close, without telling the residents or the market first.',
  },
  {
    type: 'broker',
    title: 'Brokers',
    sentence:
      'List once, qualify every inquiry, and run the NDA, the offers and the deal room in one place.',
  },
  {
    type: 'investor',
    title: 'Investors',
    sentence:
      'Underwrite with NOI margin, debt coverage and HUD-232 tests that know how senior housing earns.',
  },
  {
    type: 'operator',
    title: 'Operators',
    sentence:
      'Find buildings that need your license, and owners and lenders who will back the lease-up.',
  },
  {
    type: 'vendor',
    title: 'Vendors',
    sentence:
      'Answer requests from owners for construction, legal, financial and management work you are licensed to do.',
  },
];

import type { Notice } from '../model.ts';

export const investorDeals: Notice = {
  lede: 'Key figures for communities for sale. Sign in to see matches for your saved searches.',
  description:
    'Senior-living deals by the numbers: price, price per unit, NOI, cap rate, and occupancy of communities for sale, matched to your saved searches when signed in.',
  keywords: ['senior living deals', 'value-add senior housing', 'stabilized senior living'],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'For investors', to: '/for-investors' },
    { label: 'Investment calculator', to: '/investment-calculator' },
  ],
};

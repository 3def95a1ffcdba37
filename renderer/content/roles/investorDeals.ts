import type { Notice } from '../model.ts';

export const investorDeals: Notice = {
  lede: 'Communities for sale in figures. Sign in to see those that match your saved searches.',
  description:
    'Senior-living deals in figures: price, price per unit, NOI, cap rate and occupancy of what is for sale, matched to your saved searches once signed in.',
  keywords: ['senior living deals', 'value-add senior housing', 'stabilized senior living'],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'For investors', to: '/for-investors' },
    { label: 'Investment calculator', to: '/investment-calculator' },
  ],
};

import type { Notice } from '../model.ts';

export const investmentHub: Notice = {
  lede: 'Deals on the market with price per unit, NOI, cap rate and occupancy.',
  shot: {
    name: 'investment',
    alt: 'Investment calculator: terms on the left, return and coverage on the right',
  },
  description:
    'Senior-living deals on the market now: price per unit, NOI, cap rate and occupancy of the newest listings, with counts by price and cap rate.',
  keywords: ['senior living deals', 'senior living cap rate', 'deal screening'],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Investment calculator', to: '/investment-calculator' },
    { label: 'Market data', to: '/market-insights-hub' },
  ],
};

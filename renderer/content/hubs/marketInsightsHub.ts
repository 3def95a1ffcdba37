import type { Notice } from '../model.ts';

export const marketInsightsHub: Notice = {
  heading: 'Market insights',
  lede: 'Prices, occupancy and cap rates, computed from live listings.',
  shot: { name: 'market', alt: 'Market analytics: supply, prices and cap rates by state and type' },
  description:
    'Senior-housing figures computed from live listings: price per bed, occupancy and cap rate by state and by property type, with links to the listings.',
  keywords: ['senior housing market data', 'market analytics', 'senior living cap rates'],
  next: [
    { label: 'Market analytics', to: '/market-analytics' },
    { label: 'Market analysis', to: '/senior-housing-market-analysis' },
    { label: 'Read the journal', to: '/senior-housing-journal' },
  ],
};

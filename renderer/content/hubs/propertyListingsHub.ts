import type { Notice } from '../model.ts';

export const propertyListingsHub: Notice = {
  lede: 'Every community on the market, with price, beds, occupancy and cap rate.',
  shot: { name: 'map', alt: 'Map of communities for sale, grouped by town and shaded by state' },
  description:
    'Senior-living communities for sale now: counts by property type, filters by state and price, and the newest listings with their figures.',
  keywords: [
    'senior living for sale',
    'assisted living listings',
    'memory care property',
    'list a community',
  ],
  next: [
    { label: 'Browse all communities', to: '/investment-opportunities' },
    { label: 'Search in sentences', to: '/search' },
    { label: 'Submit a listing', to: '/submit-listing' },
  ],
};

import type { Area } from '../record.ts';

/** What is for sale. */
export const listings = {
  routes: {
    investmentOpportunities: {
      path: '/investment-opportunities',
      access: 'public',
      title: 'Communities for sale',
      description:
        'Senior-living communities for sale across the United States: asking price, beds, occupancy and cap rate of each, open to everyone.',
      keywords: [
        'assisted living for sale',
        'memory care for sale',
        'nursing home for sale',
        'senior living cap rates',
      ],
      indexed: true,
      rail: {
        of: 'every',
        group: 'market',
        order: 10,
        icon: 'communities',
        label: 'Browse All Communities',
      },
    },
    property: {
      path: '/property/:id',
      access: 'public',
      title: 'Community',
      description:
        'A senior-living community for sale: price, beds, occupancy, cap rate and what the seller says of it.',
      indexed: true,
    },
    search: {
      path: '/search',
      access: 'public',
      title: 'Search communities',
      description:
        'Search senior-living communities for sale by a sentence, by filters or on the map of the United States.',
      indexed: false,
      rail: false,
    },
    submitListing: {
      path: '/submit-listing',
      access: 'public',
      isForMembers: true,
      title: 'Submit a listing',
      description: 'Put a senior-living community up for sale: step by step, saved as you type.',
      keywords: ['sell a senior-living community', 'list assisted living for sale'],
      indexed: false,
      layout: 'work',
      rail: false,
    },
    publicListing: {
      path: '/listing/:id/public',
      access: 'public',
      title: 'Community on one sheet',
      description:
        'A senior-living community for sale on one sheet: what it is, where, its size and its price, for whoever is sent the link.',
      indexed: true,
    },
  },
  redirects: {
    '/listings': 'investmentOpportunities',
    '/properties': 'investmentOpportunities',
    '/listings/new': 'submitListing',
    '/listings/:id': 'property',
    '/listing/:id': 'property',
  },
} as const satisfies Area;

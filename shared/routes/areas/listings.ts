import type { RouteArea } from '../route-record.ts';

/** Marketplace screens. */
export const listings = {
  routes: {
    investmentOpportunities: {
      path: '/investment-opportunities',
      access: 'public',
      title: 'Communities for sale',
      description:
        'Senior-living communities for sale across the United States, with asking price, beds, occupancy, and cap rate, open to everyone.',
      keywords: [
        'assisted living for sale',
        'memory care for sale',
        'nursing home for sale',
        'senior living cap rates',
      ],
      indexed: true,
      memberLayout: 'work',
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
        "A senior-living community for sale: price, beds, occupancy, cap rate, and the seller's description.",
      indexed: true,
      memberLayout: 'reading',
    },
    search: {
      path: '/search',
      access: 'public',
      title: 'Search communities',
      description:
        'Search senior-living communities for sale by sentence, filters, or a map of the United States.',
      indexed: false,
      rail: false,
    },
    submitListing: {
      path: '/submit-listing',
      access: 'public',
      isForMembers: true,
      title: 'Submit a listing',
      description: 'List a senior-living community for sale, step by step, saved as you type.',
      keywords: ['sell a senior-living community', 'list assisted living for sale'],
      indexed: false,
      layout: 'work',
      rail: false,
    },
    publicListing: {
      path: '/listing/:id/public',
      access: 'public',
      title: 'Community one-pager',
      description:
        'A senior-living community for sale on one page: type, location, size, and price, for anyone with the link.',
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
} as const satisfies RouteArea;

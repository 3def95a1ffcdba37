import type { RouteArea } from '../route-record.ts';

/** Screens for buyers' saved listings, searches, and purchases. */
export const buyer = {
  header: 'buyer',
  routes: {
    savedProperties: {
      path: '/saved-properties',
      access: 'signed-in',
      title: 'Saved properties',
      description: 'Communities you saved in your own lists, with your notes and price changes.',
      indexed: false,
      layout: 'work',
      rail: {
        of: ['buyer', 'investor', 'broker', 'seller', 'operator', 'generic'],
        group: 'market',
        order: 20,
        icon: 'saved',
        label: 'Saved',
      },
    },
    savedListings: {
      path: '/saved-listings',
      access: 'signed-in',
      title: 'Saved listings',
      description: 'Communities you saved in your own lists, with your notes and price changes.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    searchAlerts: {
      path: '/search-alerts',
      access: 'signed-in',
      title: 'Search alerts',
      description: 'Choose which search updates you get and how often.',
      indexed: false,
      layout: 'reading',
      rail: {
        of: ['buyer', 'investor', 'broker', 'seller', 'operator', 'generic'],
        group: 'market',
        order: 40,
        icon: 'alerts',
        label: 'Search alerts',
      },
    },
    searches: {
      path: '/searches',
      access: 'signed-in',
      title: 'Searches',
      description: 'Your saved searches with new matches since your last visit.',
      indexed: false,
      layout: 'reading',
      rail: {
        of: ['buyer', 'investor', 'broker', 'seller', 'operator', 'generic'],
        group: 'market',
        order: 30,
        icon: 'search',
      },
    },
    favorites: {
      path: '/favorites',
      access: 'signed-in',
      title: 'Favorites',
      description: 'Communities you saved in your own lists, with your notes and price changes.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    buyerInquiries: {
      path: '/buyer-inquiries',
      access: 'signed-in',
      title: 'Inquiries',
      description:
        'Your inquiries to brokers: whose reply is next, agreements to sign, and deal rooms you can enter.',
      indexed: false,
      layout: 'work',
      rail: { of: ['buyer', 'investor'], group: 'work', order: 30, icon: 'messages' },
    },
    purchaseHistory: {
      path: '/purchase-history',
      access: 'signed-in',
      title: 'Purchases',
      description: 'Communities you purchased and purchases on the way to closing.',
      indexed: false,
      layout: 'work',
      rail: { of: ['buyer', 'investor'], group: 'work', order: 45, icon: 'documents' },
    },
  },
} as const satisfies RouteArea;

import type { Area } from '../record.ts';

/** What buyers keep. */
export const buyer = {
  header: 'buyer',
  routes: {
    savedProperties: {
      path: '/saved-properties',
      access: 'signed-in',
      title: 'Saved properties',
      description:
        'Communities that you keep, in lists of your own, with your notes and how their prices moved.',
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
      description:
        'Communities that you keep, in lists of your own, with your notes and how their prices moved.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    searchAlerts: {
      path: '/search-alerts',
      access: 'signed-in',
      title: 'Search alerts',
      description: 'What in your searches you are told of, and how often.',
      indexed: false,
      layout: 'reading',
      rail: {
        of: ['buyer', 'investor', 'broker', 'seller', 'operator', 'generic'],
        group: 'market',
        order: 40,
        icon: 'alerts',
        label: 'Alerts',
      },
    },
    searches: {
      path: '/searches',
      access: 'signed-in',
      title: 'Searches',
      description: 'The searches that you keep, with what is new in each since you last looked.',
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
      description:
        'Communities that you keep, in lists of your own, with your notes and how their prices moved.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    buyerInquiries: {
      path: '/buyer-inquiries',
      access: 'signed-in',
      title: 'Inquiries',
      description:
        'What you asked brokers: who is to speak next, what is to be signed, and where you are let in.',
      indexed: false,
      layout: 'work',
      rail: { of: ['buyer', 'investor'], group: 'work', order: 30, icon: 'messages' },
    },
    purchaseHistory: {
      path: '/purchase-history',
      access: 'signed-in',
      title: 'Purchases',
      description:
        'Communities whose purchase you took part in, and those on their way to closing.',
      indexed: false,
      layout: 'work',
      rail: { of: ['buyer', 'investor'], group: 'work', order: 45, icon: 'documents' },
    },
  },
} as const satisfies Area;

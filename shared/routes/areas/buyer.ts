import { type Area, planned } from '../record.ts';

/** What buyers keep. */
export const buyer = {
  routes: {
    savedProperties: planned('/saved-properties', 'signed-in'),
    savedListings: planned('/saved-listings', 'signed-in'),
    searchAlerts: planned('/search-alerts', 'signed-in'),
    searches: planned('/searches', 'signed-in'),
    favorites: planned('/favorites', 'signed-in'),
    buyerInquiries: planned('/buyer-inquiries', 'signed-in'),
    purchaseHistory: {
      path: '/purchase-history',
      access: 'signed-in',
      title: 'Purchases',
      indexed: false,
      layout: 'work',
      rail: { of: ['buyer', 'investor'], group: 'work', order: 45, icon: 'documents' },
    },
  },
} as const satisfies Area;

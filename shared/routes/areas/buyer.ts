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
    purchaseHistory: planned('/purchase-history', 'signed-in'),
  },
} as const satisfies Area;

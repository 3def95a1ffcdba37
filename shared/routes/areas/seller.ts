import { type Area, planned } from '../record.ts';

/** The work of a seller. */
export const seller = {
  routes: {
    sellerMarketingMaterials: planned('/seller/marketing-materials', 'signed-in'),
    sellerTransactions: planned('/seller/transactions', 'signed-in'),
    sellerDealRoom: planned('/seller/deal-room/:transactionId', 'signed-in'),
    sellerTransaction: planned('/seller/transaction/:transactionId', 'signed-in'),
    sellerBuyerManagement: planned('/seller/buyer-management', 'signed-in'),
    sellerPropertyPreparation: planned('/seller/property-preparation', 'signed-in'),
    sellerAnalytics: planned('/seller/analytics', 'signed-in'),
    sellerOffers: planned('/seller/offers', 'signed-in'),
    sellerBuyers: planned('/seller/buyers', 'signed-in'),
    sellerDocuments: planned('/seller/documents', 'signed-in'),
  },
} as const satisfies Area;

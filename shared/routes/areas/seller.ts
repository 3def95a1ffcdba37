import { type Area, planned } from '../record.ts';

/** The work of a seller. */
export const seller = {
  routes: {
    sellerMarketingMaterials: planned('/seller/marketing-materials', 'signed-in'),
    sellerTransactions: {
      path: '/seller/transactions',
      access: 'signed-in',
      title: 'Your sales',
      description:
        'Your communities on their way to closing: where each stands, and what comes next.',
      indexed: false,
      layout: 'work',
      rail: { of: ['seller'], group: 'work', order: 45, icon: 'documents' },
    },
    sellerDealRoom: planned('/seller/deal-room/:transactionId', 'signed-in'),
    sellerTransaction: {
      path: '/seller/transaction/:transactionId',
      access: 'signed-in',
      parent: 'sellerTransactions',
      title: 'Sale',
      description: 'One of your sales: its stage, its dates, who takes part, and its documents.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    sellerBuyerManagement: planned('/seller/buyer-management', 'signed-in'),
    sellerPropertyPreparation: planned('/seller/property-preparation', 'signed-in'),
    sellerAnalytics: planned('/seller/analytics', 'signed-in'),
    sellerOffers: {
      path: '/seller/offers',
      access: 'signed-in',
      title: 'Offers',
      description:
        'Offers for what you sell, side by side: price, deposit, contingencies, proof of funds, license history.',
      indexed: false,
      layout: 'work',
      keywords: ['letters of intent', 'LOI', 'best and final', 'bids'],
      rail: { of: ['seller', 'broker'], group: 'work', order: 47, icon: 'documents' },
    },
    sellerBuyers: {
      path: '/seller/buyers',
      access: 'signed-in',
      title: 'Buyers',
      description: 'Who bids on and buys what you sell, with proof of funds and the last offer.',
      indexed: false,
      layout: 'work',
      rail: { of: ['seller'], group: 'work', order: 48, icon: 'people' },
    },
    sellerDocuments: planned('/seller/documents', 'signed-in'),
  },
} as const satisfies Area;

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
    sellerDealRoom: {
      path: '/seller/deal-room/:transactionId',
      access: 'signed-in',
      title: 'Your deal room',
      description: 'The documents of your sale: what is there, and what you add to it.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
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
    sellerOffers: planned('/seller/offers', 'signed-in'),
    sellerBuyers: planned('/seller/buyers', 'signed-in'),
    sellerDocuments: {
      path: '/seller/documents',
      access: 'signed-in',
      title: 'Your documents',
      description: 'The rooms into which you put the documents of your sales, folder by folder.',
      indexed: false,
      layout: 'work',
      rail: { of: ['seller'], group: 'work', order: 46, icon: 'documents' },
    },
  },
} as const satisfies Area;

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
    sellerPropertyPreparation: {
      path: '/seller/property-preparation',
      access: 'signed-in',
      title: 'Property preparation',
      description: 'What buyers will ask of each of your communities and its listing does not say.',
      indexed: false,
      layout: 'work',
      rail: { of: ['seller'], group: 'work', order: 50, icon: 'checklist', label: 'Preparation' },
    },
    sellerAnalytics: {
      path: '/seller/analytics',
      access: 'signed-in',
      title: 'Listing analytics',
      description: 'Views, saves and inquiries of your listings by week, and of each in all.',
      indexed: false,
      layout: 'work',
      rail: { of: ['seller'], group: 'reports', order: 10, icon: 'chart', label: 'Analytics' },
    },
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

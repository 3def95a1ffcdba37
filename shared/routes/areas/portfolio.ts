import { type Area, planned } from '../record.ts';

/** What an owner owns. */
export const portfolio = {
  routes: {
    myListings: {
      path: '/my-listings',
      access: 'signed-in',
      title: 'My listings',
      description: 'Every community that you have listed, its review, its price and its views.',
      indexed: false,
      layout: 'work',
      rail: { of: ['seller', 'broker'], group: 'work', order: 10, icon: 'communities' },
    },
    portfolio: planned('/portfolio', 'signed-in'),
    portfolioAnalytics: planned('/portfolio-analytics', 'signed-in'),
    portfolioOptimization: planned('/portfolio-optimization', 'signed-in'),
    portfolioTransactions: planned('/portfolio-transactions', 'signed-in'),
    enhancedPortfolio: planned('/enhanced-portfolio', 'signed-in'),
    addProperty: {
      path: '/add-property',
      access: 'signed-in',
      title: 'Add a property',
      description: 'Put a senior-living community up for sale: step by step, saved as you type.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
  },
} as const satisfies Area;

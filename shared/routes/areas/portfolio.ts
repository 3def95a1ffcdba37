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
    portfolio: {
      path: '/portfolio',
      access: 'signed-in',
      title: 'Portfolio',
      description: 'The communities that you bought: what each cost, and when it closed.',
      indexed: false,
      layout: 'work',
      rail: { of: ['buyer', 'investor'], group: 'work', order: 44, icon: 'communities' },
    },
    portfolioAnalytics: planned('/portfolio-analytics', 'signed-in'),
    portfolioOptimization: planned('/portfolio-optimization', 'signed-in'),
    portfolioTransactions: {
      path: '/portfolio-transactions',
      access: 'signed-in',
      parent: 'portfolio',
      title: 'Portfolio transactions',
      description: 'Every purchase and sale that you took part in, by year, with its price.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
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

import { planned, type RouteArea } from '../route-record.ts';

/** Portfolio screens for owners. */
export const portfolio = {
  routes: {
    myListings: {
      path: '/my-listings',
      access: 'signed-in',
      title: 'My listings',
      description: 'All your listings with review status, price, and views.',
      indexed: false,
      layout: 'work',
      rail: { of: ['seller', 'broker'], group: 'work', order: 10, icon: 'communities' },
    },
    portfolio: {
      path: '/portfolio',
      access: 'signed-in',
      title: 'Portfolio',
      description: 'Communities you purchased, with price and closing date.',
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
      description: 'Every purchase and sale you took part in, by year, with prices.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
    enhancedPortfolio: planned('/enhanced-portfolio', 'signed-in'),
    addProperty: {
      path: '/add-property',
      access: 'signed-in',
      title: 'Add a property',
      description: 'List a senior-living community for sale, step by step, saved as you type.',
      indexed: false,
      layout: 'work',
      rail: false,
    },
  },
} as const satisfies RouteArea;

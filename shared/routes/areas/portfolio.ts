import { type Area, planned } from '../record.ts';

/** What an owner owns. */
export const portfolio = {
  routes: {
    myListings: planned('/my-listings', 'signed-in'),
    portfolio: planned('/portfolio', 'signed-in'),
    portfolioAnalytics: planned('/portfolio-analytics', 'signed-in'),
    portfolioOptimization: planned('/portfolio-optimization', 'signed-in'),
    portfolioTransactions: planned('/portfolio-transactions', 'signed-in'),
    enhancedPortfolio: planned('/enhanced-portfolio', 'signed-in'),
    addProperty: planned('/add-property', 'signed-in'),
  },
} as const satisfies Area;

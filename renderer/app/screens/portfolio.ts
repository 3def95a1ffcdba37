import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'portfolio'> = {
  myListings: () => import('../../features/ownListings/OwnListingsPage.tsx'),
  addProperty: () => import('../../features/submitListing/SubmitListingPage.tsx'),
  portfolio: () => import('../../features/transactions/PortfolioPage.tsx'),
  portfolioTransactions: () => import('../../features/transactions/PortfolioTransactionsPage.tsx'),
};

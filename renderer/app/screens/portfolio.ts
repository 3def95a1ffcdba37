import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'portfolio'> = {
  myListings: () => import('../../features/listings/ownListings/OwnListingsPage.tsx'),
  addProperty: () => import('../../features/listings/submitListing/SubmitListingPage.tsx'),
  portfolio: () => import('../../features/deals/transactions/PortfolioPage.tsx'),
  portfolioTransactions: () =>
    import('../../features/deals/transactions/PortfolioTransactionsPage.tsx'),
};

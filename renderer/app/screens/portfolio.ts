import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'portfolio'> = {
  myListings: () => import('../../features/listings/ownListings/OwnListingsPage.tsx'),
  addProperty: () => import('../../features/listings/submitListing/SubmitListingPage.tsx'),
  portfolio: () => import('../../features/investing/portfolio/PortfolioPage.tsx'),
  portfolioAnalytics: () => import('../../features/investing/portfolio/AnalyticsPage.tsx'),
  portfolioOptimization: () => import('../../features/investing/portfolio/OptimizationPage.tsx'),
  portfolioTransactions: () => import('../../features/investing/portfolio/TransactionsPage.tsx'),
  enhancedPortfolio: () =>
    import('../../features/investing/portfolio/screens.tsx').then(({ holdings }) => holdings),
  holding: () =>
    import('../../features/investing/portfolio/screens.tsx').then(({ holdingPage }) => holdingPage),
  investmentEntities: () =>
    import('../../features/investing/portfolio/screens.tsx').then(({ entities }) => entities),
  investmentEntity: () =>
    import('../../features/investing/portfolio/screens.tsx').then(({ entityPage }) => entityPage),
  investmentSponsors: () =>
    import('../../features/investing/portfolio/screens.tsx').then(({ sponsors }) => sponsors),
  investmentSponsor: () =>
    import('../../features/investing/portfolio/screens.tsx').then(({ sponsorPage }) => sponsorPage),
};

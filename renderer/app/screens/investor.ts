import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'investor'> = {
  investorWireTransfers: () =>
    import('../../features/deals/transactions/wires/WireTransfersPage.tsx'),
  investorPortal: () => import('../../features/investing/portal/InvestorPortalPage.tsx'),
  syndication: () => import('../../features/investing/syndication/SyndicationPage.tsx'),
  syndicate: () => import('../../features/investing/syndication/OfferingPage.tsx'),
  capitalMatching: () => import('../../features/investing/capitalMatching/CapitalMatchingPage.tsx'),
};

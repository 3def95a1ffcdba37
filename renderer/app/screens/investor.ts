import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'investor'> = {
  dealIntelligence: () => import('../../features/listings/watching/DealIntelligencePage.tsx'),
  investorWireTransfers: () =>
    import('../../features/deals/transactions/wires/WireTransfersPage.tsx'),
  institutionalInvestor: () =>
    import('../../features/investing/institutional/InstitutionalPage.tsx'),
  investorTaxCenter: () => import('../../features/investing/taxCenter/TaxCenterPage.tsx'),
  investorExitStrategy: () => import('../../features/investing/exitStrategy/ExitStrategyPage.tsx'),
  acquisitionIntegration: () =>
    import('../../features/investing/acquisitionIntegration/screens.tsx').then(({ list }) => list),
  integrationPlan: () =>
    import('../../features/investing/acquisitionIntegration/screens.tsx').then(({ page }) => page),
  investorPortal: () => import('../../features/investing/portal/InvestorPortalPage.tsx'),
  syndication: () => import('../../features/investing/syndication/SyndicationPage.tsx'),
  syndicate: () => import('../../features/investing/syndication/OfferingPage.tsx'),
  capitalMatching: () => import('../../features/investing/capitalMatching/CapitalMatchingPage.tsx'),
};

import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'investor'> = {
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
};

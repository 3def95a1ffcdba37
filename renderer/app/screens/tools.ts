import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'tools'> = {
  propertyComparisonTool: () => import('../../features/listings/saved/ComparePage.tsx'),
  financialAnalysis: () =>
    import('../../features/underwriting/models/screens.tsx').then(({ list }) => list),
  underwritingModel: () => import('../../features/underwriting/models/ModelPage.tsx'),
  sharedModel: () => import('../../features/underwriting/models/SharedModelPage.tsx'),
  underwritingStatements: () =>
    import('../../features/underwriting/statements/screens.tsx').then(({ list }) => list),
  underwritingStatement: () => import('../../features/underwriting/statements/StatementPage.tsx'),
  arPropertyExplorer: () => import('../../features/listings/tours/ToursPage.tsx'),
  portfolios: () => import('../../features/investing/portfolio/PortfoliosPage.tsx'),
  marketingAutomation: () =>
    import('../../features/clients/campaigns/sequences/AutomationPage.tsx'),
};

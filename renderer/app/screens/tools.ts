import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'tools'> = {
  propertyComparisonTool: () => import('../../features/listings/saved/ComparePage.tsx'),
  marketingAutomation: () =>
    import('../../features/clients/campaigns/sequences/AutomationPage.tsx'),
};

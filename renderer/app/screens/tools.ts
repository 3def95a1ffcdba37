import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'tools'> = {
  propertyComparisonTool: () => import('../../features/saved/ComparePage.tsx'),
  marketingAutomation: () => import('../../features/campaigns/sequences/AutomationPage.tsx'),
};

import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'tools'> = {
  propertyComparisonTool: () => import('../../features/saved/ComparePage.tsx'),
};

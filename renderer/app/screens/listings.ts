import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'listings'> = {
  investmentOpportunities: () => import('../../features/listings/ListingsPage.tsx'),
  property: () => import('../../features/listings/PropertyPage.tsx'),
};

import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'listings'> = {
  investmentOpportunities: () => import('../../features/listings/ListingsPage.tsx'),
  search: () => import('../../features/listings/ListingsPage.tsx'),
  submitListing: () => import('../../features/submitListing/SubmitListingPage.tsx'),
  property: () => import('../../features/listings/PropertyPage.tsx'),
};

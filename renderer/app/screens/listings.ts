import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'listings'> = {
  investmentOpportunities: () => import('../../features/listings/market/ListingsPage.tsx'),
  search: () => import('../../features/listings/market/ListingsPage.tsx'),
  submitListing: () => import('../../features/listings/submitListing/SubmitListingPage.tsx'),
  publicListing: () => import('../../features/listings/market/PublicListingPage.tsx'),
  property: () => import('../../features/listings/market/PropertyPage.tsx'),
};

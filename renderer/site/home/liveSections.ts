import { makeDeferredPart } from '../../ui/chunk/deferredPart.tsx';

/**
 * Sections of the home page with live data below the first screen: prerendered as loading, hydrated when nearly
 * visible.
 */
export const liveSections = {
  featured: makeDeferredPart(async () => ({
    default: (await import('./FeaturedListings.tsx')).FeaturedListings,
  })),
  ratings: makeDeferredPart(async () => ({
    default: (await import('./RatingSummary.tsx')).RatingSummary,
  })),
} as const;

export const hydrateLiveSections = () =>
  Promise.all(Object.values(liveSections).map((part) => part.hydrate()));

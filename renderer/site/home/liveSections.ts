import { makeLatePart } from '../../kit/chunk/latePart.tsx';

/** What of the front page shows live data below its first screen: written as waiting, hydrated when it is near. */
export const liveSections = {
  featured: makeLatePart(async () => ({
    default: (await import('./FeaturedListings.tsx')).FeaturedListings,
  })),
  ratings: makeLatePart(async () => ({
    default: (await import('./RatingSummary.tsx')).RatingSummary,
  })),
} as const;

export const hydrateLiveSections = () =>
  Promise.all(Object.values(liveSections).map((part) => part.hydrate()));

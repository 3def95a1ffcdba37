import { PROPERTY_TYPES } from '#shared/market/listings.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

/** Whole screens, exported for demos. */
export const ListingsScreen = lazyPart(async () => {
  const { Component } = await import('./ListingsPage.tsx');
  return { default: Component };
});
export const CommunityArticle = lazyPart(async () => {
  const { CommunityArticle: Article } = await import('./CommunityArticle.tsx');
  return { default: Article };
});

export { BrokerLetters } from './BrokerLetters.tsx';
export { BrokerListings } from './BrokerListings.tsx';
export { ListingsTable } from './ListingsTable.tsx';
export type { ListedCommunity } from './listing.ts';
export {
  impliedNoi,
  isWholeListing,
  type ListingFigures,
  type Picture,
  perEach,
  priceText,
  sizeText,
  typeName,
} from './listing.ts';
export { readFacets, searchOf, searchQuery, wordsOfSearch } from './listingSearch.ts';
export {
  useFindListingsQuery,
  useGetListingFiguresQuery,
  useGetListingQuery,
} from './listingsApi.ts';
export { PictureOf } from './PictureOf.tsx';
export { savingApi } from './savingApi.ts';

export const typeOptions = Object.entries(PROPERTY_TYPES);

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

export { BulkBrokerInquiry } from './BrokerLetters.tsx';
export { BrokerListings } from './BrokerListings.tsx';
export { ListingsTable } from './ListingsTable.tsx';
export type { ListedCommunity } from './listing.ts';
export {
  impliedNoi,
  isWholeListing,
  type ListingFigures,
  type Picture,
  pricePerUnit,
  formatAskingPrice,
  sizeText,
  propertyTypeLabel,
} from './listing.ts';
export { parseFacets, toListingSearch, searchQuery, describeSearch } from './listingSearch.ts';
export {
  useFindListingsQuery,
  useGetListingFiguresQuery,
  useGetListingQuery,
} from './listingsApi.ts';
export { ListingPhoto } from './PictureOf.tsx';
export { savingApi } from './savingApi.ts';

export const typeOptions = Object.entries(PROPERTY_TYPES);

import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** Whole screens, exported for demos. */
export const ListingsScreen = lazyPart(async () => {
  const { Component } = await import('./ListingsPage.tsx');
  return { default: Component };
});
export const CommunityArticle = lazyPart(async () => {
  const { CommunityArticle: Article } = await import('./CommunityArticle.tsx');
  return { default: Article };
});

export { BrokerListings } from './BrokerListings.tsx';
export { BulkBrokerInquiry } from './BulkBrokerInquiry.tsx';
export { ListingPhoto } from './ListingPhoto.tsx';
export { ListingsTable } from './ListingsTable.tsx';
export type { ListedCommunity } from './listing.ts';
export {
  formatAskingPrice,
  impliedNoi,
  isWholeListing,
  type ListingFigures,
  type Picture,
  pricePerBed,
  pricePerUnit,
  propertyTypeLabel,
  sizeText,
} from './listing.ts';
export { listingColumns, sortBy } from './listingColumns.ts';
export { describeSearch, parseFacets, searchQuery, toListingSearch } from './listingSearch.ts';
export {
  useFindListingsQuery,
  useGetListingFiguresQuery,
  useGetListingQuery,
} from './listingsApi.ts';
export {
  MAX_AREA_POINTS,
  parseArea,
  parseNear,
  parseTown,
  placeName,
  serializeArea,
  serializeNear,
} from './placeFilters.ts';
export { savingApi } from './savingApi.ts';

export const typeOptions = Object.entries(PROPERTY_TYPES);

import { lazy } from 'react';
import { PROPERTY_TYPES } from '#shared/listings.ts';
import { loadChunk } from '../../kit/chunk/loadChunk.ts';

/** Whole screens, for demos of them. */
export const ListingsScreen = lazy(() =>
  loadChunk(() => import('./ListingsPage.tsx')).then(({ Component }) => ({ default: Component })),
);
export const CommunityArticle = lazy(() =>
  loadChunk(() => import('./CommunityArticle.tsx')).then((module) => ({
    default: module.CommunityArticle,
  })),
);

export { BrokerListings } from './BrokerListings.tsx';
export { ListingsTable } from './ListingsTable.tsx';
export {
  countText,
  impliedNoi,
  type Picture,
  percentText,
  perEach,
  priceText,
  sizeText,
  typeName,
  UNKNOWN,
} from './listing.ts';
export { useGetListingQuery } from './listingsApi.ts';
export { PictureOf } from './PictureOf.tsx';

export const typeOptions = Object.entries(PROPERTY_TYPES);

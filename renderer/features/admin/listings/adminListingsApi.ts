import {
  ADDRESS_COLUMNS,
  EDITABLE_COLUMNS,
  LISTING_IMAGE_COLUMNS,
  selectColumns,
} from '#shared/listings/columns.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/reviews.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';

const LISTING =
  `id,${selectColumns(EDITABLE_COLUMNS)},location,status,approval_status,broker_name,created_at,updated_at,broker_accounts(user_id),listing_addresses(${selectColumns(ADDRESS_COLUMNS)}),listing_images(id,${selectColumns(LISTING_IMAGE_COLUMNS)},is_primary),listing_reviews(decision,reason,is_of_changes,at)` as const;

const MOST = 200;

/** Everything awaiting review, oldest first: new listings, and changes to approved ones. */
const fetchPendingReviews = () => async (client: DataClient) => {
  const [listings, revisions] = await Promise.all([
    client
      .from('listings')
      .select(LISTING)
      .eq('approval_status', 'pending')
      .eq('status', 'active')
      .order('updated_at')
      .limit(MOST),
    client
      .from('revisions')
      .select(`id, changes, updated_at, listings!inner(${LISTING})`)
      .eq('status', 'pending')
      .order('updated_at')
      .limit(MOST),
  ]);
  if (listings.error !== null) return listings;
  if (revisions.error !== null) return revisions;
  const rows = [
    ...listings.data.map((listing) => ({
      id: listing.id,
      since: listing.updated_at,
      listing,
      revision: null,
    })),
    ...revisions.data.map(({ listings: listing, id, changes, updated_at: since }) => ({
      id: listing.id,
      since,
      listing,
      revision: { id, changes },
    })),
  ].toSorted((one, other) => one.since.localeCompare(other.since));
  return { data: rows, error: null };
};

export type PendingReview = ResponseOf<typeof fetchPendingReviews>[number];

interface Decision {
  readonly review: PendingReview;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ListingReviews', 'AdminActs'] });

const adminListingsApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['ListingReviews'])) => ({
    listListingReviews: build.infiniteQuery<ResponseOf<typeof fetchPendingReviews>, void, null>({
      query: fetchPendingReviews,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: () => undefined },
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['ListingReviews'],
      keepUnusedDataFor: 0,
    }),

    decideListing: write(
      {},
      ({ review, decision, reason }: Decision) =>
        (client) =>
          review.revision === null
            ? client.rpc('review_listing', { listing_id: review.id, decision, reason })
            : client.rpc('review_revision', {
                revision_id: review.revision.id,
                decision,
                reason,
              }),
      (_done, error) => (error ? [] : ['ListingReviews', 'AdminActs']),
    ),
  }),
});

export const { useListListingReviewsInfiniteQuery, useDecideListingMutation } = adminListingsApi;

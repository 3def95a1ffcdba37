import '#shared/texts/listings.ts';
import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isEntry = object({
  source_id: text,
  title: text,
  draft_id: orNull(text),
  removed_at: orNull(text),
  /** Fields that changed in the feed and by hand: the value of the feed. */
  conflicts: recordOf(text),
  doubts: listOf(text),
  state: oneOf(['draft', 'submitted', 'removed', 'known', 'deleted']),
});
export type FeedEntry = ShapeOf<typeof isEntry>;

const isFeed = object({
  id: text,
  name: text,
  host: text,
  read_at: orNull(text),
  failure: orNull(text),
  is_waiting: bool,
  left_out: number,
  entries: listOf(isEntry),
});
export type ListingFeed = ShapeOf<typeof isFeed>;
const areFeeds = listOf(isFeed);

const isPreview = object({
  failure: orNull(text),
  entries: listOf(object({ source_id: text, values: recordOf(text), doubts: listOf(text) })),
  leftOut: number,
  unused: listOf(text),
});
export type FeedPreview = ShapeOf<typeof isPreview>;

interface FeedAddress {
  readonly url: string;
  readonly accessToken: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ListingFeeds', 'ListingDrafts'] });

export const {
  useListingFeedsQuery,
  usePreviewListingFeedMutation,
  useAddListingFeedMutation,
  useRefreshListingFeedMutation,
  useRemoveListingFeedMutation,
  useSettleFeedConflictMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    listingFeeds: build.query<readonly ListingFeed[], void>({
      query: () => rpc('list_listing_feeds'),
      extraOptions: { failure: 'inline', accepts: areFeeds },
      providesTags: ['ListingFeeds'],
    }),

    /** Reads a feed without storing anything. */
    previewListingFeed: build.mutation<FeedPreview, FeedAddress>({
      query: (body) => (client) =>
        callFunction(client, 'listing-feeds', { action: 'preview', ...body }),
      extraOptions: { failure: 'inline', accepts: isPreview },
    }),

    addListingFeed: build.mutation<
      unknown,
      FeedAddress & { readonly id: string; readonly name: string }
    >({
      query: (body) => (client) =>
        callFunction(client, 'listing-feeds', { action: 'add', ...body }),
      extraOptions: { failure: 'inline', success: integrationNotices.feedAdded },
      invalidatesTags: ['ListingFeeds'],
    }),

    refreshListingFeed: build.mutation<unknown, string>({
      query: (id) => rpc('refresh_listing_feed', { id }),
      extraOptions: { failure: 'toast', success: integrationNotices.feedQueued },
      invalidatesTags: ['ListingFeeds'],
    }),

    removeListingFeed: build.mutation<unknown, string>({
      query: (id) => rpc('remove_listing_feed', { id }),
      extraOptions: { failure: 'inline', success: integrationNotices.feedRemoved },
      invalidatesTags: ['ListingFeeds'],
    }),

    settleFeedConflict: build.mutation<
      unknown,
      { readonly feedId: string; readonly sourceId: string; readonly usesFeed: boolean }
    >({
      query: ({ feedId, sourceId, usesFeed }) =>
        rpc('resolve_listing_feed_conflict', { feedId, sourceId, usesFeed }),
      extraOptions: { failure: 'toast', success: integrationNotices.conflictSettled },
      invalidatesTags: ['ListingFeeds', 'ListingDrafts'],
    }),
  }),
});

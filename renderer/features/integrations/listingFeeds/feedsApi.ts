import '#shared/texts/listings.ts';
import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
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
  endpoints: (build, { read, write } = calls(build, ['ListingFeeds'])) => ({
    listingFeeds: read(areFeeds, () => rpc('list_listing_feeds')),

    /** Reads a feed without storing anything. */
    previewListingFeed: build.mutation<FeedPreview, FeedAddress>({
      query: (body) => (client) =>
        callFunction(client, 'listing-feeds', { action: 'preview', ...body }),
      extraOptions: { failure: 'inline', accepts: isPreview },
    }),

    addListingFeed: write(
      { success: integrationNotices.feedAdded },
      (body: FeedAddress & { readonly id: string; readonly name: string }) => (client) =>
        callFunction(client, 'listing-feeds', { action: 'add', ...body }),
    ),

    refreshListingFeed: write(
      { failure: 'toast', success: integrationNotices.feedQueued },
      (id: string) => rpc('refresh_listing_feed', { id }),
    ),

    removeListingFeed: write({ success: integrationNotices.feedRemoved }, (id: string) =>
      rpc('remove_listing_feed', { id }),
    ),

    settleFeedConflict: write(
      { failure: 'toast', success: integrationNotices.conflictSettled },
      rpcWith('resolve_listing_feed_conflict', 'feedId', 'sourceId', 'usesFeed'),
      ['ListingFeeds', 'ListingDrafts'],
    ),
  }),
});

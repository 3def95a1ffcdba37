import '#shared/texts/listings.ts';
import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isEntry = s.object({
  source_id: s.text,
  title: s.text,
  draft_id: s.orNull(s.text),
  removed_at: s.orNull(s.text),
  /** Fields that changed in the feed and by hand: the value of the feed. */
  conflicts: s.recordOf(s.text),
  doubts: s.listOf(s.text),
  state: s.oneOf(['draft', 'submitted', 'removed', 'known', 'deleted']),
});
export type FeedEntry = s.ShapeOf<typeof isEntry>;

const isFeed = s.object({
  id: s.text,
  name: s.text,
  host: s.text,
  read_at: s.orNull(s.text),
  failure: s.orNull(s.text),
  is_waiting: s.bool,
  left_out: s.number,
  entries: s.listOf(isEntry),
});
export type ListingFeed = s.ShapeOf<typeof isFeed>;
const areFeeds = s.listOf(isFeed);

const isPreview = s.object({
  failure: s.orNull(s.text),
  entries: s.listOf(
    s.object({ source_id: s.text, values: s.recordOf(s.text), doubts: s.listOf(s.text) }),
  ),
  leftOut: s.number,
  unused: s.listOf(s.text),
});
export type FeedPreview = s.ShapeOf<typeof isPreview>;

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

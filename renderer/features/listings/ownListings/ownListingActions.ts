import '#shared/texts/listings.ts';
import { ADDRESS_COLUMNS, EDITABLE_COLUMNS, selectColumns } from '#shared/listings/columns.ts';
import type { ListingStatus } from '#shared/listings/listings.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import * as s from '../../../ui/shape/shape.ts';
import { ownListingsTags } from './ownListingsApi.ts';

const story = (id: string) => async (client: DataClient) => {
  const [changes, reviews, removed] = await Promise.all([
    client
      .from('listing_changes')
      .select('id, at, what, was, became')
      .eq('listing_id', id)
      .order('at', { ascending: false })
      .limit(100),
    client
      .from('listing_reviews')
      .select('at, decision, reason')
      .eq('listing_id', id)
      .order('at', { ascending: false })
      .limit(20),
    client
      .from('removed_photos')
      .select('id, at, caption, reason')
      .eq('listing_id', id)
      .order('at', { ascending: false })
      .limit(20),
  ]);
  if (changes.error !== null) return changes;
  if (reviews.error !== null) return reviews;
  if (removed.error !== null) return removed;
  return {
    data: { changes: changes.data, reviews: reviews.data, removed: removed.data },
    error: null,
  };
};

/** Creates a draft copy of a listing; photos stay with the original. */
const duplicate = (id: string) => async (client: DataClient) => {
  const listing = await client
    .from('listings')
    .select(
      `${selectColumns(EDITABLE_COLUMNS)},listing_addresses(${selectColumns(ADDRESS_COLUMNS)})`,
    )
    .eq('id', id)
    .single();
  if (listing.error !== null) return listing;
  const { listing_addresses: address, ...listingFields } = listing.data;
  const values = Object.fromEntries(
    Object.entries({ ...listingFields, ...address }).map(([name, value]) => [name, typed(value)]),
  );
  const draft = crypto.randomUUID();
  const saved = await client.rpc('save_listing_draft', {
    draft_id: draft,
    version: 0,
    content: { values, pictures: [] },
  });
  return saved.error === null ? { data: draft, error: null } : saved;
};

/** Formats a value as the form expects it. */
function typed(value: string | number | boolean | readonly string[] | null): string {
  if (value === null || value === false) return '';
  if (value === true) return 'yes';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

const drafts = () => (client: DataClient) =>
  client
    .from('listing_drafts')
    .select('id, name:content->values->>property_name, updated_at')
    .is('submitted_at', null)
    .order('updated_at', { ascending: false })
    .limit(200);

const actsApi = ownListingsTags.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['OwnListings'])) => ({
    getListingStory: build.query<ResponseOf<typeof story>, string>({
      query: story,
      extraOptions: { failure: 'silent' },
      providesTags: ['OwnListings'],
    }),

    listDraftNames: build.query<ResponseOf<typeof drafts>, void>({
      query: drafts,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['ListingDrafts'],
      keepUnusedDataFor: 0,
    }),

    confirmListing: write(
      s.text,
      (listing_id: string) => (client) => client.rpc('confirm_listing', { listing_id }),
      (_done, error) => (error ? [] : ['OwnListings']),
    ),

    moveListing: write(
      {},
      ({ id, status }: { readonly id: string; readonly status: ListingStatus }) =>
        (client) =>
          client.from('listings').update({ status }).eq('id', id),
      (_done, error) => (error ? [] : ['OwnListings']),
    ),

    duplicateListing: write(s.text, duplicate, (_done, error) => (error ? [] : ['ListingDrafts'])),
  }),
});

export const {
  useGetListingStoryQuery,
  useListDraftNamesQuery,
  useConfirmListingMutation,
  useMoveListingMutation,
  useDuplicateListingMutation,
} = actsApi;

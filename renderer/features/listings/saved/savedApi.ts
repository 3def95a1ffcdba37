import '#shared/texts/clients.ts';
import '#shared/texts/deals.ts';
import '#shared/texts/saved.ts';
import { COMPARED_COLUMNS, selectColumns } from '#shared/listings/columns.ts';
import type { Cadence } from '#shared/listings/searches.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { checked } from '../../../data/api/validateResponse.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isWholeListing } from '../market/index.ts';
import {
  areListShares,
  areReceivedLists,
  areSavedListings,
  areSavedSearches,
  areSharedRows,
  type SavedListing,
  type SavedSearch,
} from './saved.ts';

const lists = (userId: string) => (client: DataClient) =>
  client.from('saved_lists').select('id, name').eq('user_id', userId).order('name');

const rows = (ids: readonly string[]) => (client: DataClient) =>
  client
    .from('listings')
    .select(selectColumns(COMPARED_COLUMNS))
    .in('id', [...ids]);

/** The communities the user can open: public ones, and unlisted ones by id. */
const compared = (ids: readonly string[]) => async (client: DataClient) => {
  const seen = await rows(ids)(client);
  if (seen.error !== null) return seen;
  const others = ids.filter((id) => !seen.data.some((one) => one.id === id));
  const opened = await Promise.all(
    others.map((listing_id) => client.rpc('get_unlisted_listing', { listing_id })),
  );
  const found = opened.flatMap((response) => checked(isWholeListing, response).data ?? []);
  return { ...seen, data: [...seen.data, ...found] };
};

const fetchRecentMatches = (userId: string) => (client: DataClient) =>
  client
    .from('search_matches')
    .select(
      'id, what, detail, found_at, listing_id, saved_searches (name), listings!inner (property_name, location)',
    )
    .eq('user_id', userId)
    .order('found_at', { ascending: false })
    .limit(20);

interface SearchChange {
  readonly id: string;
  readonly changes: Readonly<{
    name?: string;
    cadence?: Cadence;
    on_new?: boolean;
    on_price?: boolean;
    on_status?: boolean;
    is_paused?: boolean;
    looked_at?: string;
  }>;
}

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Saved', 'SavedMarks', 'SavedLists', 'ListShares', 'Searches', 'Figures'],
});

const areShares = s.listOf(
  s.object({
    broker_id: s.text,
    name: s.text,
    company: s.orNull(s.text),
    searches: s.listOf(s.text),
  }),
);
/** A broker the user can share searches with, and the shared searches. */

export const savedApi = api.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build, ['Searches'])) => ({
    searchReaders: read(areShares, () => rpc('search_shares')),
    shareSearch: build.mutation<
      unknown,
      { readonly id: string; readonly brokerId: string; readonly isShared: boolean }
    >({
      query: ({ id, brokerId, isShared }) =>
        rpc('share_search', { searchId: id, brokerId, isShared }),
      invalidatesTags: ['Searches'],
    }),
    listSavedListings: build.query<readonly SavedListing[], string>({
      query: () => rpc('my_saved_listings'),
      extraOptions: { failure: 'inline', accepts: areSavedListings },
      providesTags: ['Saved'],
    }),

    listSavedLists: build.query<ResponseOf<typeof lists>, string>({
      query: lists,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['SavedLists'],
    }),

    addSavedList: write(
      {},
      (name: string) => (client) => client.from('saved_lists').insert({ name }),
      (_result, error) => (error ? [] : ['SavedLists']),
    ),

    deleteSavedList: build.mutation<null, string>({
      query: (id) => (client) => client.from('saved_lists').delete().eq('id', id),
      invalidatesTags: ['SavedLists', 'ListShares', 'Saved', 'SavedMarks'],
    }),

    listListShares: read(areListShares, () => rpc('my_list_shares'), ['ListShares']),

    shareSavedList: build.mutation<
      s.ShapeOf<typeof s.text>,
      {
        readonly list: string;
        readonly to: { readonly contact: string } | { readonly address: string };
        readonly hasNotes: boolean;
      }
    >({
      query: ({ list, to, hasNotes }) =>
        rpc('share_saved_list', {
          listId: list,
          hasNotes,
          ...('contact' in to ? { contactId: to.contact } : { address: to.address }),
        }),
      extraOptions: { failure: 'inline', accepts: s.text },
      invalidatesTags: (_result, error) => (error ? [] : ['ListShares']),
    }),

    endListShare: write(
      {},
      (p_share_id: string) => rpc('end_list_share', { shareId: p_share_id }),
      ['ListShares'],
    ),

    listListsForMe: read(areReceivedLists, () => rpc('lists_for_me'), ['ListShares']),

    readSharedList: read(
      areSharedRows,
      (p_share_id: string) => rpc('shared_list', { shareId: p_share_id }),
      ['ListShares'],
    ),

    changeSavedListing: build.mutation<
      null,
      {
        readonly userId: string;
        readonly id: string;
        readonly changes: Readonly<{ note?: string; list_id?: string | null }>;
      }
    >({
      query:
        ({ id, changes }) =>
        (client) =>
          client.from('saved_listings').update(changes).eq('id', id),
      onQueryStarted: ({ userId, id, changes }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          savedApi.util.updateQueryData('listSavedListings', userId, (all) =>
            all.map((one) => (one.id === id ? { ...one, ...changes } : one)),
          ),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Saved', 'SavedMarks'],
    }),

    listSavedSearches: build.query<readonly SavedSearch[], string>({
      query: () => rpc('my_searches'),
      extraOptions: { failure: 'inline', accepts: areSavedSearches },
      providesTags: ['Searches'],
    }),

    changeSavedSearch: build.mutation<null, SearchChange & { readonly userId: string }>({
      query:
        ({ id, changes }) =>
        (client) =>
          client.from('saved_searches').update(changes).eq('id', id),
      onQueryStarted: ({ userId, id, changes }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          savedApi.util.updateQueryData('listSavedSearches', userId, (all) =>
            all.map((one) => (one.id === id ? { ...one, ...changes } : one)),
          ),
        );
        queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['Searches', 'Figures'],
    }),

    deleteSavedSearch: build.mutation<null, string>({
      query: (id) => (client) => client.from('saved_searches').delete().eq('id', id),
      invalidatesTags: ['Searches', 'Figures'],
    }),

    restoreSavedSearch: write(
      { failure: 'toast' },
      ({ name, facets, words, cadence, on_new, on_price, on_status }: SavedSearch) =>
        (client) =>
          client
            .from('saved_searches')
            .insert({ name, facets: [...facets], words, cadence, on_new, on_price, on_status }),
      ['Searches', 'Figures'],
    ),

    /** Recent matches that are still for sale. */
    listFinds: rows(fetchRecentMatches),

    /** In any order, without listings the user can't see. */
    compareListings: rows(compared, []),

    /** The PDF in base64, limited to what the user can see. */
    drawComparison: write(
      { failure: 'toast', accepts: s.text },
      ({ ids, isShort }: { readonly ids: readonly string[]; readonly isShort: boolean }) =>
        (client) =>
          callForPdf(client, 'comparison', { ids: [...ids], differences: isShort }),
      [],
    ),
  }),
});

export const {
  useSearchReadersQuery,
  useShareSearchMutation,
  useListSavedListingsQuery,
  useListSavedListsQuery,
  useAddSavedListMutation,
  useDeleteSavedListMutation,
  useListListSharesQuery,
  useShareSavedListMutation,
  useEndListShareMutation,
  useListListsForMeQuery,
  useReadSharedListQuery,
  useChangeSavedListingMutation,
  useListSavedSearchesQuery,
  useChangeSavedSearchMutation,
  useDeleteSavedSearchMutation,
  useRestoreSavedSearchMutation,
  useListFindsQuery,
  useCompareListingsQuery,
  useDrawComparisonMutation,
} = savedApi;

import '#shared/texts/listings.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

/** What a person can watch. */
export type WatchTarget =
  | { readonly kind: 'listing'; readonly listing_id: string }
  | { readonly kind: 'deal'; readonly deal_id: string }
  | { readonly kind: 'market'; readonly state: string; readonly property_type?: string }
  | { readonly kind: 'owner'; readonly owner_name: string };

const watches = (userId: string) => (client: DataClient) =>
  client
    .from('watches')
    .select(
      'id, kind, listing_id, deal_id, state, property_type, owner_name, created_at, listings(property_name, location), deals(name)',
    )
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id');

export type Watch = ResponseOf<typeof watches>[number];

export const areWatchAlerts = s.object({
  rows: s.listOf(
    s.object({
      id: s.text,
      created_at: s.text,
      read_at: s.orNull(s.text),
      what: s.oneOf([
        'listed',
        'price',
        'status',
        'stage',
        'survey',
        'rating',
        'ownership',
      ] as const),
      detail: s.text,
      matched: s.listOf(s.text),
      name: s.text,
      listing_id: s.orNull(s.text),
      deal_id: s.orNull(s.text),
      ccn: s.orNull(s.text),
      is_sample: s.bool,
    }),
  ),
  next: s.orNull(s.text),
});
type AlertPage = s.ShapeOf<typeof areWatchAlerts>;
export type WatchAlert = AlertPage['rows'][number];

export const areFederalOwners = s.listOf(s.object({ name: s.text, homes: s.number }));

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Watches', 'WatchAlerts', 'Figures'] });

const watchingApi = api.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build, ['Watches'])) => ({
    /** Keyed by user, so that the next user to sign in here starts empty. */
    listWatches: rows(watches),

    addWatch: write(
      { failure: 'toast' },
      ({
        id,
        target,
      }: {
        /** Created by the client, so that a retry adds once. */ readonly id: string;
        readonly target: WatchTarget;
      }) =>
        (client) =>
          client.from('watches').insert({ id, ...target }),
    ),

    removeWatch: build.mutation<null, string>({
      query: (id) => (client) => client.from('watches').delete().eq('id', id),
      invalidatesTags: ['Watches', 'WatchAlerts', 'Figures'],
    }),

    listWatchAlerts: build.infiniteQuery<AlertPage, string, string | null>({
      /** Keyed by user. */
      query:
        ({ pageParam }) =>
        (client) =>
          client.rpc('list_watch_alerts', pageParam === null ? {} : { p_after: pageParam }),
      extraOptions: { failure: 'inline', accepts: areWatchAlerts },
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
      providesTags: ['WatchAlerts'],
    }),

    markAlertsRead: build.mutation<null, readonly string[] | null>({
      query: (ids) => (client) =>
        client.rpc('mark_watch_alerts_read', ids === null ? {} : { p_ids: [...ids] }),
      invalidatesTags: ['WatchAlerts', 'Figures'],
    }),

    findFederalOwners: build.query<s.ShapeOf<typeof areFederalOwners>, string>({
      query: (search) => rpc('find_federal_owners', { search }),
      extraOptions: { failure: 'inline', accepts: areFederalOwners },
    }),
  }),
});

export const {
  useListWatchesQuery,
  useAddWatchMutation,
  useRemoveWatchMutation,
  useListWatchAlertsInfiniteQuery,
  useMarkAlertsReadMutation,
  useFindFederalOwnersQuery,
} = watchingApi;

import { baseApi } from '../../../core/api/baseApi.ts';
import type { Database } from '../../../core/api/database.ts';

type Functions = Database['public']['Functions'];
type Row = Functions['my_deliveries']['Returns'][number];
/** What the generator cannot know of a call's columns. */
type MayLack = 'waits_for' | 'reason' | 'sent_to' | 'sent_at';
export type Delivery = Omit<Row, MayLack> & { readonly [Name in MayLack]: Row[Name] | null };
type Reach = Omit<Functions['my_reach']['Returns'][number], 'email_bounced_at'> & {
  readonly email_bounced_at: string | null;
};

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Reach'] });

export const DELIVERIES_SHOWN = 20;

export const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was sent to the caller, waits or did not go; null in the place of a cursor is the first page. */
    listDeliveries: build.infiniteQuery<Delivery[], void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) =>
          page.length === DELIVERIES_SHOWN ? page.at(-1)?.cursor : undefined,
      },
      query:
        ({ pageParam }) =>
        (client) =>
          client.rpc('my_deliveries', {
            page_size: DELIVERIES_SHOWN,
            ...(pageParam !== null && { after: pageParam }),
          }),
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),

    /** Where letters go, and whether the mailbox takes them. */
    getReach: build.query<Reach | null, void>({
      query: () => async (client) => {
        const { data, error, status } = await client.rpc('my_reach');
        return { data: data?.[0] ?? null, error, status };
      },
      extraOptions: { failure: 'inline' },
      providesTags: ['Reach'],
    }),

    retryEmail: build.mutation<boolean, void>({
      query: () => (client) => client.rpc('retry_my_email'),
      extraOptions: {
        failure: 'toast',
        success: {
          title: 'Your address is tried again',
          description: 'The next letters go there.',
        },
      },
      invalidatesTags: ['Reach'],
    }),
  }),
});

export const { useListDeliveriesInfiniteQuery, useGetReachQuery, useRetryEmailMutation } =
  deliveriesApi;

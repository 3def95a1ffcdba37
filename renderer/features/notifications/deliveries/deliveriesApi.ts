import { baseApi } from '../../../core/api/baseApi.ts';
import { cursorBehind } from '../../../kit/list/paging.ts';
import { flag, listOf, object, orNull, type ShapeOf, text } from '../../../kit/shape/shape.ts';

const isDelivery = object({
  id: text,
  kind: text,
  channel: text,
  title: text,
  status: text,
  waits_for: orNull(text),
  reason: orNull(text),
  sent_to: orNull(text),
  due_at: text,
  created_at: text,
  sent_at: orNull(text),
  cursor: text,
});
const areDeliveries = listOf(isDelivery);
const areReaches = listOf(object({ email: text, email_bounced_at: orNull(text) }));

export type Delivery = ShapeOf<typeof isDelivery>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Reach', 'EmailNotifications'] });

export const DELIVERIES_SHOWN = 20;

export const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What was sent to the caller, waits or did not go; null in the place of a cursor is the first page. */
    listDeliveries: build.infiniteQuery<ShapeOf<typeof areDeliveries>, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => cursorBehind(page, DELIVERIES_SHOWN),
      },
      query:
        ({ pageParam }) =>
        (client) =>
          client.rpc('my_deliveries', {
            page_size: DELIVERIES_SHOWN,
            ...(pageParam !== null && { after: pageParam }),
          }),
      extraOptions: { failure: 'inline', accepts: areDeliveries },
      keepUnusedDataFor: 0,
    }),

    /** Where letters go, and whether the mailbox takes them. */
    getReach: build.query<ShapeOf<typeof areReaches>, void>({
      query: () => (client) => client.rpc('my_reach'),
      extraOptions: { failure: 'inline', accepts: areReaches },
      providesTags: ['Reach', 'EmailNotifications'],
    }),

    retryEmail: build.mutation<ShapeOf<typeof flag>, void>({
      query: () => (client) => client.rpc('retry_my_email'),
      extraOptions: {
        failure: 'toast',
        accepts: flag,
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

import { baseApi } from '../../../../data/api/baseApi.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import { getNextCursor } from '../../../../ui/list/paging.ts';
import { bool, listOf, object, orNull, type ShapeOf, text } from '../../../../ui/shape/shape.ts';

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
  endpoints: (build, { read, write } = calls(build, ['Reach', 'EmailNotifications'])) => ({
    /** Sent, pending and failed deliveries for the caller; a null cursor is the first page. */
    listDeliveries: build.infiniteQuery<ShapeOf<typeof areDeliveries>, void, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, DELIVERIES_SHOWN),
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

    /** The email address used, and whether it accepts mail. */
    getReach: read(areReaches, () => rpc('my_email_status')),

    retryEmail: write(
      {
        failure: 'toast',
        success: {
          title: "We'll try your email again",
          description: 'The next notification emails go there.',
        },
        accepts: bool,
      },
      () => rpc('retry_my_email'),
      ['Reach'],
    ),
  }),
});

export const { useListDeliveriesInfiniteQuery, useGetReachQuery, useRetryEmailMutation } =
  deliveriesApi;

import { baseApi } from '../../../../data/api/baseApi.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import { getNextCursor } from '../../../../ui/list/paging.ts';
import * as s from '../../../../ui/shape/shape.ts';

const isDelivery = s.object({
  id: s.text,
  kind: s.text,
  channel: s.text,
  title: s.text,
  status: s.text,
  waits_for: s.orNull(s.text),
  reason: s.orNull(s.text),
  sent_to: s.orNull(s.text),
  due_at: s.text,
  created_at: s.text,
  sent_at: s.orNull(s.text),
  cursor: s.text,
});
const areDeliveries = s.listOf(isDelivery);
const areReaches = s.listOf(s.object({ email: s.text, email_bounced_at: s.orNull(s.text) }));

export type Delivery = s.ShapeOf<typeof isDelivery>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Reach', 'EmailNotifications'] });

export const DELIVERIES_SHOWN = 20;

export const deliveriesApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Reach', 'EmailNotifications'])) => ({
    /** Sent, pending and failed deliveries for the caller; a null cursor is the first page. */
    listDeliveries: build.infiniteQuery<s.ShapeOf<typeof areDeliveries>, void, string | null>({
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
        accepts: s.bool,
      },
      () => rpc('retry_my_email'),
      ['Reach'],
    ),
  }),
});

export const { useListDeliveriesInfiniteQuery, useGetReachQuery, useRetryEmailMutation } =
  deliveriesApi;

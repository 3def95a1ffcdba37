import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const MOST_ENDPOINTS = 50;
const MOST_DELIVERIES = 100;

const endpoints = () => (client: DataClient) =>
  client
    .from('webhook_endpoints')
    .select(
      'id, user_id, url, description, event_types, is_own_only, is_enabled, disabled_reason, failing_since, created_at',
    )
    .order('created_at', { ascending: false })
    .limit(MOST_ENDPOINTS);
export type Endpoint = ResponseOf<typeof endpoints>[number];

const deliveries = (endpointId: string) => (client: DataClient) =>
  client
    .from('webhook_deliveries')
    .select('id, type, kind, record_id, occurred_at, state, reason, attempts, next_at, log')
    .eq('endpoint_id', endpointId)
    .order('occurred_at', { ascending: false })
    .limit(MOST_DELIVERIES);
export type Delivery = ResponseOf<typeof deliveries>[number];

export interface EndpointValues {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly string[];
  readonly isOwnOnly: boolean;
  /** The sandbox whose events a new endpoint gets; without one, it gets the user's. */
  readonly accountId?: string;
}

const api = baseApi.enhanceEndpoints({
  addTagTypes: ['Webhooks', 'WebhookDeliveries', 'Connections'],
});

export const {
  useWebhookEndpointsQuery,
  useWebhookDeliveriesQuery,
  useSaveWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useSetWebhookEnabledMutation,
  useDeleteWebhookEndpointMutation,
  useSendTestWebhookMutation,
  useResendWebhookDeliveryMutation,
} = api.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build, ['WebhookDeliveries'])) => ({
    webhookEndpoints: rows(endpoints, ['Webhooks']),

    webhookDeliveries: build.query<ResponseOf<typeof deliveries>, string>({
      query: deliveries,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
      providesTags: ['WebhookDeliveries'],
    }),

    /** Returns the signing secret of a new endpoint, which is shown once; null for a changed one. */
    saveWebhookEndpoint: write(
      { success: integrationNotices.endpointSaved, accepts: s.orNull(s.text) },
      ({ id, url, description, eventTypes, isOwnOnly, accountId }: EndpointValues) =>
        rpc('save_webhook_endpoint', {
          id,
          url,
          eventTypes,
          description,
          isOwnOnly,
          ...(accountId !== undefined && { accountId }),
        }),
      ['Webhooks', 'Connections'],
    ),

    rotateWebhookSecret: write(s.text, (id: string) => rpc('rotate_webhook_secret', { id }), [
      'Webhooks',
    ]),

    setWebhookEnabled: build.mutation<unknown, { readonly id: string; readonly isOn: boolean }>({
      query: ({ id, isOn }) => rpc('set_webhook_enabled', { id, isEnabled: isOn }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['Webhooks', 'WebhookDeliveries', 'Connections'],
    }),

    deleteWebhookEndpoint: write(
      { success: integrationNotices.endpointDeleted },
      (id: string) => rpc('delete_webhook_endpoint', { id }),
      ['Webhooks', 'Connections'],
    ),

    sendTestWebhook: write(
      { failure: 'toast', success: integrationNotices.testQueued },
      (id: string) => rpc('send_test_webhook', { id }),
    ),

    resendWebhookDelivery: write(
      { failure: 'toast', success: integrationNotices.resent },
      (id: string) => rpc('resend_webhook_delivery', { id }),
    ),
  }),
});

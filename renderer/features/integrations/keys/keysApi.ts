import '#shared/texts/integrations.ts';
import '#shared/texts/tenants.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const MOST_KEYS = 200;
const MOST_REQUESTS = 1000;
export const USAGE_DAYS = 30;
const DAY_MS = 86_400_000;

const keys = () => (client: DataClient) =>
  client
    .from('api_keys')
    .select(
      'id, user_id, name, hint, app_id, scopes, allowed_addresses, expires_at, created_at, rotated_at, last_used_at, revoked_at',
    )
    .order('created_at', { ascending: false })
    .limit(MOST_KEYS);
export type ApiKey = ResponseOf<typeof keys>[number];

const serviceAccounts = () => rpc('list_service_accounts');
export type ServiceAccount = ResponseOf<typeof serviceAccounts>[number];

const requests = (keyId: string) => (client: DataClient) =>
  client
    .from('api_requests')
    .select('id, at, method, path, status, code, milliseconds, address')
    .eq('key_id', keyId)
    .order('at', { ascending: false })
    .limit(MOST_REQUESTS);
export type ApiRequest = ResponseOf<typeof requests>[number];

const usage = (keyId: string) => (client: DataClient) =>
  client
    .from('api_usage')
    .select('day, requests, failures, rate_limited')
    .eq('key_id', keyId)
    .gte('day', new Date(Date.now() - USAGE_DAYS * DAY_MS).toISOString().slice(0, 10))
    .order('day')
    .limit(USAGE_DAYS + 2);
export type ApiUsage = ResponseOf<typeof usage>;

export interface KeyValues {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly addresses: readonly string[];
  readonly expiresAt: string | null;
  /** The service account that a new key acts as; without one, it acts as the user. */
  readonly accountId?: string;
}

interface NewServiceAccount {
  readonly id: string;
  readonly name: string;
  readonly role: 'admin' | 'member';
}

const toArguments = ({ id, name, scopes, addresses, expiresAt }: KeyValues) => ({
  p_id: id,
  p_name: name,
  p_scopes: [...scopes],
  p_allowed_addresses: [...addresses],
  ...(expiresAt !== null && { p_expires_at: expiresAt }),
});

const api = baseApi.enhanceEndpoints({ addTagTypes: ['ApiKeys', 'Connections', 'Tenant'] });

export const {
  useApiKeysQuery,
  useApiRequestsQuery,
  useApiUsageQuery,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
  useRotateApiKeyMutation,
  useRevokeApiKeyMutation,
  useServiceAccountsQuery,
  useCreateServiceAccountMutation,
  useRemoveServiceAccountMutation,
} = api.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build, ['ApiKeys'])) => ({
    apiKeys: rows(keys),

    apiRequests: build.query<ResponseOf<typeof requests>, string>({
      query: requests,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),

    apiUsage: build.query<ResponseOf<typeof usage>, string>({
      query: usage,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),

    /** Creates a key and returns its secret, which the server never shows again. */
    createApiKey: write(
      s.text,
      (values: KeyValues) => (client) =>
        client.rpc('create_api_key', {
          ...toArguments(values),
          ...(values.accountId !== undefined && { p_account_id: values.accountId }),
        }),
      ['ApiKeys', 'Connections'],
    ),

    updateApiKey: write(
      { success: integrationNotices.keySaved },
      (values: KeyValues) => (client) => client.rpc('update_api_key', toArguments(values)),
    ),

    rotateApiKey: write(s.text, ({ id, hours }: { readonly id: string; readonly hours: number }) =>
      rpc('rotate_api_key', { id, overlapHours: hours }),
    ),

    revokeApiKey: write(
      { success: integrationNotices.keyRevoked },
      (id: string) => rpc('revoke_api_key', { id }),
      ['ApiKeys', 'Connections'],
    ),

    /** Programs with accounts of their own in the workspace that the user administers. */
    serviceAccounts: rows(serviceAccounts, ['ApiKeys', 'Tenant']),

    createServiceAccount: write(
      { success: integrationNotices.serviceAccountCreated },
      ({ id, name, role }: NewServiceAccount) => rpc('create_service_account', { id, name, role }),
      ['ApiKeys', 'Tenant'],
    ),

    /** Ends its membership, and with it all of its keys. */
    removeServiceAccount: write(
      { success: integrationNotices.serviceAccountRemoved },
      (user_id: string) => (client) => client.rpc('remove_from_tenant', { user_id }),
      ['ApiKeys', 'Tenant'],
    ),
  }),
});

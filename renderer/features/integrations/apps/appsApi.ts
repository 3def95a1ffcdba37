import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const MOST_APPS = 50;

const apps = () => (client: DataClient) =>
  client
    .from('oauth_apps')
    .select('id, name, homepage, redirect_uris, scopes, has_secret, created_at, updated_at')
    .order('created_at', { ascending: false })
    .limit(MOST_APPS);
export type OauthApp = ResponseOf<typeof apps>[number];

const isUserCounts = s.listOf(s.object({ app_id: s.text, users: s.number }));

const isConsent = s.object({
  name: s.text,
  homepage: s.text,
  developer: s.orNull(s.text),
  is_connected: s.bool,
});
type Consent = s.ShapeOf<typeof isConsent>;

export interface AppValues {
  readonly id: string;
  readonly name: string;
  readonly homepage: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly string[];
  readonly hasSecret: boolean;
}

/** What an app asks for, from the URL of the consent screen. */
export interface ConsentRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
}

const toArguments = ({ clientId, redirectUri, scopes }: ConsentRequest) => ({
  p_client_id: clientId,
  p_redirect_uri: redirectUri,
  p_scopes: [...scopes],
});

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OauthApps', 'ApiKeys', 'Connections'] });

export const {
  useOauthAppsQuery,
  useOauthAppUsersQuery,
  useOauthConsentQuery,
  useSaveOauthAppMutation,
  useRotateOauthAppSecretMutation,
  useDeleteOauthAppMutation,
  useApproveOauthAppMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build, ['OauthApps'])) => ({
    oauthApps: rows(apps),
    oauthAppUsers: read(isUserCounts, () => rpc('count_oauth_app_users')),

    oauthConsent: build.query<Consent, ConsentRequest>({
      query: (request) => (client) => client.rpc('get_oauth_consent', toArguments(request)),
      extraOptions: { failure: 'inline', accepts: isConsent },
      keepUnusedDataFor: 0,
    }),

    /** Saves an app; returns its secret if it has a new one, else an empty text. */
    saveOauthApp: write(
      { success: integrationNotices.appSaved, accepts: s.text },
      ({ id, name, homepage, redirectUris, scopes, hasSecret }: AppValues) =>
        rpc('save_oauth_app', { id, name, homepage, redirectUris, scopes, hasSecret }),
      ['OauthApps', 'Connections'],
    ),

    rotateOauthAppSecret: write(s.text, (id: string) => rpc('rotate_oauth_app_secret', { id })),

    deleteOauthApp: write(
      { success: integrationNotices.appDeleted },
      (id: string) => rpc('delete_oauth_app', { id }),
      ['OauthApps', 'ApiKeys', 'Connections'],
    ),

    /** Gives an app access and returns the code that it exchanges for tokens. */
    approveOauthApp: write(
      s.text,
      ({ challenge, ...request }: ConsentRequest & { readonly challenge: string }) =>
        (client) =>
          client.rpc('approve_oauth_app', { ...toArguments(request), p_challenge: challenge }),
      ['ApiKeys', 'Connections'],
    ),
  }),
});

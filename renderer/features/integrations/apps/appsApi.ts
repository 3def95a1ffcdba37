import '#shared/texts/integrations.ts';
import { integrationNotices } from '#shared/texts/integrations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const MOST_APPS = 50;

const apps = () => (client: DataClient) =>
  client
    .from('oauth_apps')
    .select('id, name, homepage, redirect_uris, scopes, has_secret, created_at, updated_at')
    .order('created_at', { ascending: false })
    .limit(MOST_APPS);
export type OauthApp = ResponseOf<typeof apps>[number];

const isUserCounts = listOf(object({ app_id: text, users: number }));
type UserCounts = ShapeOf<typeof isUserCounts>;

const isConsent = object({
  name: text,
  homepage: text,
  developer: orNull(text),
  is_connected: bool,
});
type Consent = ShapeOf<typeof isConsent>;

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
  endpoints: (build) => ({
    oauthApps: build.query<ResponseOf<typeof apps>, void>({
      query: apps,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['OauthApps'],
    }),

    oauthAppUsers: build.query<UserCounts, void>({
      query: () => rpc('count_oauth_app_users'),
      extraOptions: { failure: 'inline', accepts: isUserCounts },
      providesTags: ['OauthApps'],
    }),

    oauthConsent: build.query<Consent, ConsentRequest>({
      query: (request) => (client) => client.rpc('get_oauth_consent', toArguments(request)),
      extraOptions: { failure: 'inline', accepts: isConsent },
      keepUnusedDataFor: 0,
    }),

    /** Saves an app; returns its secret if it has a new one, else an empty text. */
    saveOauthApp: build.mutation<string, AppValues>({
      query: ({ id, name, homepage, redirectUris, scopes, hasSecret }) =>
        rpc('save_oauth_app', { id, name, homepage, redirectUris, scopes, hasSecret }),
      extraOptions: { failure: 'inline', accepts: text, success: integrationNotices.appSaved },
      invalidatesTags: ['OauthApps', 'Connections'],
    }),

    rotateOauthAppSecret: build.mutation<string, string>({
      query: (id) => rpc('rotate_oauth_app_secret', { id }),
      extraOptions: { failure: 'inline', accepts: text },
      invalidatesTags: ['OauthApps'],
    }),

    deleteOauthApp: build.mutation<unknown, string>({
      query: (id) => rpc('delete_oauth_app', { id }),
      extraOptions: { failure: 'inline', success: integrationNotices.appDeleted },
      invalidatesTags: ['OauthApps', 'ApiKeys', 'Connections'],
    }),

    /** Gives an app access and returns the code that it exchanges for tokens. */
    approveOauthApp: build.mutation<string, ConsentRequest & { readonly challenge: string }>({
      query:
        ({ challenge, ...request }) =>
        (client) =>
          client.rpc('approve_oauth_app', { ...toArguments(request), p_challenge: challenge }),
      extraOptions: { failure: 'inline', accepts: text },
      invalidatesTags: ['ApiKeys', 'Connections'],
    }),
  }),
});

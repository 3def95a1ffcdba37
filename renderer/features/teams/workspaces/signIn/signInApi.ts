import '#shared/texts/integrations.ts';
import '#shared/texts/singleSignOn.ts';
import '#shared/texts/tenants.ts';
import { USER_TYPES } from '#shared/access/roles.ts';
import { ssoNotices } from '#shared/texts/singleSignOn.ts';
import { baseApi } from '../../../../data/api/baseApi.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../../ui/shape/shape.ts';

const isConnection = object({
  protocol: oneOf(['saml', 'oidc']),
  issuer: text,
  sign_in_url: orNull(text),
  certificate: orNull(text),
  client_id: orNull(text),
  user_type: oneOf(USER_TYPES),
  adds_members: bool,
  is_enabled: bool,
  last_used_at: orNull(text),
  last_failure: orNull(text),
  last_failure_at: orNull(text),
});
const isSettings = orNull(
  object({
    is_owner: bool,
    connection_id: text,
    has_sso_session: bool,
    domains: listOf(text),
    requires_sso: bool,
    requires_second_factor: bool,
    members_outside_domains: number,
    connection: orNull(isConnection),
  }),
);
const isDirectory = orNull(
  object({
    tokens: listOf(object({ id: text, hint: text, created_at: text, last_used_at: orNull(text) })),
    active_users: number,
    inactive_users: number,
    groups: listOf(
      object({ id: text, name: text, role: oneOf(['admin', 'member']), members: number }),
    ),
  }),
);

export type Connection = ShapeOf<typeof isConnection>;
export type SignInSettings = NonNullable<ShapeOf<typeof isSettings>>;
export type Directory = NonNullable<ShapeOf<typeof isDirectory>>;
type Group = Directory['groups'][number];

interface ConnectionValues {
  readonly protocol: Connection['protocol'];
  readonly issuer: string;
  readonly signInUrl: string;
  readonly certificate: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly userType: Connection['user_type'];
  readonly addsMembers: boolean;
}

const toArguments = (values: ConnectionValues) => ({
  p_protocol: values.protocol,
  p_issuer: values.issuer,
  p_user_type: values.userType,
  p_adds_members: values.addsMembers,
  ...(values.protocol === 'saml'
    ? { p_sign_in_url: values.signInUrl, p_certificate: values.certificate }
    : { p_client_id: values.clientId, p_client_secret: values.clientSecret }),
});

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Tenant', 'SignIn'] });

export const {
  useSignInSettingsQuery,
  useSaveSsoConnectionMutation,
  useDeleteSsoConnectionMutation,
  useSetSignInPolicyMutation,
  useDirectoryQuery,
  useCreateScimTokenMutation,
  useRevokeScimTokenMutation,
  useSetScimGroupRoleMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    signInSettings: build.query<ShapeOf<typeof isSettings>, void>({
      query: () => rpc('get_sign_in_settings'),
      extraOptions: { failure: 'inline', accepts: isSettings },
      providesTags: ['SignIn', 'Tenant'],
    }),
    saveSsoConnection: build.mutation<ShapeOf<typeof text>, ConnectionValues>({
      query: (values) => (client) => client.rpc('save_sso_connection', toArguments(values)),
      extraOptions: { failure: 'inline', success: ssoNotices.saved, accepts: text },
      invalidatesTags: ['Tenant', 'SignIn'],
    }),
    deleteSsoConnection: build.mutation<ShapeOf<typeof bool>, void>({
      query: () => rpc('delete_sso_connection'),
      extraOptions: { failure: 'inline', success: ssoNotices.removed, accepts: bool },
      invalidatesTags: ['Tenant', 'SignIn'],
    }),
    setSignInPolicy: build.mutation<
      unknown,
      { readonly requiresSso: boolean; readonly requiresSecondFactor: boolean }
    >({
      query: ({ requiresSso, requiresSecondFactor }) =>
        rpc('set_sign_in_policy', { requiresSso, requiresSecondFactor }),
      extraOptions: { failure: 'inline', success: ssoNotices.policySaved },
      invalidatesTags: ['Tenant', 'SignIn'],
    }),
    directory: build.query<ShapeOf<typeof isDirectory>, void>({
      query: () => rpc('get_directory'),
      extraOptions: { failure: 'inline', accepts: isDirectory },
      providesTags: ['SignIn', 'Tenant'],
    }),
    createScimToken: build.mutation<ShapeOf<typeof text>, void>({
      query: () => rpc('create_scim_token'),
      extraOptions: { failure: 'inline', accepts: text },
      invalidatesTags: ['Tenant', 'SignIn'],
    }),
    revokeScimToken: build.mutation<ShapeOf<typeof bool>, string>({
      query: (p_id) => rpc('revoke_scim_token', { id: p_id }),
      extraOptions: { failure: 'toast', success: ssoNotices.tokenRevoked, accepts: bool },
      invalidatesTags: ['Tenant', 'SignIn'],
    }),
    setScimGroupRole: build.mutation<ShapeOf<typeof bool>, Pick<Group, 'id' | 'role'>>({
      query: ({ id, role }) => rpc('set_scim_group_role', { groupId: id, role }),
      extraOptions: { failure: 'toast', success: ssoNotices.groupSaved, accepts: bool },
      invalidatesTags: ['Tenant', 'SignIn'],
    }),
  }),
});

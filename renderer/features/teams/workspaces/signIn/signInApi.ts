import '#shared/texts/integrations.ts';
import '#shared/texts/singleSignOn.ts';
import '#shared/texts/tenants.ts';
import { USER_TYPES } from '#shared/access/roles.ts';
import { ssoNotices } from '#shared/texts/singleSignOn.ts';
import { baseApi } from '../../../../data/api/baseApi.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../../data/api/rpc.ts';
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
  endpoints: (build, { read, write } = calls(build, ['Tenant', 'SignIn'])) => ({
    signInSettings: read(isSettings, () => rpc('get_sign_in_settings'), ['SignIn', 'Tenant']),
    saveSsoConnection: write(
      { success: ssoNotices.saved, accepts: text },
      (values: ConnectionValues) => (client) =>
        client.rpc('save_sso_connection', toArguments(values)),
    ),
    deleteSsoConnection: write({ success: ssoNotices.removed, accepts: bool }, () =>
      rpc('delete_sso_connection'),
    ),
    setSignInPolicy: write(
      { success: ssoNotices.policySaved },
      rpcWith('set_sign_in_policy', 'requiresSso', 'requiresSecondFactor'),
    ),
    directory: read(isDirectory, () => rpc('get_directory'), ['SignIn', 'Tenant']),
    createScimToken: write(text, () => rpc('create_scim_token')),
    revokeScimToken: write(
      { failure: 'toast', success: ssoNotices.tokenRevoked, accepts: bool },
      (p_id: string) => rpc('revoke_scim_token', { id: p_id }),
    ),
    setScimGroupRole: write(
      { failure: 'toast', success: ssoNotices.groupSaved, accepts: bool },
      ({ id, role }: Pick<Group, 'id' | 'role'>) =>
        rpc('set_scim_group_role', { groupId: id, role }),
    ),
  }),
});

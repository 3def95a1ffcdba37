import '#shared/texts/integrations.ts';
import '#shared/texts/singleSignOn.ts';
import '#shared/texts/tenants.ts';
import { USER_TYPES } from '#shared/access/roles.ts';
import { ssoNotices } from '#shared/texts/singleSignOn.ts';
import { baseApi } from '../../../../data/api/baseApi.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../../data/api/rpc.ts';
import * as s from '../../../../ui/shape/shape.ts';

const isConnection = s.object({
  protocol: s.oneOf(['saml', 'oidc']),
  issuer: s.text,
  sign_in_url: s.orNull(s.text),
  certificate: s.orNull(s.text),
  client_id: s.orNull(s.text),
  user_type: s.oneOf(USER_TYPES),
  adds_members: s.bool,
  is_enabled: s.bool,
  last_used_at: s.orNull(s.text),
  last_failure: s.orNull(s.text),
  last_failure_at: s.orNull(s.text),
});
const isSettings = s.orNull(
  s.object({
    is_owner: s.bool,
    connection_id: s.text,
    has_sso_session: s.bool,
    domains: s.listOf(s.text),
    requires_sso: s.bool,
    requires_second_factor: s.bool,
    members_outside_domains: s.number,
    connection: s.orNull(isConnection),
  }),
);
const isDirectory = s.orNull(
  s.object({
    tokens: s.listOf(
      s.object({ id: s.text, hint: s.text, created_at: s.text, last_used_at: s.orNull(s.text) }),
    ),
    active_users: s.number,
    inactive_users: s.number,
    groups: s.listOf(
      s.object({ id: s.text, name: s.text, role: s.oneOf(['admin', 'member']), members: s.number }),
    ),
  }),
);

export type Connection = s.ShapeOf<typeof isConnection>;
export type SignInSettings = NonNullable<s.ShapeOf<typeof isSettings>>;
export type Directory = NonNullable<s.ShapeOf<typeof isDirectory>>;
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
      { success: ssoNotices.saved, accepts: s.text },
      (values: ConnectionValues) => (client) =>
        client.rpc('save_sso_connection', toArguments(values)),
    ),
    deleteSsoConnection: write({ success: ssoNotices.removed, accepts: s.bool }, () =>
      rpc('delete_sso_connection'),
    ),
    setSignInPolicy: write(
      { success: ssoNotices.policySaved },
      rpcWith('set_sign_in_policy', 'requiresSso', 'requiresSecondFactor'),
    ),
    directory: read(isDirectory, () => rpc('get_directory'), ['SignIn', 'Tenant']),
    createScimToken: write(s.text, () => rpc('create_scim_token')),
    revokeScimToken: write(
      { failure: 'toast', success: ssoNotices.tokenRevoked, accepts: s.bool },
      (p_id: string) => rpc('revoke_scim_token', { id: p_id }),
    ),
    setScimGroupRole: write(
      { failure: 'toast', success: ssoNotices.groupSaved, accepts: s.bool },
      ({ id, role }: Pick<Group, 'id' | 'role'>) =>
        rpc('set_scim_group_role', { groupId: id, role }),
    ),
  }),
});

import { USER_DATA_CACHE_SECONDS } from '#shared/constants.ts';
import { tenantNotices } from '#shared/texts/tenants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import { anything, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import type { TenantRole } from './memberships.ts';

const team = () => rpc('tenant_team');
const invitations = () => rpc('tenant_invitations');
const log = () => rpc('tenant_log');
const domains = () => rpc('tenant_domains');
const requests = () => rpc('join_requests');
const fetchMyInvitations = () => rpc('my_invitations');
const fetchCommunityInvitations = () => rpc('list_my_community_invitations');
const ofDomain = () => rpc('my_domain_tenant');
const ofToken = (token: string) => (client: DataClient) =>
  client.rpc('invitation_of_token', { token });

export type TeamMember = ResponseOf<typeof team>[number];
export type Invitation = ResponseOf<typeof invitations>[number];
export type LogEntry = ResponseOf<typeof log>[number];
export type DomainClaim = ResponseOf<typeof domains>[number];
export type JoinRequest = ResponseOf<typeof requests>[number];
export type MyInvitation = ResponseOf<typeof fetchMyInvitations>[number];
export type CommunityInvitation = ResponseOf<typeof fetchCommunityInvitations>[number];
export type LinkInvitation = ResponseOf<typeof ofToken>[number];

interface Invited {
  readonly email: string;
  readonly role: TenantRole;
}

type InvitationReply = { readonly accepts: boolean } & (
  | { readonly token: string }
  | { readonly id: string }
);
const answerOwnInvitation = (
  client: DataClient,
  { id, accepts }: { id: string; accepts: boolean },
) => client.rpc('answer_my_invitation', { invitation_id: id, accepts });

const isChecked = object({ failure: orNull(text) });

/** The resulting workspace. */
const isTenantOrNone = orNull(text);

const rows = { failure: 'inline', accepts: Array.isArray } as const;
const userData = {
  extraOptions: rows,
  providesTags: ['Tenant'],
  keepUnusedDataFor: USER_DATA_CACHE_SECONDS,
} as const;
const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'Tenant'] });

export const tenantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    tenantTeam: build.query<ResponseOf<typeof team>, void>({
      query: team,
      ...userData,
    }),
    tenantInvitations: build.query<ResponseOf<typeof invitations>, void>({
      query: invitations,
      ...userData,
    }),
    tenantLog: build.query<ResponseOf<typeof log>, void>({
      query: log,
      ...userData,
    }),
    tenantDomains: build.query<ResponseOf<typeof domains>, void>({
      query: domains,
      ...userData,
    }),
    joinRequests: build.query<ResponseOf<typeof requests>, void>({
      query: requests,
      ...userData,
    }),
    myInvitations: build.query<ResponseOf<typeof fetchMyInvitations>, void>({
      query: fetchMyInvitations,
      ...userData,
    }),
    myCommunityInvitations: build.query<ResponseOf<typeof fetchCommunityInvitations>, void>({
      query: fetchCommunityInvitations,
      ...userData,
    }),
    myDomainTenant: build.query<ResponseOf<typeof ofDomain>, void>({
      query: ofDomain,
      ...userData,
    }),
    /** Invitation of a link's token; no row if the token is invalid. */
    invitationOfToken: build.query<ResponseOf<typeof ofToken>, string>({
      query: ofToken,
      extraOptions: rows,
      // Not cached, so that the token does not stay in memory.
      keepUnusedDataFor: 0,
    }),

    createTenant: build.mutation<unknown, { readonly name: string; readonly subdomain: string }>({
      query: (input) => (client) => client.rpc('create_tenant', input),
      extraOptions: { failure: 'inline', signedOut: 'SIGNED_OUT' },
    }),
    switchTenant: build.mutation<unknown, string>({
      query: (tenant_id) => (client) => client.rpc('switch_tenant', { tenant_id }),
      extraOptions: { failure: 'toast' },
    }),
    renameTenant: build.mutation<unknown, { readonly id: string; readonly name: string }>({
      query:
        ({ id, name }) =>
        (client) =>
          client.from('tenants').update({ name }).eq('id', id).select('id').single(),
      extraOptions: { failure: 'inline', success: tenantNotices.renamed, accepts: anything },
      invalidatesTags: (_done, error) => (error === undefined ? ['Account', 'Tenant'] : []),
    }),
    leaveTenant: build.mutation<unknown, string>({
      query: (tenant_id) => (client) => client.rpc('leave_tenant', { tenant_id }),
      extraOptions: { failure: 'inline' },
    }),

    inviteToTenant: build.mutation<unknown, Invited>({
      query: (invited) => (client) => client.rpc('invite_to_tenant', invited),
      extraOptions: { failure: 'inline', success: tenantNotices.invited },
      invalidatesTags: ['Tenant'],
    }),
    renewInvitation: build.mutation<unknown, string>({
      query: (invitation_id) => (client) => client.rpc('renew_invitation', { invitation_id }),
      extraOptions: { failure: 'toast', success: tenantNotices.invited },
      invalidatesTags: ['Tenant'],
    }),
    withdrawInvitation: build.mutation<unknown, string>({
      query: (invitation_id) => (client) => client.rpc('withdraw_invitation', { invitation_id }),
      extraOptions: { failure: 'toast', success: tenantNotices.withdrawn },
      invalidatesTags: ['Tenant'],
    }),
    /** Identified by its link's token, or by its id if it was sent to the account's email. */
    answerInvitation: build.mutation<ShapeOf<typeof isTenantOrNone>, InvitationReply>({
      query: (reply) => (client) =>
        'token' in reply
          ? client.rpc('answer_invitation', reply)
          : answerOwnInvitation(client, reply),
      extraOptions: { failure: 'inline', accepts: isTenantOrNone },
      invalidatesTags: (_done, error, { accepts }) =>
        error === undefined && !accepts ? ['Tenant'] : [],
    }),

    answerCommunityInvitation: build.mutation<
      unknown,
      { readonly id: string; readonly accepts: boolean }
    >({
      query: ({ id, accepts }) => rpc('answer_community_invitation', { id, accepts }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_done, error) => (error === undefined ? ['Tenant'] : []),
    }),

    setTenantRole: build.mutation<unknown, { readonly user_id: string; readonly role: TenantRole }>(
      {
        query: (set) => (client) => client.rpc('set_tenant_role', set),
        extraOptions: { failure: 'toast', success: tenantNotices.roleSet },
        invalidatesTags: ['Tenant'],
      },
    ),
    removeFromTenant: build.mutation<unknown, string>({
      query: (user_id) => (client) => client.rpc('remove_from_tenant', { user_id }),
      extraOptions: { failure: 'toast', success: tenantNotices.removed },
      invalidatesTags: ['Tenant', 'Account'],
    }),
    handOverTenant: build.mutation<unknown, string>({
      query: (user_id) => (client) => client.rpc('hand_over_tenant', { user_id }),
      extraOptions: { failure: 'toast', success: tenantNotices.handedOver },
      invalidatesTags: ['Tenant', 'Account'],
    }),

    claimDomain: build.mutation<unknown, void>({
      query: () => rpc('claim_domain'),
      extraOptions: { failure: 'inline', success: tenantNotices.claimed },
      invalidatesTags: ['Tenant'],
    }),
    /** Checks the DNS record now. The failure is null if it was found. */
    checkDomain: build.mutation<ShapeOf<typeof isChecked>, string>({
      query: (domain) => (client) => callFunction(client, 'check-domain', { domain }),
      extraOptions: { failure: 'inline', accepts: isChecked },
      invalidatesTags: ['Tenant'],
    }),
    releaseDomain: build.mutation<unknown, string>({
      query: (domain) => (client) => client.rpc('release_domain', { domain }),
      extraOptions: { failure: 'toast', success: tenantNotices.released },
      invalidatesTags: ['Tenant'],
    }),
    askToJoin: build.mutation<unknown, void>({
      query: () => rpc('ask_to_join'),
      extraOptions: { failure: 'toast', success: tenantNotices.asked },
      invalidatesTags: ['Tenant'],
    }),
    decideJoinRequest: build.mutation<
      unknown,
      { readonly request_id: string; readonly is_welcome: boolean }
    >({
      query: (decision) => (client) => client.rpc('decide_join_request', decision),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['Tenant', 'Account'],
    }),
  }),
});

export const {
  useTenantTeamQuery,
  useTenantInvitationsQuery,
  useTenantLogQuery,
  useTenantDomainsQuery,
  useJoinRequestsQuery,
  useMyInvitationsQuery,
  useMyCommunityInvitationsQuery,
  useMyDomainTenantQuery,
  useInvitationOfTokenQuery,
  useCreateTenantMutation,
  useSwitchTenantMutation,
  useRenameTenantMutation,
  useLeaveTenantMutation,
  useInviteToTenantMutation,
  useRenewInvitationMutation,
  useWithdrawInvitationMutation,
  useAnswerInvitationMutation,
  useAnswerCommunityInvitationMutation,
  useSetTenantRoleMutation,
  useRemoveFromTenantMutation,
  useHandOverTenantMutation,
  useClaimDomainMutation,
  useCheckDomainMutation,
  useReleaseDomainMutation,
  useAskToJoinMutation,
  useDecideJoinRequestMutation,
} = tenantsApi;

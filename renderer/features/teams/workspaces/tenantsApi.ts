import { USER_DATA_CACHE_SECONDS } from '#shared/constants.ts';
import { tenantNotices } from '#shared/texts/tenants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import * as s from '../../../ui/shape/shape.ts';
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

const isChecked = s.object({ failure: s.orNull(s.text) });

/** The resulting workspace. */
const isTenantOrNone = s.orNull(s.text);

const rows = { failure: 'inline', accepts: Array.isArray } as const;
const userData = {
  extraOptions: rows,
  providesTags: ['Tenant'],
  keepUnusedDataFor: USER_DATA_CACHE_SECONDS,
} as const;
const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'Tenant'] });

export const tenantsApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
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
    switchTenant: write(
      { failure: 'toast' },
      (tenant_id: string) => (client) => client.rpc('switch_tenant', { tenant_id }),
    ),
    renameTenant: write(
      { success: tenantNotices.renamed, accepts: s.anything },
      ({ id, name }: { readonly id: string; readonly name: string }) =>
        (client) =>
          client.from('tenants').update({ name }).eq('id', id).select('id').single(),
      (_done, error) => (error === undefined ? ['Account', 'Tenant'] : []),
    ),
    leaveTenant: write(
      (tenant_id: string) => (client) => client.rpc('leave_tenant', { tenant_id }),
    ),

    inviteToTenant: write(
      { success: tenantNotices.invited },
      (invited: Invited) => (client) => client.rpc('invite_to_tenant', invited),
      ['Tenant'],
    ),
    renewInvitation: write(
      { failure: 'toast', success: tenantNotices.invited },
      (invitation_id: string) => (client) => client.rpc('renew_invitation', { invitation_id }),
      ['Tenant'],
    ),
    withdrawInvitation: write(
      { failure: 'toast', success: tenantNotices.withdrawn },
      (invitation_id: string) => (client) => client.rpc('withdraw_invitation', { invitation_id }),
      ['Tenant'],
    ),
    /** Identified by its link's token, or by its id if it was sent to the account's email. */
    answerInvitation: write(
      isTenantOrNone,
      (reply: InvitationReply) => (client) =>
        'token' in reply
          ? client.rpc('answer_invitation', reply)
          : answerOwnInvitation(client, reply),
      (_done, error, { accepts }) => (error === undefined && !accepts ? ['Tenant'] : []),
    ),

    answerCommunityInvitation: write(
      {},
      rpcWith('answer_community_invitation', 'id', 'accepts'),
      (_done, error) => (error === undefined ? ['Tenant'] : []),
    ),

    setTenantRole: write(
      { failure: 'toast', success: tenantNotices.roleSet },
      (set: { readonly user_id: string; readonly role: TenantRole }) => (client) =>
        client.rpc('set_tenant_role', set),
      ['Tenant'],
    ),
    removeFromTenant: write(
      { failure: 'toast', success: tenantNotices.removed },
      (user_id: string) => (client) => client.rpc('remove_from_tenant', { user_id }),
      ['Tenant', 'Account'],
    ),
    handOverTenant: write(
      { failure: 'toast', success: tenantNotices.handedOver },
      (user_id: string) => (client) => client.rpc('hand_over_tenant', { user_id }),
      ['Tenant', 'Account'],
    ),

    claimDomain: write({ success: tenantNotices.claimed }, () => rpc('claim_domain'), ['Tenant']),
    /** Checks the DNS record now. The failure is null if it was found. */
    checkDomain: write(
      isChecked,
      (domain: string) => (client) => callFunction(client, 'check-domain', { domain }),
      ['Tenant'],
    ),
    releaseDomain: write(
      { failure: 'toast', success: tenantNotices.released },
      (domain: string) => (client) => client.rpc('release_domain', { domain }),
      ['Tenant'],
    ),
    askToJoin: write({ failure: 'toast', success: tenantNotices.asked }, () => rpc('ask_to_join'), [
      'Tenant',
    ]),
    decideJoinRequest: write(
      { failure: 'toast' },
      (decision: { readonly request_id: string; readonly is_welcome: boolean }) => (client) =>
        client.rpc('decide_join_request', decision),
      ['Tenant', 'Account'],
    ),
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

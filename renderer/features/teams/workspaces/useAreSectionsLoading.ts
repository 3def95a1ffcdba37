import {
  useJoinRequestsQuery,
  useMyCommunityInvitationsQuery,
  useMyDomainTenantQuery,
  useMyInvitationsQuery,
  useTenantDomainsQuery,
  useTenantInvitationsQuery,
  useTenantTeamQuery,
} from './tenantsApi.ts';

/** True until every section has its data, so that none pushes another down when it appears. */
export function useAreSectionsLoading({
  isMember,
  looksAfter,
}: {
  readonly isMember: boolean;
  readonly looksAfter: boolean;
}): boolean {
  const forMembers = { skip: !isMember };
  const forAdministrators = { skip: !looksAfter };
  return [
    useMyInvitationsQuery(),
    useMyCommunityInvitationsQuery(),
    useMyDomainTenantQuery(),
    useTenantTeamQuery(undefined, forMembers),
    useJoinRequestsQuery(undefined, forAdministrators),
    useTenantInvitationsQuery(undefined, forAdministrators),
    useTenantDomainsQuery(undefined, forAdministrators),
  ].some(({ isLoading }) => isLoading);
}

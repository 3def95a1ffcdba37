import { useState } from 'react';
import {
  useJoinRequestsQuery,
  useMyCommunityInvitationsQuery,
  useMyDomainTenantQuery,
  useMyInvitationsQuery,
  useTenantDomainsQuery,
  useTenantInvitationsQuery,
  useTenantTeamQuery,
} from './tenantsApi.ts';

/**
 * True until every section has its data or an error, so that none pushes another down when it appears. Stays false
 * afterward: a section that appears with an error asks again, and must not disappear for that.
 */
export function useAreSectionsLoading({
  isAccountKnown,
  isMember,
  looksAfter,
}: {
  readonly isAccountKnown: boolean;
  readonly isMember: boolean;
  readonly looksAfter: boolean;
}): boolean {
  const forMembers = { skip: !isMember };
  const forAdministrators = { skip: !looksAfter };
  const [isReady, setReady] = useState(false);
  const isLoading = [
    useMyInvitationsQuery(),
    useMyCommunityInvitationsQuery(),
    useMyDomainTenantQuery(),
    useTenantTeamQuery(undefined, forMembers),
    useJoinRequestsQuery(undefined, forAdministrators),
    useTenantInvitationsQuery(undefined, forAdministrators),
    useTenantDomainsQuery(undefined, forAdministrators),
  ].some((query) => query.isLoading);
  if (isAccountKnown && !isLoading && !isReady) setReady(true);
  return isLoading && !isReady;
}

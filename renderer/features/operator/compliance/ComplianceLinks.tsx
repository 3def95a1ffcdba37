import { RouteLink } from '../../../ui/link/RouteLink.tsx';

/** Links between the screens of compliance. */
export function ComplianceLinks({ communityId }: { readonly communityId?: string }) {
  return (
    <>
      <RouteLink to="compliance">Due everywhere</RouteLink>
      <RouteLink to="complianceDashboard">Figures</RouteLink>
      <RouteLink
        to="healthcareDashboard"
        query={communityId === undefined ? {} : { community: communityId }}
      >
        Care quality
      </RouteLink>
      <RouteLink to="insurance">Insurance</RouteLink>
    </>
  );
}

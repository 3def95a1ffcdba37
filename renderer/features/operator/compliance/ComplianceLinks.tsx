import { LinkButton } from '../../../ui/link/LinkButton.tsx';

/** Links between the screens of compliance. */
export function ComplianceLinks({ communityId }: { readonly communityId?: string }) {
  return (
    <>
      <LinkButton to="compliance" size="small" variant="minimal">
        Due everywhere
      </LinkButton>
      <LinkButton to="complianceDashboard" size="small" variant="minimal">
        Figures
      </LinkButton>
      <LinkButton
        to="healthcareDashboard"
        query={communityId === undefined ? {} : { community: communityId }}
        size="small"
        variant="minimal"
      >
        Care quality
      </LinkButton>
      <LinkButton to="insurance" size="small" variant="minimal">
        Insurance
      </LinkButton>
    </>
  );
}

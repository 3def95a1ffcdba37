import { hasAdminAccess } from '#shared/access/roles.ts';
import { useStanding } from '../../core/account/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useGetMyVendorQuery } from '../vendors/index.ts';
import { CredentialQueue } from './CredentialQueue.tsx';
import { OwnCredentials } from './OwnCredentials.tsx';

/** A vendor's papers; for the team those of all vendors. */
export function Component() {
  const { session } = useAuth();
  const standing = useStanding();
  if (session === null || standing === null) return <Skeleton height="30rem" />;
  return hasAdminAccess(standing.roles) ? (
    <CredentialQueue mayDecide={standing.roles.includes('admin')} />
  ) : (
    <MyCredentials userId={session.userId} />
  );
}

function MyCredentials({ userId }: { readonly userId: string }) {
  const answer = useGetMyVendorQuery(userId);
  return (
    <Page>
      <PageHeader description="The papers behind your profile. The team checks each, and you are told before one ends." />
      <Loaded
        answer={answer}
        waiting={<Skeleton height="30rem" />}
        nothing={
          <EmptyState
            title="Your papers belong to a profile"
            action={<LinkButton to="vendorOnboarding">Build your service profile</LinkButton>}
          >
            Make the profile first. Insurance, licenses and the W-9 follow here.
          </EmptyState>
        }
      >
        {(vendor) => vendor && <OwnCredentials vendorId={vendor.id} userId={userId} />}
      </Loaded>
    </Page>
  );
}

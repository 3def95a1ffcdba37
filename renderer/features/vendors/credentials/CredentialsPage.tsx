import { hasAdminAccess } from '#shared/access/roles.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useGetMyVendorQuery } from '../directory/index.ts';
import { CredentialQueue } from './CredentialQueue.tsx';
import { OwnCredentials } from './OwnCredentials.tsx';

/** A vendor's credentials; for staff, those of all vendors. */
export function Component() {
  const { session } = useAuth();
  const accountStatus = useAccessContext();
  if (session === null || accountStatus === null) return <Skeleton height="30rem" />;
  return hasAdminAccess(accountStatus.roles) ? (
    <CredentialQueue mayDecide={accountStatus.roles.includes('admin')} />
  ) : (
    <MyCredentials userId={session.userId} />
  );
}

function MyCredentials({ userId }: { readonly userId: string }) {
  const query = useGetMyVendorQuery(userId);
  return (
    <Page>
      <PageHeader description="Upload insurance and licenses. We verify them and remind you before they expire." />
      <Loaded
        answer={query}
        waiting={<Skeleton height="30rem" />}
        nothing={
          <EmptyState
            title="Create your profile to add credentials"
            action={<LinkButton to="vendorOnboarding">Build your service profile</LinkButton>}
          >
            You can then add insurance, licenses, and your W-9 here.
          </EmptyState>
        }
      >
        {(vendor) => vendor && <OwnCredentials vendorId={vendor.id} userId={userId} />}
      </Loaded>
    </Page>
  );
}

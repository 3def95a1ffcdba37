import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { useMyPositionsQuery } from '../operatorApi.ts';
import { Purchases } from './Purchases.tsx';
import { VendorPurchases } from './VendorPurchases.tsx';

/** Purchases of a community; for a vendor, the orders that communities sent. */
export function Component() {
  const { data, isLoading } = useMyPositionsQuery();
  if (isLoading) {
    return (
      <Page>
        <PageHeader />
        <Skeleton height="32rem" />
      </Page>
    );
  }
  if ((data ?? []).length === 0) return <VendorPurchases />;
  return (
    <CommunityScreen kind="purchases">
      {(communityId) => <Purchases key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

import { Suspense } from 'react';
import { hasAdminAccess } from '#shared/access/roles.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { VendorReviewQueue } from '../../vendors/vendorReviews/index.ts';
import { BrokerReviewOverview } from './BrokerReviewOverview.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import styles from './Reviews.module.css';
import { useMyReviewsQuery } from './reviewsApi.ts';

/** A broker's reviews; for staff, all pending reviews. */
export function Component() {
  const accountStatus = useAccessContext();
  if (accountStatus === null) return <Skeleton height="30rem" />;
  return (
    <Page>
      <PageHeader />
      {hasAdminAccess(accountStatus.roles) ? <Queues /> : <OwnReviews />}
    </Page>
  );
}

const Queues = () => (
  <div className={styles.parts}>
    <section aria-labelledby="of-brokers" className={`${ui.stack8} ${styles.part}`}>
      <h2 id="of-brokers">Broker reviews</h2>
      <ReviewQueue />
    </section>
    <section aria-labelledby="of-vendors" className={`${ui.stack8} ${styles.part}`}>
      <h2 id="of-vendors">Vendor reviews</h2>
      <Suspense fallback={<Skeleton height="20rem" />}>
        <VendorReviewQueue />
      </Suspense>
    </section>
  </div>
);

const OwnReviews = () => (
  <Loaded
    answer={useMyReviewsQuery()}
    waiting={<Skeleton height="30rem" />}
    nothing={
      <EmptyState
        title="For brokers"
        action={<LinkButton to="clientDashboard">Shared with me</LinkButton>}
      >
        Client reviews of brokers appear here. Reviews you were asked for are under “Shared with
        me”.
      </EmptyState>
    }
  >
    {(own) => own && <BrokerReviewOverview own={own} />}
  </Loaded>
);

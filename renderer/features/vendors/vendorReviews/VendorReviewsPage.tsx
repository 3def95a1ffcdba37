import { hasAdminAccess } from '#shared/access/roles.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { formatRatingAverage } from '../../../ui/rating/reviews.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ReviewWithReply } from '../../network/brokerReviews/index.ts';
import styles from './VendorReviews.module.css';
import { type OwnVendorReviews, vendorReviewContext } from './vendorReviews.ts';
import { useMyVendorReviewsQuery, useReplyToVendorReviewMutation } from './vendorReviewsApi.ts';

/** A vendor's own published reviews. */
export const Component = () => (
  <Page>
    <PageHeader />
    <Loaded
      answer={useMyVendorReviewsQuery()}
      waiting={<Skeleton height="20rem" />}
      nothing={<NoProfile />}
    >
      {(own) => own && <Own own={own} />}
    </Loaded>
  </Page>
);

function NoProfile() {
  const accountStatus = useAccessContext();
  return accountStatus !== null && hasAdminAccess(accountStatus.roles) ? (
    <EmptyState
      title="For vendors"
      action={<LinkButton to="reviewManagement">Pending reviews</LinkButton>}
    >
      Vendors see their published reviews here.
    </EmptyState>
  ) : (
    <EmptyState
      title="Create your profile to get reviews"
      action={<LinkButton to="vendorOnboarding">Build your service profile</LinkButton>}
    >
      Create your profile first. Clients can review you once their project is done.
    </EmptyState>
  );
}

function Own({ own }: { readonly own: OwnVendorReviews }) {
  const [reply] = useReplyToVendorReviewMutation();
  if (own.reviews.length === 0) {
    return (
      <EmptyState
        title="No reviews yet"
        action={<LinkButton to="vendorQuotes">Your quotes</LinkButton>}
      >
        Clients can review you after marking the project done. Our team checks reviews first.
      </EmptyState>
    );
  }
  return (
    <div className={`${ui.stack8} ${styles.own}`}>
      <p className={ui.note}>
        {formatRatingAverage(own)}, as shown publicly on{' '}
        <RouteLink to="vendor" params={{ vendorId: own.vendor_id }}>
          your page
        </RouteLink>
        .
      </p>
      <ReviewList>
        {own.reviews.map((review) => (
          <ReviewWithReply
            key={review.id}
            review={review}
            told={vendorReviewContext(review)}
            reply={(text) => reply({ id: review.id, reply: text })}
          />
        ))}
      </ReviewList>
    </div>
  );
}

import { Button } from '@blueprintjs/core';
import { useStanding } from '../account/index.ts';
import styles from './Vendors.module.css';
import type { Vendor } from './vendor.ts';
import { useReviewVendorMutation } from './vendorsApi.ts';

/** What staff sees beside a profile; administrators decide here whether others see it. */
export function VendorReview({ vendor }: { readonly vendor: Vendor }) {
  const standing = useStanding();
  const [review, { isLoading }] = useReviewVendorMutation();
  const { id, verification_status: verification, featured } = vendor;
  const decide = (decision: { verification?: string; featured?: boolean }) =>
    void review({ id, ...decision });
  return (
    <section aria-labelledby="review" className={styles.review}>
      <h2 id="review">Review</h2>
      <p>
        {verification === 'verified'
          ? 'Everybody sees this profile.'
          : 'Only the vendor and the team see this profile.'}
      </p>
      {standing?.roles.includes('admin') && (
        <div className={styles.buttons}>
          {verification !== 'verified' && (
            <Button disabled={isLoading} onClick={() => decide({ verification: 'verified' })}>
              Verify
            </Button>
          )}
          {verification !== 'rejected' && (
            <Button disabled={isLoading} onClick={() => decide({ verification: 'rejected' })}>
              Turn away
            </Button>
          )}
          <Button disabled={isLoading} onClick={() => decide({ featured: !featured })}>
            {featured ? 'Stop featuring' : 'Feature'}
          </Button>
        </div>
      )}
    </section>
  );
}

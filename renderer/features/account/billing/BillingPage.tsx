import type { ReactNode } from 'react';
import { billingErrorMessage } from '#shared/texts/billing.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Billing.module.css';
import { type Billing, useBilling } from './useBilling.ts';

interface BillingPageProps {
  /** Title shown while billing loads, where the route's name would promise too much. */
  readonly title?: string;
  readonly children: (billing: Billing) => ReactNode;
}

/** Wrapper for billing screens: shows a matching skeleton while billing loads, or the error. */
export function BillingPage({ title, children }: BillingPageProps) {
  const { billing, ...billingQuery } = useBilling();
  return (
    <Loaded
      answer={{ ...billingQuery, data: billing, currentData: billing }}
      sentence={billingErrorMessage}
      around={(content) => (
        <Page>
          {billing === undefined && <PageHeader title={title} />}
          {content}
        </Page>
      )}
      waiting={
        <Page>
          <PageHeader title={title} description={<Skeleton width="16rem" />} />
          <div className={styles.waiting}>
            <div className={styles.sheet} aria-busy="true">
              <span className="visually-hidden">Loading your plan</span>
              <Skeleton width="8rem" height="2rem" />
              <Skeleton width="18rem" />
              <Skeleton width="14rem" />
              <Skeleton width="100%" height="2.75rem" />
            </div>
          </div>
        </Page>
      }
    >
      {(known) => <Page>{children(known)}</Page>}
    </Loaded>
  );
}

import type { TestCheckout } from '#shared/account/billing/billing.ts';
import { isPayoutPage } from '#shared/account/payouts/testPages.ts';
import { billingMessages } from '#shared/texts/billing.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { CardForm } from './CardForm.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { isLocked, LockedTestPage } from './LockedTestPage.tsx';
import { PayoutWindow } from './PayoutWindow.tsx';
import { useGetTestCheckoutQuery } from './testCheckoutApi.ts';
import styles from './Window.module.css';

/** Simulates the provider's payment page when no provider is configured: `?session=` names the checkout. */
export function Component() {
  const { params: query } = useUrlSearch();
  const session = query.get('session') ?? '';
  return (
    <div className={styles.window}>
      <p className={styles.label} role="note">
        <strong>Test checkout. No money is charged.</strong> Use test data only, never a real card
        or bank account.
      </p>
      {session === '' ? (
        <Missing />
      ) : isPayoutPage(session) ? (
        <PayoutWindow key={session} id={session} />
      ) : (
        <Checkout key={session} session={session} />
      )}
    </div>
  );
}

function Checkout({ session }: { readonly session: string }) {
  const { data, error, isFetching, refetch } = useGetTestCheckoutQuery(session);
  if (data !== undefined)
    return <Loaded session={session} checkout={data} onClosed={() => void refetch()} />;
  if (isLocked(error)) return <LockedTestPage onRetry={() => void refetch()} />;
  if (isDataError(error)) {
    const isPassing = error.code === 'UNREACHABLE' || error.status >= 500;
    if (!isPassing) return <Missing />;
    return (
      <>
        <h1>Test checkout</h1>
        <ErrorPanel
          sentence={billingMessages.pageUnreachable}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.summary}>
        <h1>Test checkout</h1>
        <Skeleton width="10rem" height="2.5rem" />
        <Skeleton width="14rem" />
      </div>
      <div className={styles.form}>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
        <Skeleton height="2.75rem" />
      </div>
    </div>
  );
}

interface LoadedProps {
  readonly session: string;
  readonly checkout: TestCheckout;
  readonly onClosed: () => void;
}

function Loaded({ session, checkout, onClosed }: LoadedProps) {
  if (checkout.status === 'complete') {
    return (
      <>
        <h1>Checkout completed</h1>
        <EmptyState
          title="This checkout is already completed"
          action={
            <LinkButton to="cancelSubscription" intent="primary">
              View plan and billing
            </LinkButton>
          }
        >
          A payment page works once. See your plan for the result.
        </EmptyState>
      </>
    );
  }
  if (checkout.status === 'expired') {
    return (
      <>
        <h1>Checkout expired</h1>
        <EmptyState
          title="You weren't charged"
          action={
            <LinkButton to="userPricing" intent="primary">
              Choose a plan
            </LinkButton>
          }
        >
          Payment pages expire after a while. Start again to get a new one.
        </EmptyState>
      </>
    );
  }
  return (
    <div className={styles.columns}>
      <CheckoutSummary checkout={checkout} />
      <CardForm session={session} checkout={checkout} onClosed={onClosed} />
    </div>
  );
}

function Missing() {
  return (
    <>
      <h1>Checkout not found</h1>
      <EmptyState
        title="You weren't charged"
        action={
          <LinkButton to="userPricing" intent="primary">
            View plans
          </LinkButton>
        }
      >
        {billingMessages.pageMissing}
      </EmptyState>
    </>
  );
}

import type { TestCheckout } from '#shared/billing/billing.ts';
import { billingMessages } from '#shared/messages/billing.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { CardForm } from './CardForm.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { useGetTestCheckoutQuery } from './testCheckoutApi.ts';
import styles from './Window.module.css';

/** Plays the provider's payment page where no provider is set up: `?session=` names the checkout. */
export function Component() {
  const { params: query } = useAddress();
  const session = query.get('session') ?? '';
  return (
    <div className={styles.window}>
      <p className={styles.label} role="note">
        <strong>Test checkout: no money moves.</strong> Use one of the test cards below, never a
        real one.
      </p>
      {session === '' ? <Missing /> : <Checkout key={session} session={session} />}
    </div>
  );
}

function Checkout({ session }: { readonly session: string }) {
  const { data, error, isFetching, refetch } = useGetTestCheckoutQuery(session);
  if (data !== undefined)
    return <Loaded session={session} checkout={data} onClosed={() => void refetch()} />;
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
        <h1>This checkout is done</h1>
        <EmptyState
          title="It was finished before"
          action={
            <LinkButton to="cancelSubscription" intent="primary">
              See your plan and billing
            </LinkButton>
          }
        >
          A payment page works once. What it led to stands with your plan.
        </EmptyState>
      </>
    );
  }
  if (checkout.status === 'expired') {
    return (
      <>
        <h1>This checkout has expired</h1>
        <EmptyState
          title="Nothing was charged"
          action={
            <LinkButton to="userPricing" intent="primary">
              Choose a plan again
            </LinkButton>
          }
        >
          A payment page stays open for a limited time. Start again, and you get a new one.
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
      <h1>No checkout here</h1>
      <EmptyState
        title="Nothing was charged"
        action={
          <LinkButton to="userPricing" intent="primary">
            See the plans
          </LinkButton>
        }
      >
        {billingMessages.pageMissing}
      </EmptyState>
    </>
  );
}

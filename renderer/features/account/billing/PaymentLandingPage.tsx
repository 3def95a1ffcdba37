import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isPaidPlanId } from '#shared/account/billing/plans.ts';
import { PAYMENT_CONFIRMATION_TIMEOUT_MS } from '#shared/constants.ts';
import { linkTo } from '#shared/routes.ts';
import { billingErrorMessage } from '#shared/texts/billing.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Billing.module.css';
import { BillingPage } from './BillingPage.tsx';
import { useAskProviderMutation } from './billingApi.ts';
import { pendingTargetQuery } from './pendingTarget.ts';
import { SupportLink } from './SupportLink.tsx';
import { readPendingTarget } from './savedPendingTarget.ts';
import type { Billing } from './useBilling.ts';

/** Return URL for the payment provider; `?cancelled=1&plan=starter` after a canceled checkout. */
export function Component() {
  const { params: query } = useUrlSearch();
  return (
    <BillingPage>
      {(billing) =>
        query.has('cancelled') ? (
          <Cancelled plan={query.get('plan')} />
        ) : (
          <Arrival billing={billing} />
        )
      }
    </BillingPage>
  );
}

function Cancelled({ plan }: { readonly plan: string | null }) {
  return (
    <>
      <PageHeader title="You weren't charged" />
      <div className={styles.waiting}>
        <EmptyState
          title="Payment canceled"
          action={
            isPaidPlanId(plan) ? (
              <LinkButton
                to="payment"
                query={{ plan, wanted: pendingTargetQuery(readPendingTarget()) }}
                intent="primary"
              >
                Back to order
              </LinkButton>
            ) : (
              <LinkButton to="userPricing" intent="primary">
                Back to plans
              </LinkButton>
            )
          }
        >
          Your plan hasn't changed. You can come back to this order any time.
        </EmptyState>
      </div>
    </>
  );
}

function Arrival({ billing: { bill, position } }: { readonly billing: Billing }) {
  if (position.source === 'billed') {
    return <Navigate replace to={linkTo('paymentSuccess')} />;
  }
  return <Wait isIncomplete={bill?.status === 'incomplete'} />;
}

/** Billing updates arrive over realtime; also asking the provider helps if its webhook is late. */
function Wait({ isIncomplete }: { readonly isIncomplete: boolean }) {
  const [refreshBilling, { isLoading, error }] = useAskProviderMutation();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    void refreshBilling();
    const timer = setTimeout(() => {
      setLate(true);
      void refreshBilling();
    }, PAYMENT_CONFIRMATION_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [refreshBilling]);

  return (
    <>
      <PageHeader title={isIncomplete ? 'Payment failed' : 'Confirming your payment'} />
      <div className={styles.waiting}>
        {isIncomplete ? (
          <p>
            We received your order, but your bank hasn't approved the payment. Your plan hasn't
            changed.
          </p>
        ) : (
          <Steps />
        )}
        <div role="status" className={`${ui.grid8} ${styles.patience}`}>
          {isDataError(error) && <p>{billingErrorMessage(error)}</p>}
          {!isIncomplete && isLate && (
            <p>
              Still waiting for the payment provider. It can take a few minutes. You can close this
              page.
            </p>
          )}
        </div>
        {(isLate || isIncomplete || error !== undefined) && (
          <div className={`${ui.actions} ${styles.buttons}`}>
            <Button intent="primary" loading={isLoading} onClick={() => void refreshBilling()}>
              Check again
            </Button>
            <LinkButton to="userPricing" variant="minimal">
              Back to plans
            </LinkButton>
          </div>
        )}
        {isLate && (
          <p className={ui.note}>
            Charged, but no plan? <SupportLink subject="Payment not received" />
          </p>
        )}
      </div>
    </>
  );
}

const STEPS = [
  { name: 'Returned from the payment page', state: 'done' },
  { name: 'The provider confirms the payment', state: 'now' },
  { name: 'Your plan starts', state: 'open' },
];

function Steps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ name, state }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}

import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isPaidPlanId } from '#shared/billing/plans.ts';
import { PAYMENT_PATIENCE_MS } from '#shared/constants.ts';
import { billingSentence } from '#shared/messages/billing.ts';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { PageHeader } from '../../kit/page/Page.tsx';
import { useAddress } from '../../kit/search/useAddress.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import styles from './Billing.module.css';
import { BillingPage } from './BillingPage.tsx';
import { useAskProviderMutation } from './billingApi.ts';
import { keptWanted } from './keptWanted.ts';
import { SupportLink } from './SupportLink.tsx';
import type { Billing } from './useBilling.ts';
import { wantedQuery } from './wantedScreen.ts';

/** Where the provider sends people back to; `?cancelled=1&plan=starter` from those who turned around. */
export function Component() {
  const { params: query } = useAddress();
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
      <PageHeader title="Nothing was charged" />
      <div className={styles.waiting}>
        <EmptyState
          title="You left the payment page before paying"
          action={
            isPaidPlanId(plan) ? (
              <LinkButton
                to="payment"
                query={{ plan, wanted: wantedQuery(keptWanted()) }}
                intent="primary"
              >
                Back to your order
              </LinkButton>
            ) : (
              <LinkButton to="userPricing" intent="primary">
                Back to the plans
              </LinkButton>
            )
          }
        >
          Your plan is as before. You can come back to this whenever you like.
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

/** The bill arrives by itself; asking the provider as well helps where its message is late. */
function Wait({ isIncomplete }: { readonly isIncomplete: boolean }) {
  const [ask, { isLoading, error }] = useAskProviderMutation();
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    void ask();
    const timer = setTimeout(() => {
      setLate(true);
      void ask();
    }, PAYMENT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [ask]);

  return (
    <>
      <PageHeader
        title={isIncomplete ? 'The payment did not go through' : 'Confirming your payment'}
      />
      <div className={styles.waiting}>
        {isIncomplete ? (
          <p>
            The payment provider has your order, but your bank has not agreed to the payment. Your
            plan is as before.
          </p>
        ) : (
          <Steps />
        )}
        <div role="status" className={styles.patience}>
          {isDataError(error) && <p>{billingSentence(error)}</p>}
          {!isIncomplete && isLate && (
            <p>
              Still waiting. The provider usually answers within seconds; it may take a few minutes.
              You can close this page: the plan opens by itself.
            </p>
          )}
        </div>
        {(isLate || isIncomplete || error !== undefined) && (
          <div className={styles.buttons}>
            <Button intent="primary" loading={isLoading} onClick={() => void ask()}>
              Check again
            </Button>
            <LinkButton to="userPricing" variant="minimal">
              Back to the plans
            </LinkButton>
          </div>
        )}
        {isLate && (
          <p className={styles.small}>
            Charged, and still nothing here? <SupportLink subject="A payment that did not arrive" />
          </p>
        )}
      </div>
    </>
  );
}

const STEPS = [
  { name: 'You are back from the payment page', state: 'done' },
  { name: 'The provider confirms the payment', state: 'now' },
  { name: 'Your plan opens', state: 'open' },
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

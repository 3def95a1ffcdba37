import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { type PaidPlanId, PLANS, TRIAL } from '#shared/account/billing/plans.ts';
import { serverNow } from '#shared/format/clock.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatCents, formatPrice } from '#shared/format/money.ts';
import { billingErrorMessage, billingMessages } from '#shared/texts/billing.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { useCreateCheckoutMutation } from './billingApi.ts';
import type { BillingPosition } from './billingPosition.ts';
import { type OrderLine, OrderSheet } from './OrderSheet.tsx';
import { parsePendingTarget } from './pendingTarget.ts';
import { savePendingTarget } from './savedPendingTarget.ts';
import { useGoToPayment } from './useGoToPayment.ts';

function afterDays(start: Date, days: number): Date {
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + days);
  return end;
}

/** Returns the same day of the next month, or its last day if it is shorter. */
function afterMonth(start: Date): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

interface NewPlanOrderProps {
  readonly plan: PaidPlanId;
  readonly position: BillingPosition;
}

/** Order for a first plan, or a new one after a previous plan ended, with today's and the next charge. */
export function NewPlanOrder({ plan: id, position }: NewPlanOrderProps) {
  const plan = PLANS[id];
  const { params: query } = useUrlSearch();
  const [createCheckout, { isLoading }] = useCreateCheckoutMutation();
  const goToPayment = useGoToPayment();
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const mayTry = id === TRIAL.plan && position.mayTry;
  const isTrial = mayTry && query.get('trial') !== 'no';
  const now = serverNow();
  const nextCharge = isTrial ? afterDays(now, TRIAL.days) : afterMonth(now);

  async function pay() {
    setErrorNotice(null);
    savePendingTarget(parsePendingTarget(query.get('wanted')));
    const { data, error } = await createCheckout({ plan: id, trial: isTrial });
    if (isDataError(error)) {
      setErrorNotice({ title: '', description: billingErrorMessage(error) });
    } else if (data !== undefined && !(await goToPayment(data.url))) {
      setErrorNotice({ title: '', description: billingMessages.badAddress });
    }
  }

  const lines: OrderLine[] = [
    { name: `${plan.name}, 1 month`, value: formatCents(plan.monthlyCents) },
    ...(isTrial
      ? [{ name: `First ${TRIAL.days} days free`, value: formatCents(-plan.monthlyCents) }]
      : []),
  ];

  return (
    <>
      <PageHeader
        title={isTrial ? `Start your ${TRIAL.days}-day trial` : `Start ${plan.name}`}
        description={`${plan.name}, ${formatPrice(plan.monthlyCents)} per month. Review your order, then pay on the next page.`}
      />
      <OrderSheet
        plan={plan}
        lines={lines}
        due={formatCents(isTrial ? 0 : plan.monthlyCents)}
        next={`${formatCents(plan.monthlyCents)} on ${formatDay(nextCharge.toISOString())}, then monthly`}
      >
        <FormError notice={errorNotice} />
        <Button intent="primary" size="large" fill loading={isLoading} onClick={() => void pay()}>
          {isTrial ? 'Continue to card details' : 'Continue to payment'}
        </Button>
        {mayTry && (
          <p>
            {isTrial ? (
              <RouteLink
                replace
                to="payment"
                query={{ plan: id, trial: 'no', wanted: query.get('wanted') ?? undefined }}
              >
                Skip the trial and pay today
              </RouteLink>
            ) : (
              <RouteLink
                replace
                to="payment"
                query={{ plan: id, wanted: query.get('wanted') ?? undefined }}
              >
                Start with {TRIAL.days} days free instead
              </RouteLink>
            )}
          </p>
        )}
        <p>
          {isTrial
            ? "Cancel before the trial ends and you won't be charged."
            : 'Cancel any time. Your plan stays active until the end of the paid month.'}
        </p>
      </OrderSheet>
    </>
  );
}

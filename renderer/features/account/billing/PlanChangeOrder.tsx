import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlanChange } from '#shared/account/billing/billing.ts';
import { type PaidPlanId, PLANS } from '#shared/account/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatCents, formatPrice } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { billingErrorMessage, billingMessages } from '#shared/texts/billing.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Billing.module.css';
import { useChangePlanMutation, usePreviewPlanChangeQuery } from './billingApi.ts';
import type { BillingPosition } from './billingPosition.ts';
import { ChangeCardButton } from './ChangeCardButton.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { parsePendingTarget } from './pendingTarget.ts';
import { isUpgrade } from './planActions.ts';
import { savePendingTarget } from './savedPendingTarget.ts';

interface PlanChangeOrderProps {
  readonly plan: PaidPlanId;
  readonly position: BillingPosition;
}

/** Change between paid plans, with an itemized cost before confirming. */
export function PlanChangeOrder({ plan: id, position }: PlanChangeOrderProps) {
  const plan = PLANS[id];
  const previewQuery = usePreviewPlanChangeQuery(id, { refetchOnMountOrArgChange: true });
  const verb = isUpgrade(position.plan.id, id) ? 'Upgrade' : 'Downgrade';
  return (
    <>
      <PageHeader
        title={`${verb} to ${plan.name}`}
        description={`From ${position.plan.name} at ${formatPrice(position.monthlyCents)} to ${plan.name} at ${formatPrice(plan.monthlyCents)} per month.`}
      />
      <Loaded
        answer={previewQuery}
        sentence={billingErrorMessage}
        waiting={
          <div className={styles.waiting}>
            <div className={styles.sheet} aria-busy="true">
              <span className="visually-hidden">Calculating the cost of the change</span>
              <Skeleton width="8rem" height="1.5rem" />
              <Skeleton />
              <Skeleton />
              <Skeleton width="60%" height="2rem" />
              <Skeleton height="2.75rem" />
            </div>
          </div>
        }
      >
        {(preview) => (
          <Preview
            plan={id}
            verb={verb}
            position={position}
            preview={preview}
            isFetching={previewQuery.isFetching}
            onMoved={() => void previewQuery.refetch()}
          />
        )}
      </Loaded>
    </>
  );
}

interface PreviewProps {
  readonly plan: PaidPlanId;
  readonly verb: string;
  readonly position: BillingPosition;
  readonly preview: PlanChange;
  readonly isFetching: boolean;
  /** Called when the price changed, to fetch a new preview. */
  readonly onMoved: () => void;
}

function Preview({ plan: id, verb, position, preview, isFetching, onMoved }: PreviewProps) {
  const plan = PLANS[id];
  const navigate = useNavigate();
  const { params: query } = useUrlSearch();
  const [changePlan, { isLoading }] = useChangePlanMutation();
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const [isDeclined, setDeclined] = useState(false);
  const { dueNowCents, creditCents, lines, nextChargeCents, nextChargeAt, prorationDate } = preview;

  async function confirm() {
    setErrorNotice(null);
    setDeclined(false);
    savePendingTarget(parsePendingTarget(query.get('wanted')));
    const { data, error } = await changePlan({ plan: id, confirm: { prorationDate } });
    if (isDataError(error)) {
      setErrorNotice({ title: '', description: billingErrorMessage(error) });
      if (error.code === 'price_moved') onMoved();
    } else if (data?.outcome === 'payment_failed') {
      setDeclined(true);
      setErrorNotice({
        title: `You still have ${position.plan.name}`,
        description: billingMessages.declined,
      });
    } else if (data?.outcome === 'changed') {
      await navigate(linkTo('paymentSuccess'), { replace: true });
    }
  }

  return (
    <OrderSheet
      plan={plan}
      lines={[
        ...lines.map(({ description, amountCents }) => ({
          name: description,
          value: formatCents(amountCents),
        })),
        ...(creditCents > 0
          ? [{ name: 'Credit toward your next invoices', value: formatCents(creditCents) }]
          : []),
      ]}
      due={formatCents(dueNowCents)}
      next={`${formatCents(nextChargeCents)} on ${formatDay(nextChargeAt)}`}
    >
      <FormError notice={errorNotice}>{isDeclined && <ChangeCardButton />}</FormError>
      <Button
        intent="primary"
        size="large"
        fill
        loading={isLoading}
        disabled={isFetching}
        onClick={() => void confirm()}
      >
        {dueNowCents > 0 ? `${verb} and pay ${formatCents(dueNowCents)}` : `${verb} now`}
      </Button>
      <p>
        {chargeText(dueNowCents, position.card)} {plan.name} starts immediately.
      </p>
    </OrderSheet>
  );
}

function chargeText(dueNowCents: number, card: string | null): string {
  if (dueNowCents === 0) return "You won't be charged today.";
  return card === null ? "We'll charge the card on file." : `We'll charge your ${card}.`;
}

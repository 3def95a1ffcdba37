import { Button } from '@blueprintjs/core';
import { GRACE_DAYS } from '#shared/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import { billingSentence } from '#shared/messages/billing.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { PrintButton } from '../../core/print/PrintButton.tsx';
import { FormError } from '../../kit/form/FormError.tsx';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { PageHeader } from '../../kit/page/Page.tsx';
import styles from './Billing.module.css';
import { BillingPage } from './BillingPage.tsx';
import { useKeepPlanMutation } from './billingApi.ts';
import type { BillingPosition } from './billingPosition.ts';
import { CancelSection } from './CancelSection.tsx';
import { ChangeCardButton } from './ChangeCardButton.tsx';
import { InvoicesSection } from './InvoicesSection.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { SupportLink } from './SupportLink.tsx';
import type { Billing } from './useBilling.ts';

/** The plan, the card, the invoices, and the way out. */
export function Component() {
  return <BillingPage>{(billing) => <Overview billing={billing} />}</BillingPage>;
}

function Overview({ billing }: { readonly billing: Billing }) {
  const { account, position } = billing;
  const isBilled = position.source === 'billed';
  return (
    <>
      <PageHeader
        description="What you have, what it costs, and the way to change or end it."
        actions={<PrintButton />}
      />
      {position.isPastDue && <PastDueNotice position={position} />}
      <div className={styles.overview}>
        <div className={styles.stack}>
          <div className={styles.current}>
            <PlanFacts position={position} />
            <div className={styles.buttons}>
              {isBilled && position.endsAt !== null ? (
                <KeepPlan position={position} />
              ) : position.source === 'given' ? (
                <p>
                  Our team gave you this plan without a bill.{' '}
                  <SupportLink subject={`My ${position.plan.name} plan`}>
                    Write to support
                  </SupportLink>{' '}
                  to change or end it.
                </p>
              ) : (
                <LinkButton to="userPricing" {...(isBilled ? {} : { intent: 'primary' as const })}>
                  {isBilled ? 'Compare and change plan' : 'See the plans'}
                </LinkButton>
              )}
            </div>
          </div>
          <InvoicesSection
            userId={account.profile.id}
            title="Invoices"
            isGiven={position.source === 'given'}
          />
          {isBilled && position.endsAt === null && <CancelSection position={position} />}
        </div>
        {isBilled && (
          <section aria-labelledby="card-title" className={styles.card}>
            <h2 id="card-title">Card</h2>
            <p>{position.card ?? 'No card is known here.'}</p>
            <p className={styles.small}>
              The payment provider keeps it; we see the last four digits.
            </p>
            <div className={styles.buttons}>
              <ChangeCardButton />
            </div>
          </section>
        )}
      </div>
    </>
  );
}

/** Takes a cancellation back, as long as the plan still runs. */
function KeepPlan({ position }: { readonly position: BillingPosition }) {
  const [keep, { isLoading, error }] = useKeepPlanMutation();
  const notice = isDataError(error) ? { title: '', description: billingSentence(error) } : null;
  return (
    <div className={styles.keep}>
      <Button intent="primary" loading={isLoading} onClick={() => void keep()}>
        Keep {position.plan.name}
      </Button>
      <FormError notice={notice} />
    </div>
  );
}

/** A payment has failed: what to do about it, and until when. */
function PastDueNotice({ position }: { readonly position: BillingPosition }) {
  const { graceEndsAt, plan } = position;
  return (
    <div role="note" className={styles.notice}>
      <p>
        <strong>Your last payment failed.</strong> Change your card{' '}
        {graceEndsAt === null ? `within ${GRACE_DAYS} days of it` : `by ${formatDay(graceEndsAt)}`}{' '}
        and {plan.name} goes on as if nothing had happened; after that it ends.
      </p>
      <div className={styles.buttons}>
        <ChangeCardButton intent="primary" />
      </div>
    </div>
  );
}

import { Button } from '@blueprintjs/core';
import { GRACE_DAYS } from '#shared/account/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import { billingErrorMessage } from '#shared/texts/billing.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/Page.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
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

/** Current plan, card, invoices, and cancellation. */
export function Component() {
  return <BillingPage>{(billing) => <Overview billing={billing} />}</BillingPage>;
}

function Overview({ billing }: { readonly billing: Billing }) {
  const { account, position } = billing;
  const isBilled = position.source === 'billed';
  return (
    <>
      <PageHeader
        description="Your plan, payment method, and invoices."
        actions={<PrintButton />}
      />
      {position.isPastDue && <PastDueNotice position={position} />}
      <div className={styles.overview}>
        <div className={styles.stack}>
          <div className={ui.grid16}>
            <PlanFacts position={position} />
            <div className={`${ui.actions} ${styles.buttons}`}>
              {isBilled && position.endsAt !== null ? (
                <KeepPlan position={position} />
              ) : position.source === 'given' ? (
                <p>
                  Our team gave you this plan at no charge.{' '}
                  <SupportLink subject={`My ${position.plan.name} plan`}>
                    Contact support
                  </SupportLink>{' '}
                  to change or cancel it.
                </p>
              ) : (
                <LinkButton to="userPricing" {...(isBilled ? {} : { intent: 'primary' as const })}>
                  {isBilled ? 'Compare plans' : 'View plans'}
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
          <section aria-labelledby="card-title" className={`${ui.grid8} ${styles.card}`}>
            <h2 id="card-title">Card</h2>
            <p>{position.card ?? 'No card on file.'}</p>
            <p className={ui.note}>
              Stored by our payment provider. We only see the last four digits.
            </p>
            <div className={`${ui.actions} ${styles.buttons}`}>
              <ChangeCardButton />
            </div>
          </section>
        )}
      </div>
    </>
  );
}

/** Undoes a cancellation while the plan is still active. */
function KeepPlan({ position }: { readonly position: BillingPosition }) {
  const [keep, { isLoading, error }] = useKeepPlanMutation();
  const notice = isDataError(error) ? { title: '', description: billingErrorMessage(error) } : null;
  return (
    <div className={styles.keep}>
      <Button intent="primary" loading={isLoading} onClick={() => void keep()}>
        Keep {position.plan.name}
      </Button>
      <FormError notice={notice} />
    </div>
  );
}

/** Failed payment: what to do, and by when. */
function PastDueNotice({ position }: { readonly position: BillingPosition }) {
  const { graceEndsAt, plan } = position;
  return (
    <div role="note" className={styles.notice}>
      <p>
        <strong>Your last payment failed.</strong> Change your card{' '}
        {graceEndsAt === null ? `within ${GRACE_DAYS} days` : `by ${formatDay(graceEndsAt)}`} and{' '}
        {plan.name} continues without interruption. Otherwise, it ends.
      </p>
      <div className={`${ui.actions} ${styles.buttons}`}>
        <ChangeCardButton intent="primary" />
      </div>
    </div>
  );
}

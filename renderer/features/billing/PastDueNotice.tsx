import { GRACE_DAYS } from '#shared/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import styles from './Billing.module.css';
import type { BillingPosition } from './billingPosition.ts';
import { ChangeCardButton } from './ChangeCardButton.tsx';

/** A payment has failed: what to do about it, and until when. */
export function PastDueNotice({ position }: { readonly position: BillingPosition }) {
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

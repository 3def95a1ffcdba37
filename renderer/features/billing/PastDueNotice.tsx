import { GRACE_DAYS } from '#shared/plans.ts';
import { formatDay } from '../../kit/format/date.ts';
import styles from './Billing.module.css';
import type { BillingPosition } from './billingPosition.ts';

export function PastDueNotice({ position }: { readonly position: BillingPosition }) {
  const { graceEndsAt, plan } = position;
  return (
    <div role="note" className={styles.notice} data-intent="danger">
      <p>
        <strong>Your last payment failed.</strong>{' '}
        {graceEndsAt === null
          ? `${plan.name} stays open for ${GRACE_DAYS} days.`
          : `${plan.name} stays open until ${formatDay(graceEndsAt)}.`}{' '}
        Change your card until then, and it goes on as if nothing had happened.
      </p>
    </div>
  );
}

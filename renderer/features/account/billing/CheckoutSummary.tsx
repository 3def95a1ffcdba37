import type { TestCheckout } from '#shared/account/billing/billing.ts';
import { formatCents } from '#shared/format/money.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import styles from './Window.module.css';

/** Summary of the payment or card change. */
export function CheckoutSummary({ checkout }: { readonly checkout: TestCheckout }) {
  const { purpose, planName, dueNowCents, monthlyCents, trialDays, email } = checkout;
  return (
    <section aria-labelledby="checkout-title" className={styles.summary}>
      <h1 id="checkout-title">
        {purpose === 'change_card' ? 'Change your card' : `Pay for ${planName ?? 'your plan'}`}
      </h1>
      {purpose === 'subscribe' && (
        <>
          <p className={styles.amount}>
            <span>{formatCents(dueNowCents)}</span> due today
          </p>
          {monthlyCents !== null && (
            <p>
              {trialDays > 0
                ? `${trialDays} days free, then ${formatCents(monthlyCents)} per month`
                : `${formatCents(monthlyCents)} per month`}
            </p>
          )}
        </>
      )}
      {purpose === 'change_card' && (
        <p>
          The new card replaces your current one.{' '}
          {dueNowCents > 0
            ? `We'll charge the open balance of ${formatCents(dueNowCents)} to it.`
            : "You won't be charged now."}
        </p>
      )}
      <p className={styles.email}>
        For <EmailText address={email} />
      </p>
    </section>
  );
}

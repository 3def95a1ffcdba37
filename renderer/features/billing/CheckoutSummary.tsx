import type { TestCheckout } from '#shared/billing/billing.ts';
import { formatCents } from '#shared/format/money.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import styles from './Window.module.css';

/** What the card is for. */
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
                ? `${trialDays} days free, then ${formatCents(monthlyCents)} a month`
                : `${formatCents(monthlyCents)} every month`}
            </p>
          )}
        </>
      )}
      {purpose === 'change_card' && (
        <p>
          The new card takes the place of the old one.{' '}
          {dueNowCents > 0
            ? `The open ${formatCents(dueNowCents)} is charged to it.`
            : 'Nothing is charged now.'}
        </p>
      )}
      <p className={styles.email}>
        For <EmailText address={email} />
      </p>
    </section>
  );
}

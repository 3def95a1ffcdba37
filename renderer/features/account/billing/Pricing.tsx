import type { ReactNode } from 'react';
import { paidRights } from '#shared/account/billing/claims.ts';
import { PLANS, TRIAL } from '#shared/account/billing/plans.ts';
import ui from '../../../ui/theme/ui.module.css';
import type { BillingPosition } from './billingPosition.ts';
import { PlanColumns } from './PlanColumns.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import styles from './Pricing.module.css';
import { type PendingTarget, pendingTargetQuery } from './pendingTarget.ts';
import { priceOf, pricingQuestions } from './pricingContent.ts';
import { SupportLink } from './SupportLink.tsx';
import { UpcomingPlanFeatures } from './UpcomingPlanFeatures.tsx';

interface PricingProps {
  /** Null for a visitor, undefined if loading failed. */
  readonly position: BillingPosition | null | undefined;
  readonly isWaiting?: boolean;
  /** The item the user wanted when they came here. */
  readonly wanted?: PendingTarget | null;
  readonly notice?: ReactNode;
}

/** The four plans with price, features, and one next step for the viewer. */
export function Pricing({ position, isWaiting = false, wanted = null, notice }: PricingProps) {
  return (
    <div className={styles.pricing}>
      <header className={`${ui.grid12} ${styles.hero}`}>
        <h1>Plans and prices</h1>
        <p>Browsing is free. A paid plan includes {paidRights}. No setup fee. Cancel any time.</p>
      </header>
      {wanted !== null && (
        <p className={styles.wanted} role="note">
          {wanted.kind === 'community' ? (
            'Contacting brokers comes with every paid plan. Choose one, and you go on with the community you were looking at; '
          ) : (
            <>
              <strong>{wanted.title}</strong> is included in every paid plan and available
              immediately.{' '}
            </>
          )}
          {TRIAL.days} days of {PLANS[TRIAL.plan].name} are free.
        </p>
      )}
      {notice}
      <PlanColumns position={position} isWaiting={isWaiting} wanted={pendingTargetQuery(wanted)} />
      <section aria-labelledby="comparison-title" className={styles.section}>
        <h2 id="comparison-title">What each plan opens</h2>
        <PlanComparison current={position?.plan.id} />
      </section>
      <UpcomingPlanFeatures />
      <section aria-labelledby="questions-title" className={styles.section}>
        <h2 id="questions-title">Frequently asked questions</h2>
        <dl className={styles.questions}>
          {pricingQuestions.map(({ asked, answer }) => (
            <div key={asked}>
              <dt>{asked}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="contract-title" className={styles.contract}>
        <div>
          <h2 id="contract-title">Plans for firms</h2>
          <p>
            Need several seats, one invoice, or custom terms? Contact us. Prices above range from{' '}
            {priceOf(PLANS.starter)} to {priceOf(PLANS.enterprise)} per month for one person, in US
            dollars.
          </p>
        </div>
        <SupportLink subject="Custom plan">Contact us about a contract</SupportLink>
      </section>
    </div>
  );
}

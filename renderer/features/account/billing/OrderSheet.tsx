import { Tick } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { findEquivalentPlan, getPlanClaims } from '#shared/account/billing/claims.ts';
import { PLANS, type Plan } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Billing.module.css';

export interface OrderLine {
  readonly name: string;
  readonly value: string;
}

interface OrderSheetProps {
  readonly plan: Plan;
  readonly lines: readonly OrderLine[];
  /** Today's charge. */
  readonly due: string;
  /** Date and amount of the next charge. */
  readonly next: string;
  /** The button and any error. */
  readonly children: ReactNode;
}

/** The order as an unpaid receipt, next to what the plan includes. */
export function OrderSheet({ plan, lines, due, next, children }: OrderSheetProps) {
  const below = findEquivalentPlan(plan.id);
  return (
    <div className={styles.order}>
      <section aria-labelledby="order-title" className={styles.sheet}>
        <h2 id="order-title">Your order</h2>
        <dl className={styles.lines}>
          {lines.map(({ name, value }) => (
            <div key={`${name} ${value}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={styles.due}>
            <dt>Due today</dt>
            <dd>{due}</dd>
          </div>
          <div className={styles.next}>
            <dt>Next charge</dt>
            <dd>{next}</dd>
          </div>
        </dl>
        <div className={`${ui.grid12} ${styles.pay}`}>{children}</div>
      </section>
      <aside aria-label={`${plan.name} features`} className={styles.brings}>
        <h2>{plan.name} includes</h2>
        <ul>
          {getPlanClaims(plan.id).opens.map((claim) => (
            <li key={claim}>
              <Tick />
              <span>{claim}</span>
            </li>
          ))}
        </ul>
        {below !== null && (
          <p>
            Today {PLANS[below].name} offers the same features for{' '}
            {formatPrice(PLANS[below].monthlyCents)} per month.
          </p>
        )}
        <RouteLink to="userPricing">Compare plans</RouteLink>
      </aside>
    </div>
  );
}

import { Tick } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import type { Plan } from '#shared/plans.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Billing.module.css';

export interface OrderLine {
  readonly name: string;
  readonly value: string;
}

interface OrderSheetProps {
  readonly plan: Plan;
  readonly lines: readonly OrderLine[];
  /** What is charged today. */
  readonly due: string;
  /** When and how much comes next. */
  readonly next: string;
  /** The button, and what was refused. */
  readonly children: ReactNode;
}

/** The order as a receipt that is not paid yet; what the plan brings stands beside it. */
export function OrderSheet({ plan, lines, due, next, children }: OrderSheetProps) {
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
        <div className={styles.pay}>{children}</div>
      </section>
      <aside aria-label={`What ${plan.name} brings`} className={styles.brings}>
        <h2>{plan.name} brings you</h2>
        <ul>
          {plan.claims.map((claim) => (
            <li key={claim}>
              <Tick />
              <span>{claim}</span>
            </li>
          ))}
        </ul>
        <RouteLink to="userPricing">Compare the plans</RouteLink>
      </aside>
    </div>
  );
}

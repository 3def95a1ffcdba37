import { claimsOf } from '#shared/billing/claims.ts';
import styles from './Pricing.module.css';
import { allPlans } from './pricingContent.ts';

/** What the plans are to open later, apart from what is paid for. */
export function PlansToCome() {
  const plans = allPlans
    .map(({ id, name }) => ({ name, toCome: claimsOf(id).toCome }))
    .filter(({ toCome }) => toCome.length > 0);
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="to-come-title" className={styles.section}>
      <h2 id="to-come-title">To come</h2>
      <p>None of this is open yet, and none of it is a part of what you pay for today.</p>
      <dl className={styles.toCome}>
        {plans.map(({ name, toCome }) => (
          <div key={name}>
            <dt>With {name}</dt>
            <dd>{toCome.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

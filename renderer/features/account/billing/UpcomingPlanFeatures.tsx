import { getPlanClaims } from '#shared/account/billing/claims.ts';
import styles from './Pricing.module.css';
import { allPlans } from './pricingContent.ts';

/** Planned features, shown apart from those already included. */
export function UpcomingPlanFeatures() {
  const plans = allPlans
    .map(({ id, name }) => ({ name, toCome: getPlanClaims(id).toCome }))
    .filter(({ toCome }) => toCome.length > 0);
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="to-come-title" className={styles.section}>
      <h2 id="to-come-title">Planned</h2>
      <p>These features aren't available yet and aren't part of your price.</p>
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

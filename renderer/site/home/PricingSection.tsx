import { getPlanClaims } from '#shared/account/billing/claims.ts';
import { PLAN_IDS, PLANS, TRIAL } from '#shared/account/billing/plans.ts';
import { formatPlanPrice } from '#shared/format/money.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './PricingSection.module.css';

/** Price and features of each plan; upcoming features are on the plans page, apart from prices. */
export const PricingSection = () => (
  <HomeSection
    id="pricing-section"
    title="Four plans"
    lead={
      <>
        Browsing is free. Try {PLANS[TRIAL.plan].name} for {TRIAL.days} days. Cancel any time.{' '}
        <RouteLink to="userPricing">Compare plans and prices</RouteLink>
      </>
    }
  >
    <ol className={styles.plans}>
      {PLAN_IDS.map((id) => PLANS[id]).map(({ id, name, monthlyCents }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p className={styles.price}>
            <span>{formatPlanPrice(monthlyCents)}</span>
            {monthlyCents > 0 && ' a month'}
          </p>
          <ul>
            {getPlanClaims(id).opens.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </HomeSection>
);

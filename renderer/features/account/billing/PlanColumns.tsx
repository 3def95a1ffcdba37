import { findEquivalentPlan, getPlanClaims } from '#shared/account/billing/claims.ts';
import { PLANS, type Plan, TRIAL } from '#shared/account/billing/plans.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { TickIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { usePrefetch } from '../../../ui/link/navigation.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { BillingPosition } from './billingPosition.ts';
import { PlanRights } from './PlanComparison.tsx';
import styles from './Pricing.module.css';
import { getPlanAction, type PlanAction } from './planActions.ts';
import { allPlans, planTaglines, priceOf } from './pricingContent.ts';
import { SupportLink } from './SupportLink.tsx';

interface PlanColumnsProps {
  /** Null for a visitor, undefined if loading failed. */
  readonly position: BillingPosition | null | undefined;
  readonly isWaiting: boolean;
  /** The user's destination after choosing a plan, as carried in the URL. */
  readonly wanted?: string | undefined;
}

/** The plans side by side, by price. */
export function PlanColumns({ position, isWaiting, wanted }: PlanColumnsProps) {
  return (
    <ul className={styles.plans} aria-busy={isWaiting}>
      {allPlans.map((plan) => (
        <li key={plan.id} className={styles.plan} data-leading={plan.id === TRIAL.plan}>
          <PlanHead plan={plan} position={position} />
          <div className={styles.action}>
            {position === undefined ? (
              isWaiting && <Skeleton height="2.75rem" />
            ) : (
              <Action plan={plan} position={position} wanted={wanted} />
            )}
          </div>
          <ul className={styles.claims} aria-label={`${plan.name} features`}>
            {getPlanClaims(plan.id).opens.map((claim) => (
              <li key={claim}>
                <TickIcon />
                <span>{claim}</span>
              </li>
            ))}
          </ul>
          <SameToday plan={plan} />
          <PlanRights plan={plan} />
        </li>
      ))}
    </ul>
  );
}

/** Shown before checkout for a higher plan whose own features aren't released yet. */
function SameToday({ plan }: { readonly plan: Plan }) {
  const below = findEquivalentPlan(plan.id);
  return below === null ? null : (
    <p className={ui.note}>Today it includes what {PLANS[below].name} includes.</p>
  );
}

interface PlanHeadProps {
  readonly plan: Plan;
  readonly position: BillingPosition | null | undefined;
}

function PlanHead({ plan, position }: PlanHeadProps) {
  const isCurrent = position?.plan.id === plan.id;
  const mayTry = position === null || (position?.source === 'none' && position.mayTry);
  return (
    <>
      <div className={styles.planName}>
        <h2>{plan.name}</h2>
        {isCurrent && (
          <span className={styles.tag} data-intent="success">
            Your plan
          </span>
        )}
        {mayTry && plan.id === TRIAL.plan && (
          <span className={styles.tag}>{TRIAL.days} days free</span>
        )}
      </div>
      <p className={styles.price}>
        <span>{priceOf(plan)}</span> {plan.monthlyCents > 0 && <small>per month</small>}
      </p>
      <p className={ui.note}>{planTaglines[plan.id]}</p>
    </>
  );
}

interface ActionProps {
  readonly plan: Plan;
  readonly position: BillingPosition | null;
  readonly wanted: string | undefined;
}

function Action({ plan, position, wanted }: ActionProps) {
  const action = getPlanAction(plan.id, position, wanted);
  if (action !== null) return <ActionLink action={action} plan={plan} />;
  if (position?.source !== 'given') return <p className={ui.note}>Current plan</p>;
  return (
    <p className={ui.note}>
      {position.plan.id === plan.id ? (
        'Complimentary plan from our team.'
      ) : (
        <SupportLink subject={`From ${position.plan.name} to ${plan.name}`}>
          Request a plan change
        </SupportLink>
      )}
    </p>
  );
}

function ActionLink({ action, plan }: { readonly action: PlanAction; readonly plan: Plan }) {
  const isLeading = plan === PLANS[TRIAL.plan];
  return (
    <Link
      {...usePrefetch(action.screen)}
      to={action.href}
      className={buttonClass({
        size: 'large',
        fill: true,
        intent: isLeading ? 'primary' : undefined,
      })}
    >
      {action.label}
    </Link>
  );
}

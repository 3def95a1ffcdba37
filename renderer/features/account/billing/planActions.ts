import { PLAN_IDS, PLANS, type PlanId, TRIAL } from '#shared/account/billing/plans.ts';
import { linkTo, type RouteName, signInPathFor } from '#shared/routes.ts';
import type { BillingPosition } from './billingPosition.ts';

/** The single action a viewer can take on a plan; null if none. */
export interface PlanAction {
  readonly label: string;
  readonly href: string;
  readonly screen: RouteName;
}

export const isUpgrade = (from: PlanId, to: PlanId): boolean =>
  PLAN_IDS.indexOf(to) > PLAN_IDS.indexOf(from);

const payment = (plan: PlanId, target?: string): string =>
  linkTo('payment', undefined, { plan, wanted: target });

const startLabel = (plan: PlanId, mayTry: boolean): string =>
  mayTry && plan === TRIAL.plan ? `Start ${TRIAL.days}-day trial` : `Choose ${PLANS[plan].name}`;

/** `position` is null for a visitor; `wanted` is their destination afterwards. */
export function getPlanAction(
  plan: PlanId,
  position: BillingPosition | null,
  target?: string,
): PlanAction | null {
  if (position === null) return visitorAction(plan, target);
  if (plan === position.plan.id) {
    if (position.source !== 'billed') return null;
    return position.endsAt === null
      ? { label: 'Manage plan', href: linkTo('cancelSubscription'), screen: 'cancelSubscription' }
      : {
          label: 'Keep plan',
          href: linkTo('cancelSubscription'),
          screen: 'cancelSubscription',
        };
  }
  // Staff changes complimentary plans; buying alongside would create a second plan.
  if (position.source === 'given') return null;
  if (plan === 'basic') {
    return {
      label: 'Cancel plan',
      href: linkTo('cancelSubscription'),
      screen: 'cancelSubscription',
    };
  }
  if (position.source === 'none') {
    return {
      label: startLabel(plan, position.mayTry),
      href: payment(plan, target),
      screen: 'payment',
    };
  }
  const verb = isUpgrade(position.plan.id, plan) ? 'Upgrade' : 'Downgrade';
  return {
    label: `${verb} to ${PLANS[plan].name}`,
    href: payment(plan, target),
    screen: 'payment',
  };
}

function visitorAction(plan: PlanId, target: string | undefined): PlanAction {
  if (plan === 'basic') {
    return {
      label: 'Create a free account',
      href: linkTo('auth', undefined, { mode: 'sign-up' }),
      screen: 'auth',
    };
  }
  const [pathname = '', search = ''] = payment(plan, target).split(/(?=\?)/);
  return { label: startLabel(plan, true), href: signInPathFor(pathname, search), screen: 'auth' };
}

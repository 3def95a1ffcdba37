import type { Subscription } from '#shared/access/access.ts';
import { isPaidPlanId, PLANS, type Plan, planOfTier } from '#shared/account/billing/plans.ts';
import type { Bill } from './billingTables.ts';

/** A user's plan status, derived from billing and granted access. */
export interface BillingPosition {
  readonly plan: Plan;
  /** `given`: granted by staff, by contract, or as a trial, without billing. */
  readonly source: 'none' | 'billed' | 'given';
  readonly isTrial: boolean;
  readonly monthlyCents: number;
  /** When the plan ends automatically; null while it renews. */
  readonly endsAt: string | null;
  /** Date of the next charge; null if none. */
  readonly nextChargeAt: string | null;
  /** End of the grace period after a failed payment; access continues until then. */
  readonly graceEndsAt: string | null;
  readonly isPastDue: boolean;
  readonly mayTry: boolean;
  readonly card: string | null;
}

const RUNNING = new Set(['trialing', 'active', 'past_due']);

export function getBillingPosition(
  subscription: Subscription | null,
  bill: Bill | null,
  now: Date,
): BillingPosition {
  const mayTry = (bill?.trial_used_at ?? null) === null;
  const card = cardName(bill);
  const none = {
    plan: PLANS.basic,
    source: 'none',
    isTrial: false,
    monthlyCents: 0,
    endsAt: null,
    nextChargeAt: null,
    graceEndsAt: null,
    isPastDue: false,
    mayTry,
    card,
  } as const;
  if (bill?.status && RUNNING.has(bill.status) && isPaidPlanId(bill.plan)) {
    const endsAt = bill.cancel_at_period_end ? (bill.ends_at ?? bill.current_period_end) : null;
    const plan = PLANS[bill.plan];
    return {
      ...none,
      plan,
      source: 'billed',
      isTrial: bill.status === 'trialing',
      monthlyCents: bill.price_cents ?? plan.monthlyCents,
      endsAt,
      nextChargeAt: endsAt === null ? bill.current_period_end : null,
      graceEndsAt: bill.status === 'past_due' ? bill.grace_ends_at : null,
      isPastDue: bill.status === 'past_due',
    };
  }
  if (subscription === null || !isOpen(subscription, now)) return none;
  return {
    ...none,
    plan: planOfTier(subscription.subscription_tier),
    source: 'given',
    isTrial: subscription.is_trial,
    endsAt: subscription.subscription_end,
  };
}

const isOpen = ({ subscribed, subscription_end: end }: Subscription, now: Date): boolean =>
  subscribed && (end === null || new Date(end) > now);

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
};

/** Formats a card as "Visa ending in 4242". */
function cardName(bill: Bill | null): string | null {
  if (!bill?.card_last4) return null;
  const brand = bill.card_brand ?? '';
  return `${BRANDS[brand] ?? 'Card'} ending in ${bill.card_last4}`;
}

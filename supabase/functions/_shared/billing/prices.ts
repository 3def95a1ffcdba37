import type Stripe from 'stripe';
import type { PaidPlanId } from '../../../../shared/account/billing/plans.ts';
import { BillingError } from './billing-error.ts';

/** Lookup key of a plan's price at the provider. */
export const lookupKey = (plan: PaidPlanId): string => `haven_${plan}`;

export async function getPlanPrice(stripe: Stripe, plan: PaidPlanId): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true });
  if (!data[0]) throw new BillingError('not_configured');
  return data[0];
}

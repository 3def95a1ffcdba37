import type Stripe from 'stripe';
import type { BillingCall } from './billing-call.ts';
import { BillingError } from './billing-error.ts';
import { currentSubscription, isLive } from './state.ts';
import { fetchProviderCustomer } from './sync.ts';

export interface CallerSubscription {
  customer: string;
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
}

/** Returns the caller's live subscription as the provider reports it now. Rejects if there is none. */
export async function getCallerSubscription(call: BillingCall): Promise<CallerSubscription> {
  const { database, caller, payments } = call;
  const { customer_id: customer } = await database.read(caller.userId);
  if (!customer) throw new BillingError('no_subscription');
  const { subscriptions } = await fetchProviderCustomer(payments.stripe, customer);
  const subscription = currentSubscription(subscriptions);
  const item = subscription?.items.data[0];
  if (!subscription || !item || !isLive(subscription)) throw new BillingError('no_subscription');
  return { customer, subscription, item };
}

import { isPaidPlanId, type PaidPlanId, TRIAL } from '../../../shared/account/billing/plans.ts';
import { type BillingCall, billingHandler } from '../_shared/billing/billing-call.ts';
import type { BillingFacts } from '../_shared/billing/billing-database.ts';
import { BillingError, billingErrorResponse } from '../_shared/billing/billing-error.ts';
import { getPlanPrice } from '../_shared/billing/prices.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { jsonResponse } from '../_shared/json.ts';

/** Long enough to find the card, short enough that prices don't become outdated. */
const OPEN_SECONDS = 60 * 60;

/** Creates a checkout page for a first plan. Body: `{plan, trial?}`, response: `{url, isTest}`. */
export const handle = billingHandler(async (call) => {
  const { plan, trial = false } = call.fields;
  if (!isPaidPlanId(plan) || typeof trial !== 'boolean') return billingErrorResponse('bad_request');
  if (trial && plan !== TRIAL.plan) return billingErrorResponse('bad_request');

  const customer = await customerOf(call);
  rejectSecondPlan(await factsNow(call, customer), trial);
  const { attempt, before } = await call.database.beginCheckout(call.caller.userId);
  if (before && (await closeCheckout(call, before)) === 'complete') {
    // A payment completed while this call was running.
    rejectSecondPlan(await factsNow(call, customer), trial);
  }
  return jsonResponse(200, await openCheckout(call, { customer, attempt, plan, trial }));
});

/** Returns the caller's customer at the provider; creates it at the first checkout. */
async function customerOf({ database, caller, payments }: BillingCall): Promise<string> {
  const { customer_id: known } = await database.read(caller.userId);
  if (known) return known;
  const { userId, email, name } = caller;
  const createdCustomer = await payments.stripe.customers.create(
    { email, ...(name ? { name } : {}), metadata: { user_id: userId } },
    { idempotencyKey: `customer:${userId}:${email}` },
  );
  return database.linkCustomer(userId, createdCustomer.id);
}

async function factsNow({ database, caller, payments }: BillingCall, customer: string) {
  await syncCustomer(payments.stripe, database, customer);
  return database.read(caller.userId);
}

function rejectSecondPlan(facts: BillingFacts, trial: boolean): void {
  const isLive = ['trialing', 'active', 'past_due'].includes(facts.status ?? '');
  if (isLive || facts.has_contract) throw new BillingError('already_subscribed');
  if (trial && facts.trial_used) throw new BillingError('trial_used');
}

/** Only one checkout page stays open: a second tab could create a second plan or trial. */
async function closeCheckout({ payments }: BillingCall, session: string) {
  const { status } = await payments.stripe.checkout.sessions.retrieve(session);
  if (status !== 'open') return status;
  const idempotencyKey = `expire:${session}`;
  const closed = await payments.stripe.checkout.sessions.expire(session, {}, { idempotencyKey });
  return closed.status;
}

interface Checkout {
  customer: string;
  attempt: number;
  plan: PaidPlanId;
  trial: boolean;
}

async function openCheckout(call: BillingCall, { customer, attempt, plan, trial }: Checkout) {
  const { payments, database, caller } = call;
  const price = await getPlanPrice(payments.stripe, plan);
  const landing = `${payments.siteUrl}/payment-landing`;
  const session = await payments.stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: caller.userId,
      line_items: [{ price: price.id, quantity: 1 }],
      payment_method_collection: 'always',
      subscription_data: {
        metadata: { user_id: caller.userId },
        ...(trial ? { trial_period_days: TRIAL.days } : {}),
      },
      expires_at: Math.floor(Date.now() / 1000) + OPEN_SECONDS,
      success_url: `${landing}?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${landing}?cancelled=1&plan=${plan}`,
    },
    { idempotencyKey: `checkout:${caller.userId}:${attempt}` },
  );
  const isSaved = await database.keepCheckout(caller.userId, attempt, session.id);
  if (isSaved && session.url) return { url: session.url, isTest: !session.livemode };
  await closeCheckout(call, session.id);
  throw new BillingError('provider_unavailable');
}

import Stripe from 'stripe';
import type { PlanChange } from '../../../shared/account/billing/billing.ts';
import { isPaidPlanId, type PaidPlanId } from '../../../shared/account/billing/plans.ts';
import { type BillingCall, billingHandler } from '../_shared/billing/billing-call.ts';
import { billingErrorResponse } from '../_shared/billing/billing-error.ts';
import {
  type CallerSubscription,
  getCallerSubscription,
} from '../_shared/billing/caller-subscription.ts';
import { getPlanPrice } from '../_shared/billing/prices.ts';
import { planOfPrice } from '../_shared/billing/state.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import { jsonResponse } from '../_shared/json.ts';

/** How long a previewed price remains valid. */
const GOOD_FOR_SECONDS = 10 * 60;

/** Body: `{plan}` for a preview, `{plan, confirm: {prorationDate}}` to change at that price. */
export const handle = billingHandler(async (call) => {
  const { plan, confirm } = call.fields;
  const date = prorationDateOf(confirm);
  if (!isPaidPlanId(plan) || date === null) return billingErrorResponse('bad_request');
  const own = await getCallerSubscription(call);
  if (planOfPrice(own.item.price) === plan) return billingErrorResponse('bad_request');

  const requestedPlan: RequestedPlan = { ...own, ...(await getRequestedPrice(call, plan)) };
  // Without a date the provider uses its own clock, the only one that counts.
  const now = await preview(call, requestedPlan);
  if (date === undefined) return jsonResponse(200, now);
  const age = now.prorationDate - date;
  const isOfThisPeriod = own.item.current_period_start <= date;
  if (age < 0 || age > GOOD_FOR_SECONDS || !isOfThisPeriod)
    return billingErrorResponse('price_moved');

  const shown = await preview(call, requestedPlan, date);
  const isPaid = await change(call, requestedPlan, date);
  await syncCustomer(call.payments.stripe, call.database, own.customer);
  return jsonResponse(200, { ...shown, outcome: isPaid ? 'changed' : 'payment_failed' });
});

/** Returns undefined without a confirmation, null for an invalid one. */
function prorationDateOf(confirm: unknown): number | null | undefined {
  if (confirm === undefined) return undefined;
  if (typeof confirm !== 'object' || confirm === null || !('prorationDate' in confirm)) return null;
  const { prorationDate } = confirm;
  return Number.isSafeInteger(prorationDate) && Number(prorationDate) > 0
    ? Number(prorationDate)
    : null;
}

interface RequestedPlan extends CallerSubscription {
  priceId: string;
  priceCents: number;
}

async function getRequestedPrice({ payments }: BillingCall, plan: PaidPlanId) {
  const price = await getPlanPrice(payments.stripe, plan);
  return { priceId: price.id, priceCents: price.unit_amount ?? 0 };
}

/** The trial covers one plan; switching to another one starts charging. */
function changeOf({ subscription, item, priceId }: RequestedPlan) {
  return {
    items: [{ id: item.id, price: priceId }],
    proration_behavior: 'always_invoice' as const,
    ...(subscription.status === 'trialing' ? { trial_end: 'now' as const } : {}),
  };
}

async function preview(
  { payments }: BillingCall,
  requestedPlan: RequestedPlan,
  date?: number,
): Promise<PlanChange> {
  const { customer, subscription, item, priceCents } = requestedPlan;
  const invoice = await payments.stripe.invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: {
      ...changeOf(requestedPlan),
      ...(date === undefined ? {} : { proration_date: date }),
    },
  });
  const balance = invoice.starting_balance + invoice.total;
  const ends = invoice.lines.data.map(({ period }) => period.end);
  return {
    outcome: 'preview',
    dueNowCents: invoice.amount_due,
    creditCents: Math.max(0, -invoice.total),
    nextChargeCents: Math.max(0, priceCents + Math.min(0, balance)),
    nextChargeAt: new Date(Math.max(item.current_period_end, ...ends) * 1000).toISOString(),
    prorationDate:
      date ?? invoice.parent?.subscription_details?.subscription_proration_date ?? invoice.created,
    lines: invoice.lines.data.map(({ description, amount }) => ({
      description: description ?? '',
      amountCents: amount,
    })),
  };
}

/** Returns false if the card was declined; the subscription is then unchanged. */
async function change(
  { payments }: BillingCall,
  requestedPlan: RequestedPlan,
  date: number,
): Promise<boolean> {
  const { subscription, priceId } = requestedPlan;
  try {
    await payments.stripe.subscriptions.update(
      subscription.id,
      {
        ...changeOf(requestedPlan),
        proration_date: date,
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `change:${subscription.id}:${priceId}:${date}` },
    );
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return false;
    throw error;
  }
}

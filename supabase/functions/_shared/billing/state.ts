import type Stripe from 'stripe';
import type { BillingStatus } from '../../../../shared/account/billing/billing.ts';
import {
  GRACE_DAYS,
  isPaidPlanId,
  type PaidPlanId,
  PLANS,
} from '../../../../shared/account/billing/plans.ts';

/** Customer data stored in the database, keyed by column name. */
export interface BillingState {
  account: {
    status: BillingStatus;
    plan: PaidPlanId;
    price_cents: number;
    current_period_end: string;
    cancel_at_period_end: boolean;
    ends_at: string | null;
    grace_ends_at: string | null;
    trial_used_at: string | null;
    card_brand: string | null;
    card_last4: string | null;
  } | null;
  access: {
    subscribed: boolean;
    subscription_tier: string | null;
    is_trial: boolean;
    subscription_end: string | null;
  } | null;
  failed_invoice: string | null;
  invoices: {
    id: string;
    number: string | null;
    status: string;
    amount_cents: number;
    description: string;
    period_start: string;
    period_end: string;
    created_at: string;
    hosted_url: string | null;
  }[];
}

/** Snapshot of a customer at the provider. */
export interface ProviderCustomer {
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
}

const GRACE_SECONDS = GRACE_DAYS * 86_400;

const STATUSES: Readonly<Record<string, BillingStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  incomplete: 'incomplete',
};

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();
const isoOrNull = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? iso(seconds) : null;

/** Prices keep their plan name even after a newer price takes over the lookup key. */
export function planOfPrice({ metadata, lookup_key }: Stripe.Price): PaidPlanId | null {
  const name = metadata?.haven_plan ?? lookup_key?.replace(/^haven_/, '');
  return isPaidPlanId(name) ? name : null;
}

const itemOf = (subscription: Stripe.Subscription) => subscription.items.data[0];

const planOf = (subscription: Stripe.Subscription): PaidPlanId | null => {
  const price = itemOf(subscription)?.price;
  return price ? planOfPrice(price) : null;
};

export const isLive = ({ status }: Stripe.Subscription): boolean =>
  ['trialing', 'active', 'past_due'].includes(STATUSES[status] ?? 'canceled');

/** Returns the effective subscription: a live one first, then the newest. */
export function currentSubscription(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  return subscriptions
    .filter((subscription) => planOf(subscription) !== null)
    .toSorted((a, b) => Number(isLive(b)) - Number(isLive(a)) || b.created - a.created)[0];
}

/** Returns when a cancelled subscription ends or ended. In the newer billing mode only the timestamp is set. */
export function subscriptionEndsAt(subscription: Stripe.Subscription): number | null {
  if (subscription.ended_at) return subscription.ended_at;
  if (subscription.cancel_at) return subscription.cancel_at;
  return subscription.cancel_at_period_end
    ? (itemOf(subscription)?.current_period_end ?? null)
    : null;
}

const isUnpaid = (invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean =>
  invoice.status === 'open' &&
  invoice.attempted &&
  invoice.parent?.subscription_details?.subscription === subscription.id;

/**
 * Derives the billing state from the provider's snapshot. `now` decides whether the grace period after a failed
 * payment is over.
 */
export function toBillingState(
  { subscriptions, invoices }: ProviderCustomer,
  now: Date,
): BillingState {
  const subscription = currentSubscription(subscriptions);
  const issuedInvoices = invoices.filter(({ status }) => status !== 'draft' && status !== null);
  const state: BillingState = {
    account: null,
    access: null,
    failed_invoice: null,
    invoices: issuedInvoices.map(toBillingInvoice),
  };
  const item = subscription && itemOf(subscription);
  const plan = subscription && planOf(subscription);
  if (!subscription || !item || !plan) return state;

  const status = STATUSES[subscription.status] ?? 'canceled';
  const failed = issuedInvoices
    .filter((invoice) => isUnpaid(invoice, subscription))
    .toSorted((a, b) => a.created - b.created)[0];
  const failedAt =
    failed?.status_transitions.finalized_at ?? failed?.created ?? item.current_period_start;
  const graceEnd = status === 'past_due' ? failedAt + GRACE_SECONDS : null;
  const endsAt = subscriptionEndsAt(subscription);
  const card = cardOf(subscription);
  state.failed_invoice = failed?.id ?? null;
  state.account = {
    status,
    plan,
    price_cents: item.price.unit_amount ?? 0,
    current_period_end: iso(item.current_period_end),
    cancel_at_period_end: endsAt !== null && status !== 'canceled',
    ends_at: isoOrNull(endsAt),
    grace_ends_at: isoOrNull(graceEnd),
    trial_used_at: isoOrNull(trialUsedAt(subscriptions)),
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
  };
  const isSubscribed =
    status === 'trialing' ||
    status === 'active' ||
    (graceEnd !== null && graceEnd * 1000 > now.getTime());
  state.access = {
    subscribed: isSubscribed,
    subscription_tier: isSubscribed ? PLANS[plan].tier : null,
    is_trial: status === 'trialing',
    subscription_end: iso(
      accessEnd({ status, graceEnd, endsAt, periodEnd: item.current_period_end }),
    ),
  };
  return state;
}

interface Ends {
  status: BillingStatus;
  graceEnd: number | null;
  endsAt: number | null;
  periodEnd: number;
}

/** A renewing plan stays open slightly past its paid period, because the renewal event may arrive late. */
function accessEnd({ status, graceEnd, endsAt, periodEnd }: Ends): number {
  if (graceEnd !== null) return Math.min(graceEnd, endsAt ?? graceEnd);
  if (endsAt !== null) return endsAt;
  return status === 'active' ? periodEnd + GRACE_SECONDS : periodEnd;
}

function trialUsedAt(subscriptions: readonly Stripe.Subscription[]): number | null {
  const starts = subscriptions
    .map(({ trial_start }) => trial_start)
    .filter((start) => start !== null);
  return starts.length > 0 ? Math.min(...starts) : null;
}

function cardOf({ default_payment_method: own, customer }: Stripe.Subscription) {
  const general =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? general;
  return typeof method === 'object' ? method?.card : undefined;
}

function toBillingInvoice(invoice: Stripe.Invoice): BillingState['invoices'][number] {
  const lines = invoice.lines.data;
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status ?? 'open',
    amount_cents: invoice.amount_due,
    description: lines.map(({ description }) => description ?? '').join('; '),
    period_start: iso(Math.min(invoice.period_start, ...lines.map(({ period }) => period.start))),
    period_end: iso(Math.max(invoice.period_end, ...lines.map(({ period }) => period.end))),
    created_at: iso(invoice.created),
    hosted_url: invoice.hosted_invoice_url ?? null,
  };
}

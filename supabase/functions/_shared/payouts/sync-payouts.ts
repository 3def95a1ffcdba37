import type Stripe from 'stripe';
import type { ConnectedState, OnlinePaymentState, PayoutDatabase } from './payout-database.ts';

const MOST_PAYOUTS = 50;

type Outcome = 'applied' | 'outdated' | 'unknown';

const sumUsd = (amounts: readonly { amount: number; currency: string }[]): number =>
  amounts.filter(({ currency }) => currency === 'usd').reduce((sum, one) => sum + one.amount, 0);

const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Copies an account's state, balance, and payouts from the provider. */
export async function syncConnectedAccount(
  stripe: Stripe,
  database: PayoutDatabase,
  providerId: string,
): Promise<Outcome> {
  const ticket = await database.beginAccountSync(providerId);
  if (ticket === null) return 'unknown';
  const on = { stripeAccount: providerId };
  const [account, balance, payouts] = await Promise.all([
    stripe.accounts.retrieve(providerId),
    stripe.balance.retrieve({}, on),
    stripe.payouts.list({ limit: MOST_PAYOUTS }, on),
  ]);
  const bank = account.external_accounts?.data[0];
  const state: ConnectedState = {
    can_charge: account.charges_enabled,
    can_pay_out: account.payouts_enabled,
    has_details: account.details_submitted,
    requirements: account.requirements?.currently_due?.length ?? 0,
    bank_last4: bank?.last4 ?? null,
    available_cents: sumUsd(balance.available),
    pending_cents: sumUsd(balance.pending),
    payouts: payouts.data.map(({ id, amount, status, arrival_date }) => ({
      id,
      cents: amount,
      state: status,
      arrives_on: dayOf(arrival_date),
    })),
  };
  return database.applyAccount(providerId, ticket, state);
}

/**
 * Copies a payment's state from the provider. `reference` is our ID, a session, or a payment intent; it may come from an
 * event, because it only says what to fetch.
 */
export async function syncOnlinePayment(
  stripe: Stripe,
  database: PayoutDatabase,
  reference: string,
): Promise<Outcome> {
  const begun = await database.beginPaymentSync(reference);
  if (begun === null) return 'unknown';
  const session = await stripe.checkout.sessions.retrieve(begun.session_id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const disputes =
    intent !== null && charge?.disputed
      ? (await stripe.disputes.list({ payment_intent: intent.id })).data
      : [];
  const state = toPaymentState(session.status, intent, charge, disputes);
  return database.applyPayment(begun.id, begun.ticket, state);
}

function toPaymentState(
  status: Stripe.Checkout.Session.Status | null,
  intent: Stripe.PaymentIntent | null,
  charge: Stripe.Charge | null,
  disputes: readonly Stripe.Dispute[],
): OnlinePaymentState {
  const details = charge?.payment_method_details;
  return {
    state: stateOf(status, intent),
    intent_id: intent?.id ?? null,
    last4: details?.card?.last4 ?? details?.us_bank_account?.last4 ?? null,
    failure: intent?.last_payment_error?.message?.slice(0, 300) ?? null,
    received_cents: intent?.status === 'succeeded' ? intent.amount_received : 0,
    refunded_cents: charge?.amount_refunded ?? 0,
    returned_cents: disputes.filter(isTaken).reduce((sum, { amount }) => sum + amount, 0),
    received_at: charge?.created ?? null,
  };
}

function stateOf(
  status: Stripe.Checkout.Session.Status | null,
  intent: Stripe.PaymentIntent | null,
): OnlinePaymentState['state'] {
  if (status === 'expired') return 'expired';
  if (intent?.status === 'succeeded') return 'succeeded';
  if (intent?.status === 'processing') return 'processing';
  return status === 'complete' ? 'failed' : 'open';
}

/** A dispute takes the money back when it opens, and returns it only if it is won. */
const isTaken = ({ status }: Stripe.Dispute): boolean =>
  status !== 'won' && !status.startsWith('warning');

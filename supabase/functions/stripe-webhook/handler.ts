import Stripe from 'stripe';
import { billingDatabase } from '../_shared/billing/billing-database.ts';
import { billingErrorResponse } from '../_shared/billing/billing-error.ts';
import { applyNewCard } from '../_shared/billing/new-card.ts';
import { getPayments, type Payments } from '../_shared/billing/payments.ts';
import { syncCustomer } from '../_shared/billing/sync.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { payoutDatabase } from '../_shared/payouts/payout-database.ts';
import { syncConnectedAccount, syncOnlinePayment } from '../_shared/payouts/sync-payouts.ts';

/** Longer than any event about a subscription. */
const MAX_BODY_BYTES = 256 * 1024;
const TOLERANCE_SECONDS = 300;

/** Events that change something here. The rest is fetched from the provider; other events are ignored. */
const EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'customer.updated',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.marked_uncollectible',
  'invoice.voided',
];

/** Receives customer events from the payment provider. Returns 503 if the update fails, so the provider retries. */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const payments = getPayments(env);
  if (!payments) return billingErrorResponse('not_configured');
  const body = await readBounded(request);
  if (body === null) return jsonResponse(413, { error: 'The event is too large.' });
  const event = await verified(payments, body, request.headers.get('stripe-signature'));
  if (!event) return jsonResponse(400, { error: 'The signature is not right.' });
  const payoutOutcome = await syncPayouts(event, payments, env);
  if (payoutOutcome) return payoutOutcome;
  const customer = customerOf(event);
  if (!customer || !EVENTS.includes(event.type)) return jsonResponse(200, { outcome: 'ignored' });
  try {
    const database = billingDatabase(env);
    if (await database.hasEvent(event.id)) return jsonResponse(200, { outcome: 'replayed' });
    if (isNewCard(event)) await applyNewCard(payments.stripe, customer, event.id);
    const { id, type, created } = event;
    const facts = { id, type, created };
    return jsonResponse(200, {
      outcome: await syncCustomer(payments.stripe, database, customer, facts),
    });
  } catch {
    return jsonResponse(503, { error: 'The event could not be stored. Send it again.' });
  }
};

async function readBounded(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}

async function verified(
  { stripe, webhookSecret }: Payments,
  body: string,
  signature: string | null,
): Promise<Stripe.Event | null> {
  if (!signature) return null;
  try {
    return await stripe.webhooks.constructEventAsync(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch {
    return null;
  }
}

/** Re-fetches the connected account or online payment that an event is about; null for other events. */
async function syncPayouts(
  event: Stripe.Event,
  { stripe }: Payments,
  env: FunctionEnv,
): Promise<Response | null> {
  const reference = payoutReferenceOf(event);
  if (!reference) return null;
  const sync = reference.startsWith('acct_') ? syncConnectedAccount : syncOnlinePayment;
  try {
    return jsonResponse(200, { outcome: await sync(stripe, payoutDatabase(env), reference) });
  } catch {
    return jsonResponse(503, { error: 'The event could not be stored. Send it again.' });
  }
}

const PAYOUT_EVENTS = /^(account\.updated|payout\.|payment_intent\.|charge\.|checkout\.session\.)/;

/** Returns what to re-fetch: an account, a checkout session, or a payment intent. */
function payoutReferenceOf({ type, data, account }: Stripe.Event): string | undefined {
  if (!PAYOUT_EVENTS.test(type)) return undefined;
  const subject = data?.object as
    | { id?: string; object?: string; mode?: string; payment_intent?: unknown }
    | undefined;
  if (subject?.object === 'account') return subject.id;
  if (subject?.object === 'payout') return account;
  if (subject?.object === 'payment_intent') return subject.id;
  if (subject?.object === 'checkout.session') {
    return subject.mode === 'payment' ? subject.id : undefined;
  }
  return typeof subject?.payment_intent === 'string' ? subject.payment_intent : undefined;
}

/** Returns the customer an event is about, or undefined for other events. */
function customerOf({ data }: Stripe.Event): string | undefined {
  const subject = data?.object as { id?: string; object?: string; customer?: unknown } | undefined;
  if (subject?.object === 'customer') return subject.id;
  const customer = subject?.customer as string | { id?: string } | null | undefined;
  const id = typeof customer === 'object' ? customer?.id : customer;
  return typeof id === 'string' ? id : undefined;
}

/** The provider also sends `customer.updated` for address or balance changes. */
const isNewCard = ({ type, data }: Stripe.Event): boolean =>
  type === 'customer.updated' &&
  'default_payment_method' in
    ((data.previous_attributes as Partial<Stripe.Customer> | undefined)?.invoice_settings ?? {});

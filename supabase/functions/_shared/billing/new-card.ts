import Stripe from 'stripe';
import { currentSubscription, isLive } from './state.ts';
import { fetchProviderCustomer } from './sync.ts';

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'object' ? (thing?.id ?? null) : thing;

/**
 * Applies a new card. The portal updates the customer's card, but a subscription keeps the card from its checkout, so
 * the card is copied to the subscription and unpaid invoices are retried immediately.
 */
export async function applyNewCard(
  stripe: Stripe,
  customer: string,
  eventId: string,
): Promise<void> {
  const { subscriptions, invoices } = await fetchProviderCustomer(stripe, customer);
  const subscription = currentSubscription(subscriptions);
  if (!subscription || !isLive(subscription) || typeof subscription.customer === 'string') return;
  if (subscription.customer.deleted) return;
  const card = idOf(subscription.customer.invoice_settings.default_payment_method);
  if (!card || card === idOf(subscription.default_payment_method)) return;
  await stripe.subscriptions.update(
    subscription.id,
    { default_payment_method: card },
    { idempotencyKey: `card:${eventId}` },
  );
  const unpaid = invoices.filter(({ status, attempted }) => status === 'open' && attempted);
  for (const { id } of unpaid) await pay(stripe, id, card, eventId);
}

async function pay(stripe: Stripe, invoice: string, card: string, eventId: string): Promise<void> {
  const idempotencyKey = `pay:${invoice}:${eventId}`;
  try {
    await stripe.invoices.pay(invoice, { payment_method: card }, { idempotencyKey });
  } catch (error) {
    // Declined again: the provider keeps retrying until the grace period ends.
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  }
}

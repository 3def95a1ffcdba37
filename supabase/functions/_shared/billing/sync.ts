import type Stripe from 'stripe';
import type { BillingDatabase, EventFacts, SyncOutcome } from './billing-database.ts';
import { type ProviderCustomer, toBillingState } from './state.ts';

const MOST_SUBSCRIPTIONS = 20;
const MOST_INVOICES = 24;

/** Fetches everything relevant about a customer from the provider. */
export async function fetchProviderCustomer(
  stripe: Stripe,
  customer: string,
): Promise<ProviderCustomer> {
  const [subscriptions, invoices] = await Promise.all([
    stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: MOST_SUBSCRIPTIONS,
      expand: [
        'data.default_payment_method',
        'data.customer.invoice_settings.default_payment_method',
      ],
    }),
    stripe.invoices.list({ customer, limit: MOST_INVOICES }),
  ]);
  return { subscriptions: subscriptions.data, invoices: invoices.data };
}

/**
 * Syncs the database with the provider's current state. Webhooks only trigger a re-fetch: their payload may be stale
 * and is never applied.
 */
export async function syncCustomer(
  stripe: Stripe,
  database: BillingDatabase,
  customer: string,
  event?: EventFacts,
): Promise<SyncOutcome> {
  const ticket = await database.beginSync(customer);
  if (ticket === null) return event ? database.apply(customer, 0, null, event) : 'unknown_customer';
  const truth = await fetchProviderCustomer(stripe, customer);
  return database.apply(customer, ticket, toBillingState(truth, new Date()), event);
}

import Stripe from 'stripe';
import type { FunctionEnv } from '../function-env.ts';

/** What it takes to be paid. */
export interface Payments {
  stripe: Stripe;
  webhookSecret: string;
  /** Where people open the product: payment pages lead back here, whatever a client says. */
  siteUrl: string;
}

const TIMEOUT_MS = 10_000;

/** Null where nobody has configured payments. */
export function paymentsOf({ secrets = {}, stripeFetch, fetch }: FunctionEnv): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = secrets;
  const siteUrl = secrets.HAVEN_PUBLIC_URL?.replace(/(?<!\/)\/+$/, '');
  if (!key || !webhookSecret || !siteUrl) return null;
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(stripeFetch ?? fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { stripe, webhookSecret, siteUrl };
}

import Stripe from 'stripe';
import type { FunctionEnv } from '../function-env.ts';

/** Dependencies for taking payments. */
export interface Payments {
  stripe: Stripe;
  webhookSecret: string;
  /** Public URL of the product. Payment pages redirect here regardless of what a client sends. */
  siteUrl: string;
}

const TIMEOUT_MS = 10_000;

/** Returns null if payments are not configured. */
export function getPayments({ secrets = {}, stripeFetch, fetch }: FunctionEnv): Payments | null {
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

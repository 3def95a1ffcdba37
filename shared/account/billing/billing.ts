import type { PaidPlanId } from './plans.ts';

/** Status of a paid plan, in the payment provider's terms. */
export const BILLING_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
] as const;
export type BillingStatus = (typeof BILLING_STATUSES)[number];

/** Requests and responses of the billing functions, by name under `/functions/v1/`. */
export interface BillingCalls {
  /** Starts a checkout page for a plan; a first Professional plan starts with the trial if requested. */
  'create-checkout': {
    body: { plan: PaidPlanId; trial?: boolean };
    answer: { url: string; isTest: boolean };
  };
  /** Opens the provider's page for changing the card. */
  'customer-portal': { body: Record<string, never>; answer: { url: string; isTest: boolean } };
  /** Without `confirm`, previews the cost now and at the next charge; with it, changes the plan at that price. */
  'change-plan': {
    body: { plan: PaidPlanId; confirm?: { prorationDate: number } };
    answer: PlanChange;
  };
  /** Cancels the plan at the end of the paid period, or resumes it. */
  'cancel-subscription': {
    body: { resume?: boolean; reason?: string; comment?: string };
    answer: { endsAt: string | null };
  };
  /** Syncs the database with the payment provider. */
  'check-stripe-subscription': {
    body: Record<string, never>;
    answer: {
      subscribed: boolean;
      subscription_tier: string | null;
      subscription_end: string | null;
    };
  };
}

export interface PlanChange {
  readonly outcome: 'preview' | 'changed' | 'payment_failed';
  /** Charged immediately: the prorated price of the new plan minus the remaining value of the old one. */
  readonly dueNowCents: number;
  /** Credited to later invoices when the old plan has more left than the new one costs. */
  readonly creditCents: number;
  readonly nextChargeCents: number;
  readonly nextChargeAt: string;
  readonly prorationDate: number;
  readonly lines: readonly { description: string; amountCents: number }[];
}

/** Error codes (`{ error, code }` in the body); the user-facing texts are in `messages.ts`. */
export const BILLING_ERROR_CODES = [
  'signed_out',
  'not_approved',
  'bad_request',
  'not_configured',
  'already_subscribed',
  'no_subscription',
  'trial_used',
  'price_moved',
  'provider_unavailable',
] as const;
export type BillingErrorCode = (typeof BILLING_ERROR_CODES)[number];

/** The embedded backend's test checkout: these paths, beside the API, without a key. */
export const TEST_CHECKOUT_PATH = '/_local/stripe/checkout';

/** `GET {TEST_CHECKOUT_PATH}/{session}` */
export interface TestCheckout {
  readonly id: string;
  readonly purpose: 'subscribe' | 'change_card';
  readonly status: 'open' | 'complete' | 'expired';
  readonly email: string;
  readonly planName: string | null;
  readonly dueNowCents: number;
  readonly monthlyCents: number | null;
  readonly trialDays: number;
}

/** `POST {TEST_CHECKOUT_PATH}/{session}/pay` with the card; `…/cancel` returns only `redirect`. */
export interface TestPayment {
  readonly outcome: 'paid' | 'declined';
  /** For a declined card, the bank's message. */
  readonly message: string | null;
  /** URL the provider redirects the user to. */
  readonly redirect: string | null;
}

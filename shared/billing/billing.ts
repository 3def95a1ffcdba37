import type { PaidPlanId } from './plans.ts';

/** Where a paid plan stands, in the payment provider's words. */
export const BILLING_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
] as const;
export type BillingStatus = (typeof BILLING_STATUSES)[number];

/** What the functions about money take and answer, by their names under `/functions/v1/`. */
export interface BillingCalls {
  /** Starts a payment page for a plan; a first Professional plan starts with the trial if asked. */
  'create-checkout': {
    body: { plan: PaidPlanId; trial?: boolean };
    answer: { url: string; isTest: boolean };
  };
  /** A page of the provider's to change the card. */
  'customer-portal': { body: Record<string, never>; answer: { url: string; isTest: boolean } };
  /** Without `confirm`, what the change would cost now and next; with it, the change at that price. */
  'change-plan': {
    body: { plan: PaidPlanId; confirm?: { prorationDate: number } };
    answer: PlanChange;
  };
  /** Ends the plan with the period that is paid for, or takes that back. */
  'cancel-subscription': {
    body: { resume?: boolean; reason?: string; comment?: string };
    answer: { endsAt: string | null };
  };
  /** Brings the database up to what the provider says. */
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
  /** Charged at once: the new plan's rest of the period less what the old one has left. */
  readonly dueNowCents: number;
  /** Kept for later invoices when the old plan has more left than the new one costs. */
  readonly creditCents: number;
  readonly nextChargeCents: number;
  readonly nextChargeAt: string;
  readonly prorationDate: number;
  readonly lines: readonly { description: string; amountCents: number }[];
}

/** Codes of refusals (`{ error, code }` in the body); the words for people are in `messages.ts`. */
export const BILLING_REFUSALS = [
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
export type BillingRefusal = (typeof BILLING_REFUSALS)[number];

/** The test checkout of the embedded backend: these paths, beside the API, without any key. */
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

/** `POST {TEST_CHECKOUT_PATH}/{session}/pay` with the card; `…/cancel` answers `redirect` alone. */
export interface TestPayment {
  readonly outcome: 'paid' | 'declined';
  /** For a card that was declined, what its bank says. */
  readonly message: string | null;
  /** Where the provider sends the person back to. */
  readonly redirect: string | null;
}

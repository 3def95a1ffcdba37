import type { BillingErrorCode } from '../account/billing/billing.ts';
import { dataErrorMessage, type Notice } from './messages.ts';

// Kept out of messages.ts, since the app's first page loads every text in that file.

const billingErrorMessages: Readonly<Record<BillingErrorCode, string>> = {
  signed_out: 'Your session has expired. Please sign in again.',
  not_approved: 'An administrator must approve your account before you can pay for a plan.',
  bad_request: "The payment service couldn't process this request. Reload the page and try again.",
  not_configured: "Payments aren't set up yet. Nothing was charged.",
  already_subscribed: 'You already have a plan. Nothing was charged.',
  no_subscription: "You don't have a plan that's paid here.",
  trial_used: "You've already used the free trial. You can choose the plan without it.",
  price_moved: 'The amount has changed. Nothing was charged. Review it and try again.',
  provider_unavailable:
    "Can't reach the payment provider. Nothing was charged. Try again in a minute.",
};

/** Messages of payment pages and banks; the functions' errors have their own. */
export const billingMessages = {
  declined: "Your card was declined. You weren't charged and your plan hasn't changed.",
  badAddress: 'The payment page has an untrusted address. Nothing was charged.',
  pageUnreachable: "Can't reach the payment page. Check your connection and try again.",
  pageMissing: "Payment page not found, or it isn't yours.",
} as const;

/** Returns the sentence for a failed billing call. */
export function billingErrorMessage(error: {
  readonly status: number;
  readonly code: string;
}): string {
  return Object.hasOwn(billingErrorMessages, error.code)
    ? billingErrorMessages[error.code as BillingErrorCode]
    : dataErrorMessage(error);
}

export const billingNotices = {
  planCancelled: {
    title: 'Plan canceled',
    description: 'You keep full access until the end of the paid period.',
  },
  planKept: {
    title: 'Plan resumed',
    description: 'Your plan continues, and your card stays the same.',
  },
} as const satisfies Record<string, Notice>;

import type { BillingRefusal } from '../billing/billing.ts';
import { dataSentence, type Notice } from './messages.ts';

// Beside messages.ts, because the first page of the app pays for every word that stands there.

const billingSentences: Readonly<Record<BillingRefusal, string>> = {
  signed_out: 'Your session has expired. Please sign in again.',
  not_approved: 'An administrator has to approve your account before you can pay for a plan.',
  bad_request:
    'The payment service did not understand this request. Reload the page and try again.',
  not_configured: 'Payments are not set up here yet. Nothing was charged.',
  already_subscribed: 'You already have a plan. Nothing was charged.',
  no_subscription: 'You have no plan that is paid here.',
  trial_used: 'This account has had its free trial. You can choose the plan without one.',
  price_moved:
    'The amount has changed since you saw it. Nothing was charged; look at it once more.',
  provider_unavailable:
    'The payment provider cannot be reached. Nothing was charged. Please try again in a minute.',
};

/** Of payment pages and of what a bank says; the refusals of the functions have their own. */
export const billingMessages = {
  declined: 'Your card was declined, so nothing was charged and your plan is as before.',
  badAddress: 'The payment page has an address that this app does not trust. Nothing was charged.',
  pageUnreachable: 'The payment page cannot be reached. Check your connection and try again.',
  pageMissing: 'This payment page does not exist, or is not yours.',
} as const;

/** The sentence for a failed call about money. */
export function billingSentence(error: { readonly status: number; readonly code: string }): string {
  return Object.hasOwn(billingSentences, error.code)
    ? billingSentences[error.code as BillingRefusal]
    : dataSentence(error);
}

export const billingNotices = {
  planCancelled: {
    title: 'Plan cancelled',
    description: 'Everything stays open until the end of what is paid for.',
  },
  planKept: {
    title: 'Plan kept',
    description: 'It goes on as before, and nothing changes about your card.',
  },
} as const satisfies Record<string, Notice>;

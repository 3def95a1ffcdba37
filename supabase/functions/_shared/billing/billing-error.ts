import type { BillingErrorCode } from '../../../../shared/account/billing/billing.ts';
import { jsonResponse } from '../json.ts';

const ERROR_RESPONSES: Readonly<Record<BillingErrorCode, { status: number; error: string }>> = {
  signed_out: { status: 401, error: 'Sign in first.' },
  not_approved: { status: 403, error: 'Your account must be approved first.' },
  bad_request: { status: 400, error: 'This request makes no sense.' },
  not_configured: { status: 503, error: 'Payments are not set up.' },
  already_subscribed: { status: 409, error: 'You already have a plan.' },
  no_subscription: { status: 409, error: "You don't have a plan." },
  trial_used: { status: 409, error: "You've already used your trial." },
  price_moved: { status: 409, error: 'The price has changed since you opened this page.' },
  provider_unavailable: {
    status: 502,
    error: 'The payment provider is not responding. Try again later.',
  },
};

/** Ends a billing request with one of the error codes that screens handle. */
export class BillingError extends Error {
  readonly code: BillingErrorCode;
  constructor(code: BillingErrorCode) {
    super(code);
    this.code = code;
  }
}

export function billingErrorResponse(code: BillingErrorCode): Response {
  const { status, error } = ERROR_RESPONSES[code];
  return jsonResponse(status, { error, code });
}

import type { BillingRefusal } from '../../../../shared/billing/billing.ts';
import { answer } from '../json.ts';

const REFUSALS: Readonly<Record<BillingRefusal, { status: number; error: string }>> = {
  signed_out: { status: 401, error: 'Sign in first.' },
  not_approved: { status: 403, error: 'Your account has to be approved first.' },
  bad_request: { status: 400, error: 'This request makes no sense.' },
  not_configured: { status: 503, error: 'Payments are not set up here.' },
  already_subscribed: { status: 409, error: 'There is a plan already.' },
  no_subscription: { status: 409, error: 'There is no plan.' },
  trial_used: { status: 409, error: 'The trial has been used.' },
  price_moved: { status: 409, error: 'The price has changed since it was shown.' },
  provider_unavailable: { status: 502, error: 'The payment provider does not answer.' },
};

/** Ends a call about money with one of the codes that screens know. */
export class Refused extends Error {
  readonly code: BillingRefusal;
  constructor(code: BillingRefusal) {
    super(code);
    this.code = code;
  }
}

export function refuse(code: BillingRefusal): Response {
  const { status, error } = REFUSALS[code];
  return answer(status, { error, code });
}

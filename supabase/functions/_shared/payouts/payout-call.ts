import type Stripe from 'stripe';
import type { PayoutErrorCode } from '../../../../shared/account/payouts/payouts.ts';
import { getPayments } from '../billing/payments.ts';
import type { FunctionHandler } from '../function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../json.ts';
import { getBearerToken } from '../request.ts';
import { PayoutCallError, type PayoutDatabase, payoutDatabase } from './payout-database.ts';

const ERRORS: Readonly<Record<PayoutErrorCode, { status: number; error: string }>> = {
  signed_out: { status: 401, error: 'Sign in first.' },
  bad_request: { status: 400, error: 'This request is incomplete.' },
  not_configured: { status: 503, error: 'Payments are not set up.' },
  not_found: { status: 404, error: 'Not found.' },
  just_paid: { status: 409, error: 'Someone just paid this invoice.' },
  provider_unavailable: { status: 502, error: 'The payment provider is not responding.' },
};

export const payoutError = (code: PayoutErrorCode): Response => {
  const { status, error } = ERRORS[code];
  return jsonResponse(status, { error, code });
};

export interface PayoutCall {
  readonly fields: Record<string, unknown>;
  readonly stripe: Stripe;
  readonly siteUrl: string;
  /** Calls with the user's token, which the database judges. */
  readonly database: PayoutDatabase;
}

/** Runs a call with the caller's token. Errors of the database keep their code; screens have texts for them. */
export const payoutHandler =
  (work: (call: PayoutCall) => Promise<Response>): FunctionHandler =>
  async (request, env) => {
    if (request.method !== 'POST') return methodNotAllowed();
    const token = getBearerToken(request);
    if (!token) return payoutError('signed_out');
    const fields = await readJsonBody(request);
    if (!fields || Array.isArray(fields)) return payoutError('bad_request');
    const payments = getPayments(env);
    if (!payments) return payoutError('not_configured');
    const { stripe, siteUrl } = payments;
    try {
      return await work({ fields, stripe, siteUrl, database: payoutDatabase(env, token) });
    } catch (error) {
      if (error instanceof PayoutCallError) {
        return jsonResponse(error.status, { error: 'The request was refused.', code: error.code });
      }
      return payoutError('provider_unavailable');
    }
  };

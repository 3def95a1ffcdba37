import type { FunctionHandler } from '../function-env.ts';
import { methodNotAllowed, readJsonBody } from '../json.ts';
import { getBearerToken } from '../request.ts';
import { type BillingCaller, type BillingDatabase, billingDatabase } from './billing-database.ts';
import { BillingError, billingErrorResponse } from './billing-error.ts';
import { getPayments, type Payments } from './payments.ts';

/** A billing request from a caller with permission to make it. */
export interface BillingCall {
  caller: BillingCaller;
  fields: Record<string, unknown>;
  payments: Payments;
  database: BillingDatabase;
}

/** Admits callers approved by the database, using their own token, and maps failures to error responses. */
export const billingHandler =
  (work: (call: BillingCall) => Promise<Response>): FunctionHandler =>
  async (request, env) => {
    if (request.method !== 'POST') return methodNotAllowed();
    const token = getBearerToken(request);
    if (!token) return billingErrorResponse('signed_out');
    const fields = await readJsonBody(request);
    if (!fields || Array.isArray(fields)) return billingErrorResponse('bad_request');
    const payments = getPayments(env);
    if (!payments) return billingErrorResponse('not_configured');
    try {
      const database = billingDatabase(env);
      const caller = await database.caller(token);
      if (typeof caller === 'string') return billingErrorResponse(caller);
      return await work({ caller, fields, payments, database });
    } catch (error) {
      return billingErrorResponse(
        error instanceof BillingError ? error.code : 'provider_unavailable',
      );
    }
  };

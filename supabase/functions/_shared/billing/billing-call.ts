import type { FunctionHandler } from '../function-env.ts';
import { readFields, refuseMethod } from '../json.ts';
import { type BillingDatabase, billingDatabase, type Caller } from './billing-database.ts';
import { type Payments, paymentsOf } from './payments.ts';
import { Refused, refuse } from './refusal.ts';

/** A billing request from a caller with permission to make it. */
export interface BillingCall {
  caller: Caller;
  fields: Record<string, unknown>;
  payments: Payments;
  database: BillingDatabase;
}

/** Admits callers approved by the database, using their own token, and maps failures to error responses. */
export const billingCall =
  (work: (call: BillingCall) => Promise<Response>): FunctionHandler =>
  async (request, env) => {
    if (request.method !== 'POST') return refuseMethod();
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!token) return refuse('signed_out');
    const fields = await readFields(request);
    if (!fields || Array.isArray(fields)) return refuse('bad_request');
    const payments = paymentsOf(env);
    if (!payments) return refuse('not_configured');
    try {
      const database = billingDatabase(env);
      const caller = await database.caller(token);
      if (typeof caller === 'string') return refuse(caller);
      return await work({ caller, fields, payments, database });
    } catch (error) {
      return refuse(error instanceof Refused ? error.code : 'provider_unavailable');
    }
  };

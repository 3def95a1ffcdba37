import type { Database } from '../../../../shared/database.types.ts';
import * as s from '../../../../shared/shape.ts';
import { assertShape, callDatabase, getErrorCode } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';

type Calls = Database['public']['Functions'];
type Args<Name extends keyof Calls> = {
  readonly [Arg in keyof Calls[Name]['Args']]: Calls[Name]['Args'][Arg] | null;
};

/** The database refused a call; `code` is its error code. */
export class PayoutCallError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const isConnection = s.object({
  id: s.text,
  provider_id: s.orNull(s.text),
  has_details: s.bool,
  email: s.text,
  name: s.text,
});
const isPaymentStart = s.object({
  cents: s.number,
  fee_cents: s.number,
  method: s.oneOf(['card', 'ach']),
  destination: s.text,
  email: s.text,
  description: s.text,
  expires_at: s.number,
  open_sessions: s.listOf(s.text),
  return_path: s.text,
});
const isPaymentSync = s.orNull(
  s.object({ id: s.text, ticket: s.number, session_id: s.text, intent_id: s.orNull(s.text) }),
);
const isRefund = s.object({ intent_id: s.text, cents: s.number });
const isOutcome = s.oneOf(['applied', 'outdated', 'unknown']);

/** A payment to start: of an invoice of a resident, or of a milestone or an invoice of a vendor. */
export type PaymentRequest = { id: string; method: 'card' | 'ach'; cents: number } & (
  | { invoiceId: string }
  | { milestoneId: string }
  | { vendorInvoiceId: string }
);

/** State of an account as the provider reports it. */
export interface ConnectedState {
  can_charge: boolean;
  can_pay_out: boolean;
  has_details: boolean;
  requirements: number;
  bank_last4: string | null;
  available_cents: number;
  pending_cents: number;
  payouts: { id: string; cents: number; state: string; arrives_on: string }[];
}

/** State of a payment as the provider reports it. */
export interface OnlinePaymentState {
  state: 'open' | 'processing' | 'succeeded' | 'failed' | 'expired';
  intent_id: string | null;
  last4: string | null;
  failure: string | null;
  received_cents: number;
  refunded_cents: number;
  returned_cents: number;
  /** Seconds since 1970. */
  received_at: number | null;
}

/** Calls of `schemas/operator/payouts`; those without a token run with the server's key. */
export function payoutDatabase(env: FunctionEnv, token = '') {
  async function call<Name extends keyof Calls, Value>(
    name: Name,
    args: Args<Name>,
    accepts: s.Guard<Value>,
    by: 'server' | 'user',
  ): Promise<Value> {
    const response = await callDatabase(env, name, args, by === 'server' ? 'server' : { token });
    if (response.ok) return assertShape(await response.json(), accepts, name);
    const code = await getErrorCode(response);
    if (by === 'server' || response.status >= 500) {
      throw new Error(`${name} returned status ${response.status}`);
    }
    throw new PayoutCallError(response.status, code ?? 'refused');
  }
  return {
    beginConnection: (owner: string, id: string) =>
      call('begin_account_connection', { p_owner: owner, p_owner_id: id }, isConnection, 'user'),
    findAccount: (owner: string, id: string) =>
      call(
        'find_my_connected_account',
        { p_owner: owner, p_owner_id: id },
        s.orNull(s.text),
        'user',
      ),
    linkAccount: (id: string, providerId: string) =>
      call('link_connected_account', { p_id: id, p_provider_id: providerId }, s.text, 'server'),
    beginAccountSync: (providerId: string) =>
      call(
        'begin_connected_account_sync',
        { p_provider_id: providerId },
        s.orNull(s.number),
        'server',
      ),
    applyAccount: (providerId: string, ticket: number, state: ConnectedState) =>
      call(
        'apply_connected_account',
        { p_provider_id: providerId, p_ticket: ticket, p_state: JSON.stringify(state) },
        isOutcome,
        'server',
      ),
    beginPayment({ id, method, cents, ...target }: PaymentRequest) {
      const terms = { p_id: id, p_method: method, p_cents: cents };
      if ('milestoneId' in target) {
        const args = { ...terms, p_milestone_id: target.milestoneId };
        return call('begin_milestone_payment', args, isPaymentStart, 'user');
      }
      if ('vendorInvoiceId' in target) {
        const args = { ...terms, p_invoice_id: target.vendorInvoiceId };
        return call('begin_vendor_invoice_payment', args, isPaymentStart, 'user');
      }
      const args = { ...terms, p_invoice_id: target.invoiceId };
      return call('begin_online_payment', args, isPaymentStart, 'user');
    },
    saveSession: (id: string, session: string) =>
      call('save_online_payment_session', { p_id: id, p_session_id: session }, s.bool, 'server'),
    /** Raises an error unless the caller reads the payment. */
    requirePayment: (id: string) =>
      call('get_online_payment', { p_id: id }, s.object({ id: s.text }), 'user'),
    beginPaymentSync: (reference: string) =>
      call('begin_online_payment_sync', { p_reference: reference }, isPaymentSync, 'server'),
    applyPayment: (id: string, ticket: number, state: OnlinePaymentState) =>
      call(
        'apply_online_payment',
        { p_id: id, p_ticket: ticket, p_state: JSON.stringify(state) },
        isOutcome,
        'server',
      ),
    beginRefund: (id: string, cents: number) =>
      call('begin_online_refund', { p_payment_id: id, p_cents: cents }, isRefund, 'user'),
  };
}

export type PayoutDatabase = ReturnType<typeof payoutDatabase>;

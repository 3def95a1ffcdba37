import { BILLING_STATUSES } from '#shared/billing/billing.ts';
import type { Database } from '../../core/api/database.ts';

type Tables = Database['public']['Tables'];

/** What the payment provider says about a person. */
export type Bill = Omit<Tables['billing_accounts']['Row'], 'updated_at'>;
export type Invoice = Omit<Tables['invoices']['Row'], 'user_id'>;

export const BILL_COLUMNS =
  'user_id, status, plan, price_cents, current_period_end, cancel_at_period_end, ends_at, grace_ends_at, trial_used_at, card_brand, card_last4';
export const INVOICE_COLUMNS =
  'id, number, status, amount_cents, description, period_start, period_end, created_at, hosted_url';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

/** No row is no bill. */
export function isBillOrNone(value: unknown): value is Bill | null {
  if (value === null) return true;
  return (
    isRecord(value) &&
    BILLING_STATUSES.some((status) => status === value.status) &&
    typeof value.plan === 'string' &&
    typeof value.price_cents === 'number' &&
    typeof value.current_period_end === 'string' &&
    isTextOrNull(value.grace_ends_at) &&
    isTextOrNull(value.trial_used_at) &&
    typeof value.cancel_at_period_end === 'boolean'
  );
}

export function areInvoices(value: unknown): value is Invoice[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row) =>
        isRecord(row) &&
        typeof row.id === 'string' &&
        typeof row.amount_cents === 'number' &&
        typeof row.created_at === 'string' &&
        isTextOrNull(row.hosted_url),
    )
  );
}

import type { SupabaseClient } from '@supabase/supabase-js';
import { BILLING_STATUSES, type BillingStatus } from '#shared/billing.ts';
import type { DataClient } from '../../app/api/dataClient.ts';
import type { RowSource } from '../../app/realtime/rowChange.ts';

/** A row of `billing_accounts`: what the payment provider says about a person. */
export interface Bill {
  readonly user_id: string;
  readonly status: BillingStatus | null;
  readonly plan: string | null;
  readonly price_cents: number | null;
  readonly current_period_end: string | null;
  readonly cancel_at_period_end: boolean;
  readonly ends_at: string | null;
  readonly grace_ends_at: string | null;
  readonly trial_used_at: string | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
}

/** A row of `invoices`. */
export interface Invoice {
  readonly id: string;
  readonly number: string | null;
  readonly status: string;
  readonly amount_cents: number;
  readonly description: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly created_at: string;
  readonly hosted_url: string | null;
}

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
    (value.status === null || BILLING_STATUSES.some((status) => status === value.status)) &&
    isTextOrNull(value.plan) &&
    (value.price_cents === null || typeof value.price_cents === 'number') &&
    isTextOrNull(value.current_period_end) &&
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

/**
 * The tables of money are not in `database.types.ts` yet. Once they are, this goes and the calls
 * take the data client as it is.
 */
export const billingTables = (client: DataClient): SupabaseClient =>
  client as unknown as SupabaseClient;

/** What a person's entry follows, for the same while. */
export const billingRows = (
  table: 'billing_accounts' | 'invoices',
  userId: string,
): RowSource[] => [
  { table: table as string as RowSource['table'], filter: `user_id=eq.${userId}` },
];

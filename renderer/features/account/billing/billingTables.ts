import {
  BILLING_STATUSES,
  type BillingStatus,
  type PlanChange,
} from '#shared/account/billing/billing.ts';
import type { Database } from '../../../data/api/database.ts';
import {
  bool,
  type Guard,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type RowGuard,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

type Tables = Database['public']['Tables'];

/** The payment provider's record of a user; no row means no bill. */
export const isBillOrNone = orNull(
  object({
    user_id: text,
    status: oneOf(BILLING_STATUSES),
    plan: text,
    price_cents: number,
    current_period_end: text,
    cancel_at_period_end: bool,
    ends_at: orNull(text),
    grace_ends_at: orNull(text),
    trial_used_at: orNull(text),
    card_brand: orNull(text),
    card_last4: orNull(text),
  }) satisfies RowGuard<
    Omit<Tables['billing_accounts']['Row'], 'updated_at' | 'status'> & { status: BillingStatus }
  >,
);

const isInvoice = object({
  id: text,
  number: orNull(text),
  status: text,
  amount_cents: number,
  description: text,
  period_start: text,
  period_end: text,
  created_at: text,
  hosted_url: orNull(text),
}) satisfies RowGuard<Omit<Tables['invoices']['Row'], 'user_id'>>;

export const areInvoices = listOf(isInvoice);

export type Bill = NonNullable<ShapeOf<typeof isBillOrNone>>;
export type Invoice = ShapeOf<typeof isInvoice>;

export const BILL_COLUMNS =
  'user_id, status, plan, price_cents, current_period_end, cancel_at_period_end, ends_at, grace_ends_at, trial_used_at, card_brand, card_last4';
export const INVOICE_COLUMNS =
  'id, number, status, amount_cents, description, period_start, period_end, created_at, hosted_url';

/** A URL of the payment provider. */
export const isProviderPage = object({ url: text, isTest: bool });

export const isPlanChange = object({
  outcome: oneOf(['preview', 'changed', 'payment_failed']),
  dueNowCents: number,
  creditCents: number,
  nextChargeCents: number,
  nextChargeAt: text,
  prorationDate: number,
  lines: listOf(object({ description: text, amountCents: number })),
}) satisfies Guard<PlanChange>;

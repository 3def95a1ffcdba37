import {
  BILLING_STATUSES,
  type BillingStatus,
  type PlanChange,
} from '#shared/account/billing/billing.ts';
import type { Database } from '../../../data/api/database.ts';
import * as s from '../../../ui/shape/shape.ts';

type Tables = Database['public']['Tables'];

/** The payment provider's record of a user; no row means no bill. */
export const isBillOrNone = s.orNull(
  s.object({
    user_id: s.text,
    status: s.oneOf(BILLING_STATUSES),
    plan: s.text,
    price_cents: s.number,
    current_period_end: s.text,
    cancel_at_period_end: s.bool,
    ends_at: s.orNull(s.text),
    grace_ends_at: s.orNull(s.text),
    trial_used_at: s.orNull(s.text),
    card_brand: s.orNull(s.text),
    card_last4: s.orNull(s.text),
  }) satisfies s.RowGuard<
    Omit<Tables['billing_accounts']['Row'], 'updated_at' | 'status'> & { status: BillingStatus }
  >,
);

const isInvoice = s.object({
  id: s.text,
  number: s.orNull(s.text),
  status: s.text,
  amount_cents: s.number,
  description: s.text,
  period_start: s.text,
  period_end: s.text,
  created_at: s.text,
  hosted_url: s.orNull(s.text),
}) satisfies s.RowGuard<Omit<Tables['invoices']['Row'], 'user_id'>>;

export const areInvoices = s.listOf(isInvoice);

export type Bill = NonNullable<s.ShapeOf<typeof isBillOrNone>>;
export type Invoice = s.ShapeOf<typeof isInvoice>;

export const BILL_COLUMNS =
  'user_id, status, plan, price_cents, current_period_end, cancel_at_period_end, ends_at, grace_ends_at, trial_used_at, card_brand, card_last4';
export const INVOICE_COLUMNS =
  'id, number, status, amount_cents, description, period_start, period_end, created_at, hosted_url';

/** A URL of the payment provider. */
export const isProviderPage = s.object({ url: s.text, isTest: s.bool });

export const isPlanChange = s.object({
  outcome: s.oneOf(['preview', 'changed', 'payment_failed']),
  dueNowCents: s.number,
  creditCents: s.number,
  nextChargeCents: s.number,
  nextChargeAt: s.text,
  prorationDate: s.number,
  lines: s.listOf(s.object({ description: s.text, amountCents: s.number })),
}) satisfies s.Guard<PlanChange>;

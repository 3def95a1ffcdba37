import {
  type Invoice,
  type InvoiceLine,
  idFor,
  type Subscription,
  type UnixSeconds,
} from './account.ts';
import type { AccountUnitOfWork } from './account-unit-of-work.ts';
import { DAY } from './calendar.ts';

/** Retry days for a failed payment, counted from the first attempt. */
const RETRY_DAYS = [1, 3, 5];

export interface InvoiceDraft {
  readonly reason: Invoice['billing_reason'];
  readonly lines: readonly Pick<InvoiceLine, 'amount' | 'description' | 'period'>[];
  readonly prorationDate?: UnixSeconds;
}

/** Drafts an invoice with the customer's credit deducted. */
export function buildInvoice(
  { account, now }: AccountUnitOfWork,
  subscription: Subscription,
  bill: InvoiceDraft,
): Invoice {
  const { customer, invoices } = account;
  const total = bill.lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = customer.balance + total;
  const due = Math.max(0, balance);
  const count = String(invoices.length + 1).padStart(4, '0');
  return {
    id: idFor('in', customer.id),
    object: 'invoice',
    created: now,
    currency: 'usd',
    customer: customer.id,
    billing_reason: bill.reason,
    lines: {
      object: 'list',
      has_more: false,
      data: bill.lines.map((line) => ({
        ...line,
        id: idFor('il', customer.id),
        object: 'line_item',
        currency: 'usd',
      })),
    },
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: subscription.id,
        ...(bill.prorationDate === undefined
          ? {}
          : { subscription_proration_date: bill.prorationDate }),
      },
    },
    hosted_invoice_url: null,
    livemode: false,
    number: `${customer.id.slice(-8).toUpperCase()}-${count}`,
    period_start: subscription.items.data[0].current_period_start,
    period_end: subscription.items.data[0].current_period_end,
    starting_balance: customer.balance,
    ending_balance: Math.min(0, balance),
    total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    status: 'open',
    status_transitions: { finalized_at: now, paid_at: null, voided_at: null },
  };
}

/** Sends the invoice and charges it. */
export function issueInvoice(
  desk: AccountUnitOfWork,
  invoice: Invoice,
  isPaying: boolean,
): boolean {
  desk.account.invoices.push(invoice);
  desk.account.customer.balance = invoice.ending_balance;
  desk.tell('invoice.finalized', invoice);
  return collectPayment(desk, invoice, isPaying);
}

/** Charges an invoice's open amount. A previously failed one is retried on its own schedule. */
export function collectPayment(
  desk: AccountUnitOfWork,
  invoice: Invoice,
  isPaying: boolean,
): boolean {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (invoice.amount_remaining > 0 && !isPaying) {
    invoice.next_payment_attempt = nextAttempt(invoice, desk.now);
    desk.tell('invoice.payment_failed', invoice);
    return false;
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = desk.now;
  desk.tell('invoice.paid', invoice);
  return true;
}

function nextAttempt(invoice: Invoice, now: UnixSeconds): UnixSeconds | null {
  const times = RETRY_DAYS.map((days) => invoice.status_transitions.finalized_at + days * DAY);
  return times.find((time) => time > now) ?? null;
}

export function cancelInvoice(desk: AccountUnitOfWork, invoice: Invoice): void {
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = desk.now;
  desk.tell('invoice.voided', invoice);
}

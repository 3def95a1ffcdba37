import { GRACE_DAYS } from '../../shared/account/billing/plans.ts';
import type { Account, Invoice, Subscription, UnixSeconds } from './account.ts';
import type { AccountUnitOfWork } from './account-unit-of-work.ts';
import { addMonths, DAY, periodEnd } from './calendar.ts';
import { canChargeOffSession } from './cards.ts';
import { buildInvoice, cancelInvoice, collectPayment, issueInvoice } from './invoicing.ts';
import { cardOf, createMonthlyLine, isLive, itemOf } from './subscriptions.ts';

/** How long before its end a trial is announced. */
const NOTICE = 3 * DAY;

/** Safety limit for events processed for one customer at once. */
const MOST = 1_000;

const openInvoice = ({ invoices }: Account, { id }: Subscription): Invoice | undefined =>
  invoices.find(
    ({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id,
  );

const givesUpAt = (invoice: Invoice): UnixSeconds =>
  invoice.status_transitions.finalized_at + GRACE_DAYS * DAY;

/** Returns when the next automatic event of a subscription is due. */
function dueOf(account: Account, subscription: Subscription): UnixSeconds | null {
  if (!isLive(subscription)) return null;
  const end = itemOf(subscription).current_period_end;
  if (subscription.status === 'trialing') {
    const isAnnounced =
      account.announced.includes(subscription.id) || subscription.cancel_at_period_end;
    return isAnnounced ? end : end - NOTICE;
  }
  const unpaid = openInvoice(account, subscription);
  if (!unpaid) return end;
  return Math.min(unpaid.next_payment_attempt ?? givesUpAt(unpaid), givesUpAt(unpaid), end);
}

export function getNextDueTime(account: Account): UnixSeconds | null {
  const dues = account.subscriptions
    .map((subscription) => dueOf(account, subscription))
    .filter((due) => due !== null);
  return dues.length > 0 ? Math.min(...dues) : null;
}

/** Processes everything due until now in order, each at its own time. */
export function processDueEvents(desk: AccountUnitOfWork): void {
  const { account, now: until } = desk;
  for (let round = 0; round < MOST; round += 1) {
    const due = getNextDueTime(account);
    if (due === null || due > until) break;
    desk.now = due;
    const subscription = account.subscriptions.find((one) => dueOf(account, one) === due);
    if (subscription) happen(desk, subscription);
  }
  desk.now = until;
  for (const session of account.sessions) {
    if (session.status === 'open' && session.expiresAt <= until) session.status = 'expired';
  }
}

function happen(desk: AccountUnitOfWork, subscription: Subscription): void {
  const { account, now } = desk;
  const isOver = itemOf(subscription).current_period_end <= now;
  const unpaid = openInvoice(account, subscription);
  if (isOver && subscription.cancel_at_period_end) {
    end(desk, subscription);
  } else if (subscription.status === 'trialing' && !isOver) {
    account.announced.push(subscription.id);
    desk.tell('customer.subscription.trial_will_end', subscription);
  } else if (!unpaid) {
    renew(desk, subscription);
  } else if (givesUpAt(unpaid) <= now) {
    subscription.cancellation_details.reason = 'payment_failed';
    cancelInvoice(desk, unpaid);
    end(desk, subscription);
  } else if (collectPayment(desk, unpaid, canChargeOffSession(cardOf(desk, subscription)))) {
    recoverFailedPayment(desk, subscription);
  }
}

function renew(desk: AccountUnitOfWork, subscription: Subscription): void {
  const item = itemOf(subscription);
  const isFirst = subscription.status === 'trialing';
  const start = item.current_period_end;
  item.current_period_start = start;
  item.current_period_end = isFirst
    ? addMonths(start, 1)
    : periodEnd(subscription.billing_cycle_anchor, start);
  subscription.status = 'active';
  const invoice = buildInvoice(desk, subscription, {
    reason: 'subscription_cycle',
    lines: [createMonthlyLine(subscription, item.price.unit_amount)],
  });
  const isPaid = issueInvoice(desk, invoice, canChargeOffSession(cardOf(desk, subscription)));
  if (!isPaid) subscription.status = 'past_due';
  desk.tell('customer.subscription.updated', subscription);
}

/** Reactivates a subscription after a failed payment was collected. */
export function recoverFailedPayment(desk: AccountUnitOfWork, subscription: Subscription): void {
  if (subscription.status !== 'past_due' || openInvoice(desk.account, subscription)) return;
  subscription.status = 'active';
  desk.tell('customer.subscription.updated', subscription);
}

function end(desk: AccountUnitOfWork, subscription: Subscription): void {
  subscription.status = 'canceled';
  subscription.ended_at = desk.now;
  subscription.canceled_at ??= desk.now;
  desk.tell('customer.subscription.deleted', subscription);
}

import { formatUtcDay } from '#shared/format/date.ts';
import {
  type CancellationDetails,
  InvalidRequestError,
  type Invoice,
  idFor,
  type Price,
  type Subscription,
  type UnixSeconds,
} from './account.ts';
import type { AccountUnitOfWork } from './account-unit-of-work.ts';
import { addMonths, DAY } from './calendar.ts';
import { canChargeOffSession, DECLINED, type PaymentMethod } from './cards.ts';
import { buildInvoice, type InvoiceDraft, issueInvoice } from './invoicing.ts';
import { prorate } from './proration.ts';

export const itemOf = (subscription: Subscription) => subscription.items.data[0];

export const isLive = ({ status }: Subscription): boolean => status !== 'canceled';

export const cardDeclined = (): InvalidRequestError =>
  new InvalidRequestError(DECLINED, { status: 402, type: 'card_error', code: 'card_declined' });

export function cardOf({ account }: AccountUnitOfWork, subscription: Subscription): PaymentMethod {
  const card = account.methods.find(({ id }) => id === subscription.default_payment_method);
  if (!card) throw new InvalidRequestError('The subscription has no payment method.');
  return card;
}

interface Start {
  readonly price: Price;
  readonly trialDays: number;
  readonly card: PaymentMethod;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Starts a subscription. Without a trial, the first month is paid with its owner present. */
export function subscribe(
  desk: AccountUnitOfWork,
  { price, trialDays, card, metadata }: Start,
): Subscription {
  const { account, now } = desk;
  const trialEnd = trialDays > 0 ? now + trialDays * DAY : null;
  const subscription: Subscription = {
    id: idFor('sub', account.customer.id),
    object: 'subscription',
    customer: account.customer.id,
    created: now,
    start_date: now,
    currency: 'usd',
    livemode: false,
    metadata,
    status: trialEnd === null ? 'active' : 'trialing',
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: idFor('si', account.customer.id),
          object: 'subscription_item',
          quantity: 1,
          price,
          current_period_start: now,
          current_period_end: trialEnd ?? addMonths(now, 1),
        },
      ],
    },
    billing_cycle_anchor: trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    default_payment_method: card.id,
    ended_at: null,
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
  };
  const amount = trialEnd === null ? price.unit_amount : 0;
  const invoice = buildInvoice(desk, subscription, {
    reason: 'subscription_create',
    lines: [createMonthlyLine(subscription, amount)],
  });
  account.subscriptions.push(subscription);
  desk.tell('customer.subscription.created', subscription);
  issueInvoice(desk, invoice, true);
  return subscription;
}

export function createMonthlyLine(
  subscription: Subscription,
  amount: number,
): InvoiceDraft['lines'][number] {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const what = subscription.status === 'trialing' ? `Trial of ${price.nickname}` : price.nickname;
  return { amount, description: what, period: { start, end } };
}

export interface PriceChange {
  readonly price: Price;
  readonly prorationDate: UnixSeconds | undefined;
  readonly endsTrial: boolean;
}

const dayOf = (timestamp: UnixSeconds): string => formatUtcDay(new Date(timestamp * 1000));

/** Returns the subscription after a price change and its invoice; the given one is unchanged. */
export function previewPriceChange(
  desk: AccountUnitOfWork,
  subscription: Subscription,
  change: PriceChange,
): { changed: Subscription; invoice: Invoice } {
  const changed = structuredClone(subscription);
  const item = itemOf(changed);
  const old = item.price;
  item.price = change.price;
  if (changed.status === 'trialing' && change.endsTrial) {
    changed.status = 'active';
    changed.trial_end = desk.now;
    changed.billing_cycle_anchor = desk.now;
    item.current_period_start = desk.now;
    item.current_period_end = addMonths(desk.now, 1);
    const lines = [createMonthlyLine(changed, change.price.unit_amount)];
    return { changed, invoice: drawUpdate(desk, changed, lines, desk.now) };
  }
  const period = { start: item.current_period_start, end: item.current_period_end };
  const date = change.prorationDate ?? desk.now;
  if (date < period.start || date > period.end) {
    throw new InvalidRequestError('The proration date must be within the current period.');
  }
  const rest = { start: date, end: period.end };
  const isFree = changed.status === 'trialing';
  const lines = [
    {
      amount: isFree ? 0 : -prorate(old.unit_amount, period, date),
      description: `Unused time on ${old.nickname} after ${dayOf(date)}`,
      period: rest,
    },
    {
      amount: isFree ? 0 : prorate(change.price.unit_amount, period, date),
      description: `Remaining time on ${change.price.nickname} after ${dayOf(date)}`,
      period: rest,
    },
  ];
  return { changed, invoice: drawUpdate(desk, changed, lines, date) };
}

const drawUpdate = (
  desk: AccountUnitOfWork,
  subscription: Subscription,
  lines: InvoiceDraft['lines'],
  prorationDate: UnixSeconds,
): Invoice =>
  buildInvoice(desk, subscription, { reason: 'subscription_update', lines, prorationDate });

/** Changes the price immediately; a declined card leaves everything unchanged. */
export function changePrice(
  desk: AccountUnitOfWork,
  subscription: Subscription,
  change: PriceChange,
): void {
  const { changed, invoice } = previewPriceChange(desk, subscription, change);
  const isPaying = canChargeOffSession(cardOf(desk, subscription));
  if (invoice.amount_due > 0 && !isPaying) throw cardDeclined();
  Object.assign(subscription, changed);
  issueInvoice(desk, invoice, isPaying);
}

export function cancelAtPeriodEnd(
  subscription: Subscription,
  shouldCancel: boolean,
  now: UnixSeconds,
  details: Partial<CancellationDetails>,
): void {
  subscription.cancel_at_period_end = shouldCancel;
  subscription.cancel_at = shouldCancel ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = shouldCancel ? now : null;
  subscription.cancellation_details = shouldCancel
    ? { comment: null, feedback: null, ...details, reason: 'cancellation_requested' }
    : { comment: null, feedback: null, reason: null };
}

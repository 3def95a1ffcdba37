import type { TestCheckout, TestPayment } from '../../shared/account/billing/billing.ts';
import { isPaidPlanId, PLANS } from '../../shared/account/billing/plans.ts';
import { type Account, InvalidRequestError, idFor, PRICES, type Session } from './account.ts';
import type { AccountUnitOfWork } from './account-unit-of-work.ts';
import { getDeclineReason, type PaymentMethod } from './cards.ts';
import { isLive, itemOf, subscribe } from './subscriptions.ts';

interface NewPage extends Pick<Session, 'purpose' | 'returnUrl' | 'cancelUrl' | 'expiresAt'> {
  readonly priceId?: string;
  readonly trialDays?: number;
  readonly metadata?: Readonly<Record<string, string>>;
}

export function createPaymentSession({ account, now }: AccountUnitOfWork, page: NewPage): Session {
  const prefix = page.purpose === 'subscribe' ? 'cs_test' : 'bps_test';
  const session: Session = {
    priceId: null,
    trialDays: 0,
    metadata: {},
    ...page,
    id: idFor(prefix, account.customer.id),
    created: now,
    livemode: false,
    status: 'open',
  };
  account.sessions.push(session);
  return session;
}

export function requirePaymentSession({ sessions }: Account, id: string): Session {
  const session = sessions.find((one) => one.id === id);
  if (!session) throw new InvalidRequestError('Session not found.', { status: 404 });
  return session;
}

const priceOf = ({ priceId }: Session) => PRICES.find(({ id }) => id === priceId);

/** Returns the content of the page. */
export function describePaymentSession(account: Account, session: Session): TestCheckout {
  const current = account.subscriptions.find(isLive);
  const price = priceOf(session) ?? (current && itemOf(current).price);
  const plan = price?.metadata.haven_plan;
  const owed = account.invoices
    .filter(({ status }) => status === 'open')
    .reduce((sum, invoice) => sum + invoice.amount_remaining, 0);
  const first = Math.max(0, (price?.unit_amount ?? 0) + account.customer.balance);
  return {
    id: session.id,
    purpose: session.purpose,
    status: session.status,
    email: account.customer.email,
    planName: isPaidPlanId(plan) ? PLANS[plan].name : null,
    dueNowCents: session.purpose === 'change_card' ? owed : session.trialDays > 0 ? 0 : first,
    monthlyCents: price?.unit_amount ?? null,
    trialDays: session.trialDays,
  };
}

/** Pays on the page, or saves the new card for the customer. */
export function completePaymentSession(
  desk: AccountUnitOfWork,
  session: Session,
  card: PaymentMethod,
): TestPayment {
  const { account } = desk;
  if (session.status !== 'open') {
    throw new InvalidRequestError('This page has expired.', { code: 'session_closed' });
  }
  const declineReason = getDeclineReason(card);
  if (declineReason !== null)
    return { outcome: 'declined', message: declineReason, redirect: null };
  if (session.purpose === 'change_card') {
    account.methods.push(card);
    const before = account.customer.invoice_settings;
    account.customer.invoice_settings = { default_payment_method: card.id };
    desk.tell('customer.updated', account.customer, { invoice_settings: before });
  } else {
    const price = priceOf(session);
    if (!price) throw new InvalidRequestError('Price not found.');
    const { trialDays, metadata } = session;
    account.methods.push(card);
    subscribe(desk, { price, trialDays, card, metadata });
    desk.tell('checkout.session.completed', {
      id: session.id,
      object: 'checkout.session',
      customer: account.customer.id,
    });
  }
  session.status = 'complete';
  const redirect = session.returnUrl.replace('{CHECKOUT_SESSION_ID}', session.id);
  return { outcome: 'paid', message: null, redirect };
}

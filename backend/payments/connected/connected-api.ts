import type { Context, Hono } from 'hono';
import type { Sql } from '../../db/engine.ts';
import { InvalidRequestError } from '../account.ts';
import { type FormFields, numberAt, textAt, textsAt } from '../form.ts';
import { listOf } from '../views.ts';
import {
  accountIdIn,
  addConnectedAccount,
  type ConnectedDocument,
  type ConnectedWork,
  connectedId,
  expirePages,
  findPage,
  type PaymentPage,
  withConnectedAccount,
} from './connected-account.ts';

type Work = (fields: FormFields, c: Context, sql: Sql) => Promise<object | InvalidRequestError>;

export interface ConnectedApiParts {
  read: (work: Work) => (c: Context) => Promise<Response>;
  write: (work: Work) => (c: Context) => Promise<Response>;
  siteUrl: () => string;
  now: () => Date;
}

const HOUR = 3_600;
const linkUrl = (siteUrl: string, id: string): string => `${siteUrl}/payment-window?session=${id}`;

/** The part of the provider's API about accounts that receive money. */
export function addConnectedRoutes(
  routes: Hono,
  { read, write, siteUrl, now }: ConnectedApiParts,
): void {
  const on = (sql: Sql, id: string | null | undefined, work: (work: ConnectedWork) => object) =>
    withConnectedAccount(sql, id ?? null, now(), work);

  routes.post(
    '/accounts',
    write((fields, _c, sql) =>
      addConnectedAccount(sql, {
        email: textAt(fields, 'email') ?? '',
        name: textAt(fields, 'business_profile', 'name') ?? '',
        metadata: textsAt(fields, 'metadata'),
      }),
    ),
  );
  routes.get(
    '/accounts/:id',
    read((_fields, c, sql) => on(sql, c.req.param('id'), ({ document }) => document.account)),
  );
  routes.post(
    '/accounts/:id/login_links',
    write((_fields, c, sql) =>
      on(sql, c.req.param('id'), (work) => {
        if (!work.document.account.details_submitted) {
          throw new InvalidRequestError('This account has not completed onboarding.');
        }
        // The fake provider has no dashboard; its page for details shows the account.
        return { object: 'login_link', url: linkUrl(siteUrl(), addLink(work, siteUrl())) };
      }),
    ),
  );
  routes.post(
    '/account_links',
    write((fields, _c, sql) =>
      on(sql, textAt(fields, 'account'), (work) => ({
        object: 'account_link',
        url: linkUrl(siteUrl(), addLink(work, textAt(fields, 'return_url') ?? siteUrl())),
      })),
    ),
  );
  routes.get(
    '/balance',
    read((_fields, c, sql) =>
      on(sql, c.req.header('stripe-account'), ({ document }) => ({
        object: 'balance',
        available: [{ amount: document.available, currency: 'usd' }],
        pending: [{ amount: document.waiting, currency: 'usd' }],
      })),
    ),
  );
  routes.get(
    '/payouts',
    read((_fields, c, sql) =>
      on(sql, c.req.header('stripe-account'), ({ document }) => listOf(document.payouts)),
    ),
  );
  routes.get(
    '/disputes',
    read((fields, _c, sql) => {
      const intent = textAt(fields, 'payment_intent') ?? '';
      return on(sql, accountIdIn(intent), ({ document }) =>
        listOf(document.disputes.filter(({ payment_intent }) => payment_intent === intent)),
      );
    }),
  );
  routes.post(
    '/refunds',
    write((fields, _c, sql) => {
      const id = textAt(fields, 'payment_intent') ?? '';
      return on(sql, accountIdIn(id), (work) => refund(work, id, numberAt(fields, 'amount') ?? 0));
    }),
  );
}

function addLink({ document, now }: ConnectedWork, returnUrl: string): string {
  const id = connectedId('acl', document.account.id);
  document.links.push({ id, returnUrl, expiresAt: now + HOUR, status: 'open' });
  return id;
}

function refund(work: ConnectedWork, id: string, cents: number): object {
  const charge = work.document.intents.find((one) => one.id === id)?.latest_charge;
  if (!charge) throw new InvalidRequestError('Payment not found.', { status: 404 });
  if (cents <= 0 || cents > charge.amount - charge.amount_refunded || charge.disputed) {
    throw new InvalidRequestError('The refund exceeds the charge.');
  }
  charge.amount_refunded += cents;
  work.document.waiting -= cents;
  work.tell('charge.refunded', charge);
  return {
    id: connectedId('re', work.document.account.id),
    object: 'refund',
    amount: cents,
    payment_intent: id,
    status: 'succeeded',
  };
}

/** Creates a payment page. The amount comes from the server that holds the secret key. */
export function createPaymentPage(
  { document, now }: ConnectedWork,
  fields: FormFields,
): PaymentPage {
  if (!document.account.charges_enabled) {
    throw new InvalidRequestError('The destination account cannot accept payments.');
  }
  const item = ['line_items', '0', 'price_data'] as const;
  const method = textAt(fields, 'allowed_payment_method_types', '0');
  const data = fields.payment_intent_data;
  const page: PaymentPage = {
    id: connectedId('cs_test', document.account.id),
    created: now,
    method: method === 'us_bank_account' ? 'us_bank_account' : 'card',
    description: textAt(fields, ...item, 'product_data', 'name') ?? '',
    email: textAt(fields, 'customer_email') ?? '',
    amount: numberAt(fields, ...item, 'unit_amount') ?? 0,
    fee: numberAt(fields, 'payment_intent_data', 'application_fee_amount') ?? 0,
    metadata: typeof data === 'object' ? textsAt(data, 'metadata') : {},
    returnUrl: textAt(fields, 'success_url') ?? '',
    cancelUrl: textAt(fields, 'cancel_url') ?? '',
    expiresAt: now + HOUR,
    status: 'open',
    intent: null,
  };
  document.pages.push(page);
  return page;
}

/** Returns the account that a new checkout pays, or null for a plan. */
export const destinationOf = (fields: FormFields): string | null =>
  textAt(fields, 'payment_intent_data', 'transfer_data', 'destination') ?? null;

export function paymentPageView(
  { intents }: ConnectedDocument,
  page: PaymentPage,
  siteUrl: string,
): object {
  return {
    id: page.id,
    object: 'checkout.session',
    created: page.created,
    livemode: false,
    mode: 'payment',
    metadata: page.metadata,
    status: page.status,
    amount_total: page.amount,
    payment_intent: intents.find(({ id }) => id === page.intent) ?? null,
    url: page.status === 'open' ? linkUrl(siteUrl, page.id) : null,
  };
}

export function readPaymentPage(work: ConnectedWork, id: string, siteUrl: string): object {
  expirePages(work);
  return paymentPageView(work.document, findPage(work.document, id), siteUrl);
}

export function expirePaymentPage(work: ConnectedWork, id: string, siteUrl: string): object {
  const page = findPage(work.document, id);
  if (page.status !== 'open') throw new InvalidRequestError('Only open sessions can expire.');
  page.status = 'expired';
  return paymentPageView(work.document, page, siteUrl);
}

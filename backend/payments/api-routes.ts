import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Engine, Sql } from '../db/engine.ts';
import { type Account, customerIdIn, InvalidRequestError, PRICES } from './account.ts';
import type { AccountUnitOfWork } from './account-unit-of-work.ts';
import { addCustomer, advanceClock, withAccount } from './accounts.ts';
import { canChargeOffSession } from './cards.ts';
import {
  accountIdIn,
  advanceConnectedClock,
  withConnectedAccount,
} from './connected/connected-account.ts';
import {
  addConnectedRoutes,
  createPaymentPage,
  destinationOf,
  expirePaymentPage,
  paymentPageView,
  readPaymentPage,
} from './connected/connected-api.ts';
import { type FormFields, numberAt, parseForm, textAt, textsAt } from './form.ts';
import { collectPayment } from './invoicing.ts';
import { createPaymentSession, requirePaymentSession } from './payment-sessions.ts';
import { recoverFailedPayment } from './renewals.ts';
import {
  cancelAtPeriodEnd,
  cardDeclined,
  changePrice,
  itemOf,
  type PriceChange,
  previewPriceChange,
} from './subscriptions.ts';
import { listOf, sessionView, subscriptionView } from './views.ts';

export interface ApiParts {
  engine: Engine;
  secretKey: string;
  /** Public URL of the product: its own page replaces the provider's. */
  siteUrl: () => string;
  now: () => Date;
  /** Called after anything that may have created an event. */
  wake: () => void;
  /** Resolves when all events are delivered. */
  settle: () => Promise<void>;
}

type Answered = object | InvalidRequestError;

const isSame = (provided: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(provided), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const failure = ({ message, status, type, code }: InvalidRequestError): Response =>
  Response.json({ error: { type, message, ...(code ? { code } : {}) } }, { status });

const missing = (what: string): InvalidRequestError =>
  new InvalidRequestError(`${what} not found.`, { status: 404, code: 'resource_missing' });

/** The part of the provider's API the product uses, under `/v1`. */
export function createApiRoutes(parts: ApiParts): Hono {
  const { engine, secretKey, now } = parts;
  const routes = new Hono();
  routes.use(async (c, next) => {
    const provided = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (isSame(provided, secretKey)) return next();
    return failure(new InvalidRequestError('Invalid API key provided.', { status: 401 }));
  });

  const read =
    (work: (fields: FormFields, c: Context, sql: Sql) => Promise<Answered>) =>
    async (c: Context) => {
      const fields = parseForm(new URL(c.req.url).search);
      const answered = await engine.write('system', (sql) => work(fields, c, sql));
      parts.wake();
      return answered instanceof InvalidRequestError ? failure(answered) : c.json(answered);
    };

  /** A write with an idempotency key takes effect once; a repeat gets the same response. */
  const write =
    (work: (fields: FormFields, c: Context, sql: Sql) => Promise<Answered>) =>
    async (c: Context) => {
      const text = await c.req.text();
      const key = c.req.header('idempotency-key');
      const request = createHash('sha256').update(`${c.req.path}\n${text}`).digest('hex');
      const answered = await engine.write('system', async (sql) => {
        const before = key ? await claimIdempotencyKey(sql, key, request) : null;
        if (before) return before;
        const outcome = await work(parseForm(text), c, sql);
        const isWrong = outcome instanceof InvalidRequestError;
        const status = isWrong ? outcome.status : 200;
        const body = isWrong ? await failure(outcome).json() : outcome;
        if (key) {
          await sql`
            update haven_local.payment_answers
            set status = ${status}, body = ${sql.json(body as never)} where key = ${key}`;
        }
        return { status, body };
      });
      parts.wake();
      return Response.json(answered.body, { status: answered.status });
    };

  const onAccount = (
    sql: Sql,
    id: string | null | undefined,
    work: (desk: AccountUnitOfWork) => object,
  ): Promise<Answered> => withAccount(sql, id ?? null, now(), work);

  routes.post(
    '/customers',
    write((fields, _c, sql) =>
      addCustomer(
        sql,
        {
          email: textAt(fields, 'email') ?? '',
          name: textAt(fields, 'name') ?? null,
          metadata: textsAt(fields, 'metadata'),
        },
        now(),
      ),
    ),
  );
  routes.get(
    '/prices',
    read(async (fields) => {
      const keys = Object.values(textsAt(fields, 'lookup_keys'));
      return listOf(PRICES.filter(({ lookup_key }) => keys.includes(lookup_key)));
    }),
  );

  routes.post(
    '/checkout/sessions',
    write((fields, _c, sql) => {
      const destination = destinationOf(fields);
      if (destination !== null) {
        return withConnectedAccount(sql, destination, now(), (work) =>
          paymentPageView(work.document, createPaymentPage(work, fields), parts.siteUrl()),
        );
      }
      return onAccount(sql, textAt(fields, 'customer'), (desk) => {
        const price = findPrice(textAt(fields, 'line_items', '0', 'price'));
        const session = createPaymentSession(desk, {
          purpose: 'subscribe',
          priceId: price.id,
          trialDays: numberAt(fields, 'subscription_data', 'trial_period_days') ?? 0,
          returnUrl: textAt(fields, 'success_url') ?? '',
          cancelUrl: textAt(fields, 'cancel_url') ?? '',
          // A customer whose clock is ahead has as long as everyone else.
          expiresAt: desk.now + 60 * 60,
        });
        return sessionView(session, desk.account, parts.siteUrl());
      });
    }),
  );
  routes.get(
    '/checkout/sessions/:id',
    read((_fields, c, sql) => {
      const id = c.req.param('id') ?? '';
      const destination = accountIdIn(id);
      if (destination !== null) {
        return withConnectedAccount(sql, destination, now(), (work) =>
          readPaymentPage(work, id, parts.siteUrl()),
        );
      }
      return onAccount(sql, customerIdIn(id), ({ account }) =>
        sessionView(requirePaymentSession(account, id), account, parts.siteUrl()),
      );
    }),
  );
  routes.post(
    '/checkout/sessions/:id/expire',
    write((_fields, c, sql) => {
      const id = c.req.param('id') ?? '';
      const destination = accountIdIn(id);
      if (destination !== null) {
        return withConnectedAccount(sql, destination, now(), (work) =>
          expirePaymentPage(work, id, parts.siteUrl()),
        );
      }
      return onAccount(sql, customerIdIn(id), ({ account }) => {
        const session = requirePaymentSession(account, id);
        if (session.status !== 'open')
          throw new InvalidRequestError('Only open sessions can expire.');
        session.status = 'expired';
        return sessionView(session, account, parts.siteUrl());
      });
    }),
  );
  routes.post(
    '/billing_portal/sessions',
    write((fields, _c, sql) =>
      onAccount(sql, textAt(fields, 'customer'), (desk) => {
        const returnUrl = textAt(fields, 'return_url') ?? '';
        const session = createPaymentSession(desk, {
          purpose: 'change_card',
          returnUrl,
          cancelUrl: returnUrl,
          expiresAt: desk.now + 60 * 60,
        });
        return sessionView(session, desk.account, parts.siteUrl());
      }),
    ),
  );

  routes.get(
    '/subscriptions',
    read((fields, _c, sql) =>
      onAccount(sql, textAt(fields, 'customer'), ({ account }) =>
        listOf(account.subscriptions.map((one) => subscriptionView(one, account)).toReversed()),
      ),
    ),
  );
  routes.post(
    '/subscriptions/:id',
    write((fields, c, sql) => {
      const id = c.req.param('id') ?? '';
      return onAccount(sql, customerIdIn(id), (desk) => updateSubscription(desk, id, fields));
    }),
  );

  routes.get(
    '/invoices',
    read((fields, _c, sql) =>
      onAccount(sql, textAt(fields, 'customer'), ({ account }) =>
        listOf(account.invoices.toReversed().slice(0, numberAt(fields, 'limit') ?? 10)),
      ),
    ),
  );
  routes.post(
    '/invoices/create_preview',
    write((fields, _c, sql) =>
      onAccount(sql, textAt(fields, 'customer'), (desk) => {
        const subscription = findSubscription(desk.account, textAt(fields, 'subscription'));
        const details = fields.subscription_details;
        const change = readPriceChange(typeof details === 'object' ? details : {});
        if (!change) throw new InvalidRequestError('Specify a price.');
        return previewPriceChange(desk, subscription, change).invoice;
      }),
    ),
  );
  routes.post(
    '/invoices/:id/pay',
    write((fields, c, sql) => {
      const id = c.req.param('id') ?? '';
      return onAccount(sql, customerIdIn(id), (desk) =>
        payInvoice(desk, id, textAt(fields, 'payment_method')),
      );
    }),
  );

  addConnectedRoutes(routes, { read, write, siteUrl: parts.siteUrl, now });

  routes.post('/test_helpers/clocks/:customer/advance', async (c) => {
    const until = numberAt(parseForm(await c.req.text()), 'frozen_time');
    if (until === undefined)
      return failure(new InvalidRequestError('Specify the end time: frozen_time.'));
    const id = c.req.param('customer');
    const advance = id.startsWith('acct_') ? advanceConnectedClock : advanceClock;
    const moved = await engine.write('system', (sql) => advance(sql, id, now(), until));
    await parts.settle();
    return moved instanceof InvalidRequestError ? failure(moved) : c.json({ frozen_time: moved });
  });
  routes.all('*', () => failure(missing('path')));
  return routes;
}

/** Claims the key, or returns the response stored under it; a second caller waits for the first. */
async function claimIdempotencyKey(sql: Sql, key: string, request: string) {
  const claimed = await sql`
    insert into haven_local.payment_answers (key, request) values (${key}, ${request})
    on conflict (key) do nothing returning key`;
  if (claimed.length > 0) return null;
  const [before] = await sql<{ request: string; status: number; body: unknown }[]>`
    select request, status, body from haven_local.payment_answers where key = ${key}`;
  if (before && before.request === request) return { status: before.status, body: before.body };
  const wrong = new InvalidRequestError('This idempotency key was used for another request.', {
    type: 'idempotency_error',
  });
  return { status: wrong.status, body: await failure(wrong).json() };
}

function findPrice(id: string | undefined) {
  const price = PRICES.find((one) => one.id === id);
  if (!price) throw missing('price');
  return price;
}

function findSubscription({ subscriptions }: Account, id: string | undefined) {
  const subscription = subscriptions.find((one) => one.id === id);
  if (!subscription) throw missing('subscription');
  return subscription;
}

function readPriceChange(fields: FormFields): PriceChange | null {
  const id = textAt(fields, 'items', '0', 'price');
  if (id === undefined) return null;
  return {
    price: findPrice(id),
    prorationDate: numberAt(fields, 'proration_date'),
    endsTrial: textAt(fields, 'trial_end') === 'now',
  };
}

function updateSubscription(desk: AccountUnitOfWork, id: string, fields: FormFields): object {
  const subscription = findSubscription(desk.account, id);
  if (subscription.status === 'canceled')
    throw new InvalidRequestError('The subscription has ended.');
  const card = textAt(fields, 'default_payment_method');
  if (card !== undefined) {
    if (!desk.account.methods.some((method) => method.id === card)) throw missing('payment method');
    subscription.default_payment_method = card;
  }
  const change = readPriceChange(fields);
  if (change && change.price.id !== itemOf(subscription).price.id) {
    changePrice(desk, subscription, change);
  }
  const ends = textAt(fields, 'cancel_at_period_end');
  if (ends !== undefined) {
    const details = {
      comment: textAt(fields, 'cancellation_details', 'comment') ?? null,
      feedback: textAt(fields, 'cancellation_details', 'feedback') ?? null,
    };
    cancelAtPeriodEnd(subscription, ends === 'true', desk.now, details);
  }
  desk.tell('customer.subscription.updated', subscription);
  return subscriptionView(subscription, desk.account);
}

function payInvoice(desk: AccountUnitOfWork, id: string, method: string | undefined): object {
  const { account } = desk;
  const invoice = account.invoices.find((one) => one.id === id);
  if (!invoice) throw missing('invoice');
  if (invoice.status !== 'open') throw new InvalidRequestError('The invoice is not open.');
  const subscription = findSubscription(account, invoice.parent.subscription_details.subscription);
  const methodId = method ?? subscription.default_payment_method;
  const card = account.methods.find((one) => one.id === methodId);
  if (!card || !canChargeOffSession(card)) throw cardDeclined();
  collectPayment(desk, invoice, true);
  recoverFailedPayment(desk, subscription);
  return invoice;
}

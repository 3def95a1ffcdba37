import type { Hono } from 'hono';
import type { TestPayoutPage } from '../../../shared/account/payouts/testPages.ts';
import type { Engine } from '../../db/engine.ts';
import { InvalidRequestError, type UnixSeconds } from '../account.ts';
import { type CardFields, getDeclineReason, parseCard } from '../cards.ts';
import { parseBankAccount } from './bank-accounts.ts';
import {
  accountIdIn,
  BANK_CLEARS_SECONDS,
  type ConnectedWork,
  connectedId,
  expirePages,
  findPage,
  type Intent,
  type PaymentPage,
  succeed,
  withConnectedAccount,
} from './connected-account.ts';

export interface ConnectedCheckoutParts {
  engine: Engine;
  now: () => Date;
  settle: () => Promise<void>;
}

type Body = Partial<Record<'number' | 'expiry' | 'cvc' | 'routing' | 'account', unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The provider's pages to pay and to enter account details, used by the screens. Anyone with a URL can use it. */
export function addConnectedCheckout(
  routes: Hono,
  { engine, now, settle }: ConnectedCheckoutParts,
): void {
  const on = async (id: string, change: (work: ConnectedWork) => object): Promise<Response> => {
    const outcome = await engine.write('system', (sql) =>
      withConnectedAccount(sql, accountIdIn(id), now(), change),
    );
    const headers = { 'Cache-Control': 'no-store' };
    if (!(outcome instanceof InvalidRequestError)) return Response.json(outcome, { headers });
    const { message, status, code } = outcome;
    return Response.json({ error: message, ...(code ? { code } : {}) }, { status, headers });
  };
  routes.get('/connected/:id', (c) =>
    on(c.req.param('id'), (work) => describePage(work, c.req.param('id'))),
  );
  routes.post('/connected/:id/submit', async (c) => {
    const id = c.req.param('id');
    const body = ((await c.req.json().catch(() => null)) ?? {}) as Body;
    const seconds = Math.floor(now().getTime() / 1000);
    const response = await on(id, (work) =>
      id.startsWith('acl_')
        ? submitDetails(work, id, body)
        : submitPayment(work, id, body, seconds),
    );
    // The result is posted when the user returns.
    if (response.ok) await settle();
    return response;
  });
  routes.post('/connected/:id/cancel', (c) =>
    on(c.req.param('id'), ({ document }) => {
      const id = c.req.param('id');
      return {
        redirect: id.startsWith('acl_')
          ? findLink(document, id).returnUrl
          : findPage(document, id).cancelUrl,
      };
    }),
  );
}

function findLink({ links }: ConnectedWork['document'], id: string) {
  const link = links.find((one) => one.id === id);
  if (!link) throw new InvalidRequestError('Link not found.', { status: 404 });
  return link;
}

function describePage(work: ConnectedWork, id: string): TestPayoutPage {
  expirePages(work);
  const { document } = work;
  if (id.startsWith('acl_')) {
    const { account } = document;
    return {
      id,
      purpose: 'connect',
      status: findLink(document, id).status,
      description: account.business_profile.name,
      email: account.email,
      method: 'ach',
      cents: 0,
    };
  }
  const page = findPage(document, id);
  return {
    id,
    purpose: 'pay',
    status: page.status,
    description: page.description,
    email: page.email,
    method: page.method === 'card' ? 'card' : 'ach',
    cents: page.amount,
  };
}

const wrong = (fields: object): object => ({
  outcome: 'wrong',
  message: null,
  redirect: null,
  fields,
});

function submitDetails(work: ConnectedWork, id: string, body: Body): object {
  const link = findLink(work.document, id);
  if (link.status !== 'open') throw new InvalidRequestError('This page has expired.');
  const read = parseBankAccount({ routing: text(body.routing), account: text(body.account) });
  if ('wrong' in read) return wrong(read.wrong);
  const { account } = work.document;
  account.external_accounts.data = [{ object: 'bank_account', last4: read.bank.last4 }];
  account.details_submitted = true;
  account.charges_enabled = true;
  account.payouts_enabled = true;
  account.requirements.currently_due = [];
  link.status = 'complete';
  work.tell('account.updated', account);
  return { outcome: 'done', message: null, redirect: link.returnUrl };
}

function submitPayment(work: ConnectedWork, id: string, body: Body, today: UnixSeconds): object {
  expirePages(work);
  const page = findPage(work.document, id);
  if (page.status !== 'open') {
    throw new InvalidRequestError('This page has expired.', { code: 'session_closed' });
  }
  if (page.method === 'card') {
    const fields: CardFields = {
      number: text(body.number),
      expiry: text(body.expiry),
      cvc: text(body.cvc),
    };
    const read = parseCard(fields, today);
    if ('wrong' in read) return wrong(read.wrong);
    const declined = getDeclineReason(read.card);
    if (declined !== null) return { outcome: 'declined', message: declined, redirect: null };
    const intent = addIntent(work, page, { card: { last4: read.card.card.last4 } });
    succeed(work, intent);
  } else {
    const read = parseBankAccount({ routing: text(body.routing), account: text(body.account) });
    if ('wrong' in read) return wrong(read.wrong);
    const { last4, behavior } = read.bank;
    const intent = addIntent(work, page, { us_bank_account: { last4 } });
    work.document.pending.push({
      at: work.now + BANK_CLEARS_SECONDS,
      intent: intent.id,
      outcome: behavior,
    });
  }
  page.status = 'complete';
  work.tell('checkout.session.completed', {
    id: page.id,
    object: 'checkout.session',
    mode: 'payment',
    payment_intent: page.intent,
  });
  return { outcome: 'done', message: null, redirect: page.returnUrl };
}

function addIntent(
  { document, now }: ConnectedWork,
  page: PaymentPage,
  details: Record<string, { last4: string }>,
): Intent {
  const id = connectedId('pi', document.account.id);
  const intent: Intent = {
    id,
    object: 'payment_intent',
    amount: page.amount,
    application_fee_amount: page.fee,
    metadata: page.metadata,
    status: 'processing',
    amount_received: 0,
    latest_charge: {
      id: connectedId('ch', document.account.id),
      object: 'charge',
      created: now,
      amount: page.amount,
      payment_intent: id,
      payment_method_details: details,
      amount_refunded: 0,
      disputed: false,
    },
    last_payment_error: null,
  };
  document.intents.push(intent);
  page.intent = id;
  return intent;
}

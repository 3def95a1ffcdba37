import { Hono } from 'hono';
import type { Engine } from '../db/engine.ts';
import { customerIdIn, InvalidRequestError } from './account.ts';
import type { AccountUnitOfWork } from './account-unit-of-work.ts';
import { withAccount } from './accounts.ts';
import { type CardFields, parseCard } from './cards.ts';
import { addConnectedCheckout } from './connected/connected-checkout.ts';
import {
  completePaymentSession,
  describePaymentSession,
  requirePaymentSession,
} from './payment-sessions.ts';

export interface CheckoutParts {
  engine: Engine;
  now: () => Date;
  settle: () => Promise<void>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The checkout page, used by the screens. Anyone with its URL can use it. */
export function createCheckoutRoutes({ engine, now, settle }: CheckoutParts): Hono {
  const routes = new Hono();
  const onPage = async (
    id: string,
    work: (desk: AccountUnitOfWork) => object,
  ): Promise<Response> => {
    const outcome = await engine.write('system', (sql) =>
      withAccount(sql, customerIdIn(id), now(), work),
    );
    const headers = { 'Cache-Control': 'no-store' };
    if (!(outcome instanceof InvalidRequestError)) return Response.json(outcome, { headers });
    const { message, status, code } = outcome;
    return Response.json({ error: message, ...(code ? { code } : {}) }, { status, headers });
  };

  // Another site can submit a form without a preflight, but not JSON.
  routes.use(async (c, next) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false;
    if (c.req.method === 'GET' || isJson) return next();
    return c.json({ error: 'Send JSON.' }, 415);
  });
  addConnectedCheckout(routes, { engine, now, settle });
  routes.get('/:session', (c) => {
    const id = c.req.param('session');
    return onPage(id, ({ account }) =>
      describePaymentSession(account, requirePaymentSession(account, id)),
    );
  });
  routes.post('/:session/pay', async (c) => {
    const id = c.req.param('session');
    const body: unknown = await c.req.json().catch(() => null);
    const { number, expiry, cvc } = (body ?? {}) as Partial<Record<keyof CardFields, unknown>>;
    const fields: CardFields = { number: text(number), expiry: text(expiry), cvc: text(cvc) };
    // A card must be valid today, however far the customer's clock is ahead.
    const read = parseCard(fields, Math.floor(now().getTime() / 1000));
    if ('wrong' in read) {
      const [error] = Object.values(read.wrong);
      return c.json({ error, code: 'card_wrong', fields: read.wrong }, 422);
    }
    const response = await onPage(id, (desk) =>
      completePaymentSession(desk, requirePaymentSession(desk.account, id), read.card),
    );
    // Ensures that the plan is active when the user returns.
    if (response.ok) await settle();
    return response;
  });
  routes.post('/:session/cancel', (c) => {
    const id = c.req.param('session');
    return onPage(id, ({ account }) => ({
      redirect: requirePaymentSession(account, id).cancelUrl,
    }));
  });
  return routes;
}

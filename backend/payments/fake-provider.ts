import { Hono } from 'hono';
import { TEST_CHECKOUT_PATH } from '../../shared/account/billing/billing.ts';
import type { Engine } from '../db/engine.ts';
import type { Job } from '../maintenance/schedule.ts';
import type { Leases } from '../processes/leases.ts';
import { processDueCustomers } from './accounts.ts';
import { createApiRoutes } from './api-routes.ts';
import { createCheckoutRoutes } from './checkout-routes.ts';
import { processDueConnectedAccounts } from './connected/connected-account.ts';
import type { FakeProviderKeys } from './fake-provider-keys.ts';
import { prunePayments, Webhooks } from './webhooks.ts';

export interface FakeProviderParts {
  engine: Engine;
  keys: FakeProviderKeys;
  siteUrl: () => string;
  /** Sends an event to the product's own webhook. */
  send: (payload: string, signature: string) => Promise<Response>;
  now: () => Date;
  /** Of the processes on the database, if there can be several. */
  leases?: Leases | undefined;
}

export interface FakeProvider {
  /** For `/_local/stripe`. */
  routes: Hono;
  /** Fetch for the product's functions: calls the API without a network. */
  fetch: typeof fetch;
  jobs: Job[];
  close(): Promise<void>;
}

const SECOND = 1000;
const HOUR = 3_600 * SECOND;

/** Fake payment provider, used if none is configured. No money moves. */
export function createFakeProvider({
  engine,
  keys,
  siteUrl,
  send,
  now,
  leases,
}: FakeProviderParts): FakeProvider {
  const webhooks = new Webhooks({ engine, secret: keys.webhookSecret, send, now, leases });
  const settle = () => webhooks.settle();
  const wake = () => webhooks.wake();
  const api = createApiRoutes({ engine, secretKey: keys.secretKey, siteUrl, now, wake, settle });
  const checkout = createCheckoutRoutes({ engine, now, settle });
  const provider = new Hono().route('/v1', api);
  const page = TEST_CHECKOUT_PATH.slice(TEST_CHECKOUT_PATH.lastIndexOf('/'));
  return {
    routes: new Hono().route('/', provider).route(page, checkout),
    fetch: async (input, init) => provider.fetch(new Request(input, init)),
    jobs: [
      {
        name: 'payments',
        everyMs: 20 * SECOND,
        async work(isStopping) {
          await processDueCustomers(engine, now(), isStopping);
          await processDueConnectedAccounts(engine, now(), isStopping);
          await webhooks.settle();
        },
      },
      { name: 'prune payments', everyMs: HOUR, work: () => prunePayments(engine) },
    ],
    close: () => webhooks.close(),
  };
}

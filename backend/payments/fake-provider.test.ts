import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { openEngine } from '../db/open.ts';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';

const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
const DAY_MS = 86_400_000;

const dataDir = mkdtempSync(join(tmpdir(), 'haven-payments-'));
let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ dataDir });
  await migrate(engine);
}, 60_000);
afterAll(async () => {
  await engine?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A fake provider with a test clock and webhook, and the provider's own library connected to it. */
function setUpFakeProvider(
  getWebhookStatus: (type: string) => number = () => 200,
  now = () => new Date(),
) {
  const eventTypes: string[] = [];
  const provider = createFakeProvider({
    engine,
    keys,
    siteUrl: () => 'https://haven.example',
    now,
    async send(payload, signature) {
      const event = await Stripe.webhooks.constructEventAsync(
        payload,
        signature,
        keys.webhookSecret,
        Number.MAX_SAFE_INTEGER,
        Stripe.createSubtleCryptoProvider(),
      );
      eventTypes.push(event.type);
      return new Response(null, { status: getWebhookStatus(event.type) });
    },
  });
  const stripe = new Stripe(keys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(provider.fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { made: provider, stripe, told: eventTypes };
}

const work = async ({ jobs }: FakeProvider) => {
  await jobs[0]?.work(() => false);
};

async function subscribed({ made, stripe }: ReturnType<typeof setUpFakeProvider>): Promise<string> {
  const { id: customer } = await stripe.customers.create({ email: 'a@people.example' });
  const [price] = (await stripe.prices.list({ lookup_keys: ['haven_starter'] })).data;
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: price?.id ?? '', quantity: 1 }],
    success_url: 'https://haven.example/payment-landing',
  });
  await made.routes.request(`/checkout/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242', expiry: '12/39', cvc: '123' }),
  });
  return customer;
}

test('redelivers unacknowledged events after a restart, in the format the library verifies', async () => {
  const deaf = setUpFakeProvider(() => 503);
  await subscribed(deaf);
  await deaf.made.close();
  expect(deaf.told).toContain('customer.subscription.created');

  await engine.script('update haven_local.payment_events set due_at = now()');
  const hearing = setUpFakeProvider();
  await work(hearing.made);
  expect(hearing.told).toEqual(deaf.told);
  await work(hearing.made);
  expect(hearing.told).toEqual(deaf.told);
});

test('renews an ended period automatically', async () => {
  const today = setUpFakeProvider();
  const customer = await subscribed(today);
  const later = setUpFakeProvider(undefined, () => new Date(Date.now() + 32 * DAY_MS));
  await work(later.made);
  expect(later.told).toContain('invoice.paid');
  const { data } = await later.stripe.invoices.list({ customer });
  expect(data.map(({ billing_reason }) => billing_reason)).toEqual([
    'subscription_cycle',
    'subscription_create',
  ]);
});

test('applies a repeated write with an idempotency key once', async () => {
  const { stripe } = setUpFakeProvider();
  const create = (email: string) =>
    stripe.customers.create({ email }, { idempotencyKey: 'the same' });
  const [first, second] = await Promise.all([create('b@a.example'), create('b@a.example')]);
  expect(second.id).toBe(first.id);
  await expect(create('c@a.example')).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

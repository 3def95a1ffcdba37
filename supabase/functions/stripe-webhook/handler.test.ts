import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const SECRET = 'whsec_of_this_project';

const configured = {
  HAVEN_PUBLIC_URL: 'https://haven.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: SECRET,
};

type Database = (call: string) => Promise<Response>;

function world(database: Database, secrets: Record<string, string> = configured) {
  const paths: string[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    secrets,
    fetch: async (input) => {
      const { pathname } = new URL(String(input));
      paths.push(pathname);
      return database(pathname.split('/').at(-1) ?? '');
    },
    stripeFetch: async () => Response.json({ object: 'list', data: [], has_more: false }),
  };
  const send = async (payload: string) => {
    const cryptoProvider = Stripe.createSubtleCryptoProvider();
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: SECRET,
      cryptoProvider,
    });
    const headers = { 'stripe-signature': signature };
    return handle(
      new Request('http://backend.example/functions/v1/stripe-webhook', {
        method: 'POST',
        headers,
        body: payload,
      }),
      env,
    );
  };
  return { send, asked: paths };
}

const event = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  created: 1_800_000_000,
  data: { object: { object: 'invoice', customer: 'cus_1' } },
});

describe('Stripe webhook', () => {
  it("accepts events signed by the provider's own library", async () => {
    const rpcResults: Readonly<Record<string, unknown>> = {
      has_billing_event: false,
      begin_billing_sync: 1,
      apply_billing: 'applied',
    };
    const { send, asked } = world(async (call) => Response.json(rpcResults[call]));
    const response = await send(event);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ outcome: 'applied' });
    expect(asked[0]).toBe('/rest/v1/rpc/has_billing_event');
  });

  it.each([
    ['answers what it never does', async () => Response.json('no')],
    ['answers with an error', async () => new Response(null, { status: 500 })],
    [
      'does not answer',
      async () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('requests a retry when the database %s', async (_what, database) => {
    expect((await world(database).send(event)).status).toBe(503);
  });

  it('rejects a body larger than any event', async () => {
    const { send, asked } = world(async () => Response.json(false));
    expect((await send('x'.repeat(300_000))).status).toBe(413);
    expect(asked).toEqual([]);
  });

  it('returns an error if payments are not configured', async () => {
    const { send, asked } = world(async () => Response.json(false), {});
    const response = await send(event);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'not_configured' });
    expect(asked).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const caller = { outcome: 'ok', user_id: 'u', email: 'a@people.example', name: '' };

function world(secrets: Record<string, string>, stripeFetch: typeof fetch) {
  const calls: string[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    secrets,
    stripeFetch,
    fetch: async (input) => {
      const name = new URL(String(input)).pathname.split('/').at(-1) ?? '';
      calls.push(name);
      return Response.json(name === 'billing_caller' ? caller : { customer_id: null });
    },
  };
  const checkOut = async () => {
    const response = await handle(
      new Request('http://backend.example/functions/v1/create-checkout', {
        method: 'POST',
        headers: { authorization: 'Bearer t' },
        body: JSON.stringify({ plan: 'starter' }),
      }),
      env,
    );
    return { status: response.status, body: await response.json() };
  };
  return { checkOut, asked: calls };
}

const configured = {
  HAVEN_PUBLIC_URL: 'https://haven.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const failWith = (status: number) => async () =>
  Response.json({ error: { type: 'api_error', message: 'secret details' } }, { status });

test.each(Object.keys(configured))('requests no payment without %s', async (name) => {
  const { checkOut, asked } = world({ ...configured, [name]: '' }, failWith(500));
  expect(await checkOut()).toMatchObject({ status: 503, body: { code: 'not_configured' } });
  expect(asked).toEqual([]);
});

test.each([401, 429, 500])('replaces a provider error %i with our own message', async (status) => {
  const { checkOut } = world(configured, failWith(status));
  expect(await checkOut()).toEqual({
    status: 502,
    body: {
      error: 'The payment provider is not responding. Try again later.',
      code: 'provider_unavailable',
    },
  });
});

import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

interface SentRequest {
  url: string;
  headers: Headers;
  body: unknown;
}

function world(status = 200) {
  const sent: SentRequest[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input, init) => {
      sent.push({
        url: String(input),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      if (status === 0) throw new TypeError('fetch failed');
      return Response.json({}, { status });
    },
  };
  const sendRequest = (body: unknown, headers: Record<string, string> = {}) =>
    handle(
      new Request('http://backend.example/functions/v1/send-user-confirmation-email', {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      env,
    );
  return { sent, env, ask: sendRequest };
}

const person = { email: ' Ada@Example.com ', fullName: 'Ada Lovelace', userType: 'investor' };

describe('confirmation email', () => {
  it('is requested with the normalized address and the publishable key', async () => {
    const { ask, sent } = world();
    const response = await ask(person);
    expect([response.status, await response.json()]).toEqual([200, { sent: true }]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('http://backend.example/auth/v1/resend');
    expect(sent[0]?.body).toEqual({ type: 'signup', email: 'ada@example.com' });
    expect(sent[0]?.headers.get('apikey')).toBe('sb_publishable_test');
    expect(JSON.stringify([...(sent[0]?.headers ?? [])])).not.toContain('sb_secret');
  });

  it('links back to the page that requested it', async () => {
    const { ask, sent } = world();
    await ask(person, { origin: 'http://127.0.0.1:4173' });
    const { searchParams } = new URL(sent[0]?.url ?? '');
    expect(searchParams.get('redirect_to')).toBe('http://127.0.0.1:4173/auth/confirm');
  });

  it('is not resent immediately', async () => {
    const response = await world(429).ask(person);
    expect([response.status, await response.json()]).toEqual([
      200,
      { sent: false, reason: 'recently_sent' },
    ]);
  });

  it.each([400, 404, 422])('does not reveal an unknown address after a %i', async (status) => {
    const response = await world(status).ask(person);
    expect([response.status, await response.json()]).toEqual([200, { sent: true }]);
  });

  it.each([0, 401, 500])('reports a failure if the auth server returns %i', async (status) => {
    const response = await world(status).ask(person);
    expect(response.status).toBe(502);
  });
});

describe('invalid request', () => {
  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['no address', { fullName: 'Ada' }],
    ['an address that is none', { email: 'ada' }],
    ['two addresses', { email: 'ada@example.com, eve@example.com' }],
    ['an address with a header', { email: 'ada@example.com\nbcc: eve@example.com' }],
    ['a privileged type', { ...person, userType: 'admin' }],
    ['a name that is no text', { ...person, fullName: { first: 'Ada' } }],
    ['too much', { ...person, fullName: 'A'.repeat(20_000) }],
  ])('is rejected: %s', async (_what, body) => {
    const { ask, sent } = world();
    expect((await ask(body)).status).toBe(400);
    expect(sent).toEqual([]);
  });

  it('is rejected: another method', async () => {
    const { env, sent } = world();
    const response = await handle(new Request('http://backend.example/'), env);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(sent).toEqual([]);
  });
});

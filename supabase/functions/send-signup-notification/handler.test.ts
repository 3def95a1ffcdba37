import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const person = {
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  userType: 'investor',
};

function world() {
  const sent: unknown[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input) => {
      sent.push(input);
      return Response.json({});
    },
  };
  const sendRequest = (body: unknown, method = 'POST') =>
    handle(
      new Request('http://backend.example/functions/v1/send-signup-notification', {
        method,
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      }),
      env,
    );
  return { ask: sendRequest, sent };
}

describe('sign-up notification', () => {
  it('returns success', async () => {
    const response = await world().ask(person);
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  });

  it('sends nothing, regardless of caller and body', async () => {
    const { ask, sent } = world();
    await ask({ ...person, email: 'victim@example.com' });
    expect(sent).toEqual([]);
  });

  it.each([
    ['no account', { ...person, userId: undefined }],
    ['an id that is none', { ...person, userId: '1; drop table' }],
    ['no address', { ...person, email: undefined }],
    ['a privileged type', { ...person, userType: 'admin' }],
    ['nothing', null],
    ['too much', { ...person, fullName: 'A'.repeat(20_000) }],
  ])('refuses %s', async (_what, body) => {
    expect((await world().ask(body)).status).toBe(400);
  });

  it('rejects another method', async () => {
    expect((await world().ask(null, 'GET')).status).toBe(405);
  });
});

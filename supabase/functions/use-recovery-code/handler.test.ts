import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

type Sent = { method: string | undefined; path: string; headers: Headers };

function world(database: Response) {
  const sent: Sent[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      sent.push({
        method: init?.method,
        path: pathname + search,
        headers: new Headers(init?.headers),
      });
      return sent.length === 1 ? database : Response.json({});
    },
  };
  const sendRequest = (
    body: unknown,
    headers: Record<string, string> = { authorization: 'Bearer t' },
  ) =>
    handle(
      new Request('http://backend.example/functions/v1/use-recovery-code', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
      env,
    );
  return { ask: sendRequest, sent };
}

const spent = () => Response.json({ outcome: 'spent', user_id: 'u', factor_ids: ['f', 'g'] });

describe('recovery code', () => {
  it('removes every factor and ends the other sessions if it is valid', async () => {
    const { ask, sent } = world(spent());
    expect((await ask({ code: 'ABCD' })).status).toBe(200);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /rest/v1/rpc/spend_recovery_code',
      'DELETE /auth/v1/admin/users/u/factors/f',
      'DELETE /auth/v1/admin/users/u/factors/g',
      'POST /auth/v1/logout?scope=others',
    ]);
  });

  it("is checked with its owner's rights, never with the service key", async () => {
    const { ask, sent } = world(spent());
    await ask({ code: 'ABCD' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer t');
    expect(sent[0]?.headers.get('apikey')).toBe('sb_publishable_test');
  });

  it.each([
    ['wrong', 403],
    ['too_many', 429],
  ])('removes nothing if the code is %s', async (outcome, status) => {
    const { ask, sent } = world(Response.json({ outcome }));
    expect((await ask({ code: 'ABCD' })).status).toBe(status);
    expect(sent).toHaveLength(1);
  });

  it.each([
    [401, 401],
    [403, 401],
    [500, 502],
  ])('removes nothing when the database returns %i', async (answered, status) => {
    const { ask, sent } = world(Response.json({}, { status: answered }));
    expect((await ask({ code: 'ABCD' })).status).toBe(status);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['without a session', { code: 'ABCD' }, {}, 401],
    ['that is no text', { code: 1 }, undefined, 400],
    ['without end', { code: 'x'.repeat(100) }, undefined, 400],
    ['that is missing', null, undefined, 400],
  ])('makes no request: %s', async (_what, body, headers, status) => {
    const { ask, sent } = world(spent());
    expect((await ask(body, headers)).status).toBe(status);
    expect(sent).toEqual([]);
  });
});

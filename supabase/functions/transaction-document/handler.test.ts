import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';

function world(...responses: readonly Response[]) {
  const sent: { path: string; authorization: string | null }[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input, init) => {
      const authorization = new Headers(init?.headers).get('authorization');
      sent.push({ path: new URL(String(input)).pathname, authorization });
      return responses[sent.length - 1] ?? Response.error();
    },
  };
  const requestDocument = (
    body: unknown,
    headers: Record<string, string> = { authorization: 'Bearer t' },
  ) =>
    handle(
      new Request('http://backend.example/functions/v1/transaction-document', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      }),
      env,
    );
  return { ask: requestDocument, sent };
}

describe('transaction document', () => {
  it("checks access with the reader's rights and keeps the path on the server", async () => {
    const path = 'record-files/account/transactions/record/file';
    const { ask, sent } = world(Response.json(true), Response.json(path), new Response('%PDF'));
    const answered = await ask({ id: ID });
    expect(await answered.text()).toBe('%PDF');
    expect(answered.headers.get('content-type')).toBe('application/octet-stream');
    expect(JSON.stringify([...answered.headers])).not.toContain('account');
    expect(sent).toEqual([
      { path: '/rest/v1/rpc/may_open_document', authorization: 'Bearer t' },
      { path: '/rest/v1/rpc/document_path', authorization: 'Bearer sb_secret_test' },
      {
        path: `/storage/v1/object/authenticated/${path}`,
        authorization: 'Bearer sb_secret_test',
      },
    ]);
  });

  it.each([
    ['was not given', Response.json(false), 404],
    ['is asked for by a session that has ended', Response.json({}, { status: 401 }), 404],
    ['cannot be judged now', Response.json({}, { status: 500 }), 502],
  ])("doesn't fetch a document that %s", async (_why, accessResponse, status) => {
    const { ask, sent } = world(accessResponse);
    expect((await ask({ id: ID })).status).toBe(status);
    expect(sent).toHaveLength(1);
  });

  it('is returned to a portal session from the path in the database', async () => {
    const { ask, sent } = world(Response.json('record-files/account/file'), new Response('%PDF'));
    expect(await (await ask({ id: ID, session: 's' }, {})).text()).toBe('%PDF');
    expect(sent.map(({ path }) => path)).toEqual([
      '/rest/v1/rpc/portal_document_path',
      '/storage/v1/object/authenticated/record-files/account/file',
    ]);
    const none = world(Response.json(null));
    expect((await none.ask({ id: ID, session: 's' }, {})).status).toBe(404);
  });

  it('requires an id and a signed-in user', async () => {
    const { ask, sent } = world();
    expect((await ask({ id: '../../other' })).status).toBe(400);
    expect((await ask({ id: ID }, {})).status).toBe(401);
    expect(sent).toEqual([]);
  });
});

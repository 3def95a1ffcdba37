import { describe, expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { TEST_PROJECT } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const PLACE = `portal/transactions/${ID}/${ID}`;

function world(...responses: readonly Response[]) {
  const sent: string[] = [];
  const env: FunctionEnv = {
    ...TEST_PROJECT,
    fetch: async (input) => {
      sent.push(new URL(String(input)).pathname);
      return responses[sent.length - 1] ?? Response.error();
    },
  };
  const requestFile = (body: unknown) =>
    handle(
      new Request('http://backend.example/functions/v1/portal-file', {
        method: 'POST',
        body: JSON.stringify(body),
      }),
      env,
    );
  return { ask: requestFile, sent };
}

describe('portal file upload', () => {
  it('signs an upload only for the path the database returns', async () => {
    const url = `/object/upload/sign/record-files/${PLACE}?token=signed`;
    const { ask, sent } = world(Response.json(PLACE), Response.json({ url }));
    expect(await (await ask({ session: 's', id: ID })).json()).toEqual({
      path: PLACE,
      token: 'signed',
    });
    expect(sent).toEqual([
      '/rest/v1/rpc/portal_upload_path',
      `/storage/v1/object/upload/sign/record-files/${PLACE}`,
    ]);
  });

  it('rejects an expired session, too many files, or a name that is not an id', async () => {
    const over = world(Response.json(null));
    expect((await over.ask({ session: 's', id: ID })).status).toBe(404);
    expect(over.sent).toHaveLength(1);
    const many = world(Response.json({ code: 'HXMRT' }, { status: 400 }));
    expect((await many.ask({ session: 's', id: ID })).status).toBe(429);
    const { ask, sent } = world();
    expect((await ask({ session: 's', id: '../other' })).status).toBe(400);
    expect((await ask({ id: ID })).status).toBe(400);
    expect(sent).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { withLocalTokenExpiry } from '#shared/account/auth/local-token-expiry.ts';

const answered = (body: unknown, status = 200) =>
  withLocalTokenExpiry(async (_address: string) => Response.json(body, { status }))(
    'https://haven.example/auth/v1/token',
  );

test("stores a new session's lifetime instead of the server clock's expiry", async () => {
  const session = { access_token: 'a', expires_in: 3600, expires_at: 1, user: { id: 'u' } };
  const response = await answered(session);
  expect(await response.json()).toEqual({ access_token: 'a', expires_in: 3600, user: { id: 'u' } });
});

test('leaves other responses and errors unchanged', async () => {
  const link = { expires_at: 1 };
  expect(await (await answered(link)).json()).toEqual(link);
  const errorBody = { code: 'x', expires_in: 1, expires_at: 1 };
  const response = await answered(errorBody, 400);
  expect([response.status, await response.json()]).toEqual([400, errorBody]);
  const empty = withLocalTokenExpiry(
    async (_address: string) => new Response(null, { status: 204 }),
  );
  expect((await empty('https://haven.example')).status).toBe(204);
});

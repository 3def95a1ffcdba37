import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const ORDER = {
  order_number: 41,
  community: 'Maple Court',
  address: '12 Mill Street, Richmond, IN',
  phone: null,
  time_zone: 'America/New_York',
  supplier: 'Brightline Supply',
  needed_by: '2026-06-01',
  ordered_at: '2026-05-04T15:00:00Z',
  total_cents: 18_450,
  lines: [{ description: 'Air filter', quantity: 3, unit_cents: 6150, total_cents: 18_450 }],
};

function post(answer: () => Response, body: unknown = { id: ID }, authorization = 'Bearer token') {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/purchase-order', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}

it('prints the order with its number, items, and total', async () => {
  const response = await post(() => Response.json(ORDER));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  expect(text).toContain('Purchase order 41');
  expect(text).toContain('Brightline Supply');
  expect(text).toContain('Air filter');
  expect(text).toContain('$184.50');
});

it.each([
  [403, { code: '42501' }, 403],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  expect((await post(() => Response.json(body, { status }))).status).toBe(expected);
});

it('rejects signed-out users, invalid IDs, and purchases not yet ordered', async () => {
  const fine = () => Response.json(ORDER);
  expect((await post(fine, { id: ID }, '')).status).toBe(401);
  for (const id of [undefined, 'x', `${ID}&select=*`, [ID]]) {
    expect((await post(fine, { id })).status).toBe(400);
  }
  expect((await post(() => Response.json({ ...ORDER, order_number: null }))).status).toBe(400);
});

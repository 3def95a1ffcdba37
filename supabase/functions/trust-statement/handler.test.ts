import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const STATEMENT = {
  resident: 'Ada Lin',
  community: 'Maple Court',
  from: '2026-07-01',
  to: '2026-09-30',
  opening_cents: 10_000,
  closing_cents: 12_505,
  movements: [
    {
      day: '2026-07-03',
      kind: 'deposit',
      purpose: 'Social Security',
      receipt: null,
      signed_cents: 5000,
    },
    {
      day: '2026-08-10',
      kind: 'withdrawal',
      purpose: 'Hairdresser',
      receipt: 'R-118',
      signed_cents: -2500,
    },
    { day: '2026-09-30', kind: 'interest', purpose: 'Interest', receipt: null, signed_cents: 5 },
  ],
};
const asked = {
  residentId: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01',
  from: '2026-07-01',
  to: '2026-09-30',
};

function post(answer: () => Response, body: unknown, authorization = 'Bearer token') {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/trust-statement', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}

it('lists movements with the balance after each', async () => {
  const response = await post(() => Response.json(STATEMENT), asked);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  const words = text.replaceAll(/\s+/g, ' ');
  for (const part of ['Ada Lin', 'R-118', '$150.00', '-$25.00', '$125.05', '$50.05'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXTXD' }, 400],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(() => Response.json(body, { status }), asked);
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  const fine = () => Response.json(STATEMENT);
  expect((await post(fine, asked, '')).status).toBe(401);
  expect((await post(fine, { ...asked, from: 'July' })).status).toBe(400);
  expect((await post(fine, { ...asked, residentId: "x' or 1=1" })).status).toBe(400);
});

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const STATEMENT = {
  offering: 'Willow Creek',
  sponsor: 'Harbor House',
  property: 'Willow Creek',
  investor: 'Lin Family LLC',
  from: '2026-01-01',
  to: '2026-12-31',
  commitment_cents: 2_000_000,
  opening_contributed_cents: 1_500_000,
  opening_returned_cents: 0,
  opening_transferred_cents: 0,
  transferred_cents: 0,
  contributed_cents: 2_000_000,
  returned_cents: 150_000,
  distributed_cents: 200_000,
  movements: [
    {
      day: '2026-02-01',
      kind: 'contribution',
      memo: 'Renovation',
      cents: 500_000,
      capital_cents: 0,
      preferred_cents: 0,
      profit_cents: 0,
    },
    {
      day: '2026-03-31',
      kind: 'distribution',
      memo: 'First quarter',
      cents: 200_000,
      capital_cents: 150_000,
      preferred_cents: 50_000,
      profit_cents: 0,
    },
  ],
};
const asked = {
  subscriptionId: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01',
  from: '2026-01-01',
  to: '2026-12-31',
};

function post(answer: () => Response, body: unknown, authorization = 'Bearer token') {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/investor-statement', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}

it('lists movements with the unreturned capital after each', async () => {
  const response = await post(() => Response.json(STATEMENT), asked);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  const words = text.replaceAll(/\s+/g, ' ');
  for (const part of ['Lin Family LLC', '$20,000.00', '$18,500.00', '$15,000.00', '$1,500.00'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXSDM' }, 404],
  [400, { code: 'HXSDY' }, 400],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(() => Response.json(body, { status }), asked);
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  const fine = () => Response.json(STATEMENT);
  expect((await post(fine, asked, '')).status).toBe(401);
  expect((await post(fine, { ...asked, to: 'December' })).status).toBe(400);
  expect((await post(fine, { ...asked, subscriptionId: "x' or 1=1" })).status).toBe(400);
});

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const claim = {
  number: 'CLM-1',
  kind: 'fall',
  claimant: 'visitor',
  occurred_on: '2026-05-01',
  reported_on: '2026-05-02',
  status: 'open',
  reserve_cents: 2_750_000,
  paid_cents: 1_250_050,
  recovered_cents: 0,
  incurred_cents: 4_000_050,
};
const RUN = {
  community: 'Maple Court',
  valued_on: '2026-06-01',
  policies: [
    {
      line: 'general',
      carrier: 'Lakeshore',
      number: 'GL-1',
      effective_on: '2026-01-01',
      expires_on: '2027-01-01',
      claims: [claim, { ...claim, number: 'CLM-2', status: 'closed' }],
    },
    {
      line: 'auto',
      carrier: 'Lakeshore',
      number: 'BA-1',
      effective_on: '2026-01-01',
      expires_on: '2027-01-01',
      claims: [],
    },
  ],
};

function post(answer: () => Response, body: unknown, authorization = 'Bearer token') {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/loss-run', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}
const asked = { communityId: ID, valuedOn: '2026-06-01', policyId: null };

it('lists claims by policy with totals', async () => {
  const response = await post(() => Response.json(RUN), asked);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  const words = text.replaceAll(/\s+/g, ' ');
  for (const part of ['CLM-2', '$80,001.00', '$25,001.00', 'No claims reported', 'GL-1'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXXDA' }, 400],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(() => Response.json(body, { status }), asked);
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  const fine = () => Response.json(RUN);
  expect((await post(fine, asked, '')).status).toBe(401);
  for (const change of [{ communityId: 'x' }, { valuedOn: 'today' }, { policyId: `${ID}&x` }])
    expect((await post(fine, { ...asked, ...change })).status).toBe(400);
});

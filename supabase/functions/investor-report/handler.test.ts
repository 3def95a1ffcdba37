import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const PACK = {
  entity: 'Lakeview Family Office',
  from: '2026-07-01',
  to: '2026-09-30',
  is_open: false,
  holdings: [
    {
      id: ID,
      name: 'Maple Court',
      state: 'OH',
      operator: null,
      commitment_cents: 10_000_000,
      opening: 10_000_000,
      closing: 11_000_000,
      contributed: 0,
      distributed: 250_000,
      total_contributed: 10_000_000,
      total_distributed: 1_000_000,
      flows: [
        ['2024-09-30', -10_000_000],
        ['2026-08-15', 1_000_000],
      ],
    },
  ],
  decisions: [
    {
      kind: 'wire',
      cents: 5_000_000,
      counterparty: 'Erie Title',
      state: 'released',
      requester: 'Kay Benson',
      requested_at: '2026-08-01T12:00:00Z',
      exception_reason: null,
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
  const request = new Request('http://backend.example/functions/v1/investor-report', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}
const asked = { entity: ID, quarter: '2026-07-01' };

it('writes value, cash, gain, and approvals of the quarter', async () => {
  const response = await post(() => Response.json(PACK), asked);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  for (const part of ['Q3 2026 report', 'Lakeview Family Office', '$12,500', '1.20×', 'Erie Title'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXIN0' }, 404],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  expect((await post(() => Response.json(body, { status }), asked)).status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  const fine = () => Response.json(PACK);
  expect((await post(fine, asked, '')).status).toBe(401);
  for (const change of [{ entity: 'x' }, { quarter: '2026-02-01' }, { quarter: 7 }])
    expect((await post(fine, { ...asked, ...change })).status).toBe(400);
});

import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { centsText } from '../../../shared/format/figures.ts';
import { computeModel } from '../../../shared/underwriting/model.ts';
import { createRandomModel } from '../../../shared/underwriting/randomModels.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const assumptions = createRandomModel(8);
const MEMO = {
  name: 'Orchard House',
  state: 'OH',
  version: 3,
  saved_at: '2026-06-01T12:00:00Z',
  scenarios: [{ id: 'base', name: 'Base case', assumptions }],
};

function post(answer: () => Response, body: unknown, authorization = 'Bearer token') {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/investment-memo', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}
const asked = { modelId: ID, scenarioId: 'base' };

it("writes the scenario's figures, cash flow, debt, and sensitivity", async () => {
  const response = await post(() => Response.json(MEMO), asked);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  const words = text.replaceAll(/\s+/g, ' ');
  const { equity } = computeModel(assumptions);
  for (const part of ['Orchard House', 'NOI by year', 'Waterfall', 'Version 3', centsText(equity)])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXUWM' }, 404],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(() => Response.json(body, { status }), asked);
  expect(response.status).toBe(expected);
});

it('rejects signed-out users, invalid input, and a scenario that is not saved', async () => {
  const fine = () => Response.json(MEMO);
  expect((await post(fine, asked, '')).status).toBe(401);
  for (const change of [{ modelId: 'x' }, { scenarioId: 7 }, { scenarioId: 'other' }])
    expect((await post(fine, { ...asked, ...change })).status).toBe(400);
});

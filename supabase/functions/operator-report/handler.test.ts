import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { handle } from './handler.ts';

const BODY = {
  community: '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01',
  report: 'aging',
  month: '2026-05',
};
const REPORT = {
  report: 'aging',
  month: '2026-05',
  community: 'Maple Court',
  rows: [
    { key: 'medicaid', cells: ['medicaid', 100_00, 0, 25_50, 0, 0, 0, 125_50] },
    { key: 'private_pay', cells: ['private_pay', 50_00, 0, 0, 0, 0, -10_00, 40_00] },
  ],
};

function post(answer: () => Response, body: unknown = BODY, authorization = 'Bearer token') {
  const env: FunctionEnv = {
    SUPABASE_URL: 'http://backend.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    fetch: async () => answer(),
  };
  const request = new Request('http://backend.example/functions/v1/operator-report', {
    method: 'POST',
    ...(authorization !== '' && { headers: { authorization } }),
    body: JSON.stringify(body),
  });
  return handle(request, env);
}

it('prints the rows of the report with their totals', async () => {
  const response = await post(() => Response.json(REPORT));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await response.arrayBuffer())),
    { mergePages: true },
  );
  for (const part of ['Aging by payor', 'Maple Court, May 2026', 'Medicaid', '$165.50']) {
    expect(text).toContain(part);
  }
});

it.each([
  [403, { code: '42501' }, 403],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  expect((await post(() => Response.json(body, { status }))).status).toBe(expected);
});

it('rejects signed-out users and invalid requests', async () => {
  const fine = () => Response.json(REPORT);
  expect((await post(fine, BODY, '')).status).toBe(401);
  for (const wrong of [{ community: 'x' }, { report: 'Rent roll' }, { month: '2026-13' }]) {
    expect((await post(fine, { ...BODY, ...wrong })).status).toBe(400);
  }
});

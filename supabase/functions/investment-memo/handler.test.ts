import { expect, it } from 'vitest';
import { centsText } from '../../../shared/format/figures.ts';
import { computeModel } from '../../../shared/underwriting/model.ts';
import { createRandomModel } from '../../../shared/underwriting/randomModels.ts';
import { poster, readPdf } from '../_shared/testing.ts';
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

const asked = { modelId: ID, scenarioId: 'base' };
const post = poster(handle, asked);

it("writes the scenario's figures, cash flow, debt, and sensitivity", async () => {
  const words = await readPdf(await post(MEMO));
  const { equity } = computeModel(assumptions);
  for (const part of ['Orchard House', 'NOI by year', 'Waterfall', 'Version 3', centsText(equity)])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXUWM' }, 404],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(body, { status });
  expect(response.status).toBe(expected);
});

it('rejects signed-out users, invalid input, and a scenario that is not saved', async () => {
  expect((await post(MEMO, { authorization: '' })).status).toBe(401);
  for (const change of [{ modelId: 'x' }, { scenarioId: 7 }, { scenarioId: 'other' }])
    expect((await post(MEMO, { body: { ...asked, ...change } })).status).toBe(400);
});

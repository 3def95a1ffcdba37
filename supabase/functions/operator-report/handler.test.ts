import { expect, it } from 'vitest';
import { poster, readPdf } from '../_shared/testing.ts';
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

const post = poster(handle, BODY);

it('prints the rows of the report with their totals', async () => {
  const text = await readPdf(await post(REPORT));
  for (const part of ['Aging by payor', 'Maple Court, May 2026', 'Medicaid', '$165.50']) {
    expect(text).toContain(part);
  }
});

it.each([
  [403, { code: '42501' }, 403],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  expect((await post(body, { status })).status).toBe(expected);
});

it('rejects signed-out users and invalid requests', async () => {
  expect((await post(REPORT, { authorization: '' })).status).toBe(401);
  for (const wrong of [{ community: 'x' }, { report: 'Rent roll' }, { month: '2026-13' }]) {
    expect((await post(REPORT, { body: { ...BODY, ...wrong } })).status).toBe(400);
  }
});

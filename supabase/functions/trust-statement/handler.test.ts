import { expect, it } from 'vitest';
import { poster, readPdf } from '../_shared/testing.ts';
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

const post = poster(handle, asked);

it('lists movements with the balance after each', async () => {
  const words = await readPdf(await post(STATEMENT));
  for (const part of ['Ada Lin', 'R-118', '$150.00', '-$25.00', '$125.05', '$50.05'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXTXD' }, 400],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(body, { status });
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  expect((await post(STATEMENT, { authorization: '' })).status).toBe(401);
  expect((await post(STATEMENT, { body: { ...asked, from: 'July' } })).status).toBe(400);
  expect((await post(STATEMENT, { body: { ...asked, residentId: "x' or 1=1" } })).status).toBe(400);
});

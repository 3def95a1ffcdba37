import { expect, it } from 'vitest';
import { poster, readPdf } from '../_shared/testing.ts';
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

const post = poster(handle, asked);

it('lists movements with the unreturned capital after each', async () => {
  const words = await readPdf(await post(STATEMENT));
  for (const part of ['Lin Family LLC', '$20,000.00', '$18,500.00', '$15,000.00', '$1,500.00'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXSDM' }, 404],
  [400, { code: 'HXSDY' }, 400],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(body, { status });
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  expect((await post(STATEMENT, { authorization: '' })).status).toBe(401);
  expect((await post(STATEMENT, { body: { ...asked, to: 'December' } })).status).toBe(400);
  expect((await post(STATEMENT, { body: { ...asked, subscriptionId: "x' or 1=1" } })).status).toBe(
    400,
  );
});

import { expect, it } from 'vitest';
import { poster, readPdf } from '../_shared/testing.ts';
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

const asked = { communityId: ID, valuedOn: '2026-06-01', policyId: null };
const post = poster(handle, asked);

it('lists claims by policy with totals', async () => {
  const words = await readPdf(await post(RUN));
  for (const part of ['CLM-2', '$80,001.00', '$25,001.00', 'No claims reported', 'GL-1'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXXDA' }, 400],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(body, { status });
  expect(response.status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  expect((await post(RUN, { authorization: '' })).status).toBe(401);
  for (const change of [{ communityId: 'x' }, { valuedOn: 'today' }, { policyId: `${ID}&x` }])
    expect((await post(RUN, { body: { ...asked, ...change } })).status).toBe(400);
});

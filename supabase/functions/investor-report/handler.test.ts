import { expect, it } from 'vitest';
import { poster, readPdf } from '../_shared/testing.ts';
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

const asked = { entity: ID, quarter: '2026-07-01' };
const post = poster(handle, asked);

it('writes value, cash, gain, and approvals of the quarter', async () => {
  const words = await readPdf(await post(PACK));
  for (const part of ['Q3 2026 report', 'Lakeview Family Office', '$12,500', '1.20×', 'Erie Title'])
    expect(words).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXIN0' }, 404],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  expect((await post(body, { status })).status).toBe(expected);
});

it('rejects signed-out users and invalid input', async () => {
  expect((await post(PACK, { authorization: '' })).status).toBe(401);
  for (const change of [{ entity: 'x' }, { quarter: '2026-02-01' }, { quarter: 7 }])
    expect((await post(PACK, { body: { ...asked, ...change } })).status).toBe(400);
});

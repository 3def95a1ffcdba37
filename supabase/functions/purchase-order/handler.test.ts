import { expect, it } from 'vitest';
import { poster, readPdf } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const ORDER = {
  order_number: 41,
  community: 'Maple Court',
  address: '12 Mill Street, Richmond, IN',
  phone: null,
  time_zone: 'America/New_York',
  supplier: 'Brightline Supply',
  needed_by: '2026-06-01',
  ordered_at: '2026-05-04T15:00:00Z',
  total_cents: 18_450,
  lines: [{ description: 'Air filter', quantity: 3, unit_cents: 6150, total_cents: 18_450 }],
};

const post = poster(handle, { id: ID });

it('prints the order with its number, items, and total', async () => {
  const text = await readPdf(await post(ORDER));
  expect(text).toContain('Purchase order 41');
  expect(text).toContain('Brightline Supply');
  expect(text).toContain('Air filter');
  expect(text).toContain('$184.50');
});

it.each([
  [403, { code: '42501' }, 403],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  expect((await post(body, { status })).status).toBe(expected);
});

it('rejects signed-out users, invalid IDs, and purchases not yet ordered', async () => {
  expect((await post(ORDER, { authorization: '' })).status).toBe(401);
  for (const id of [undefined, 'x', `${ID}&select=*`, [ID]]) {
    expect((await post(ORDER, { body: { id } })).status).toBe(400);
  }
  expect((await post({ ...ORDER, order_number: null })).status).toBe(400);
});

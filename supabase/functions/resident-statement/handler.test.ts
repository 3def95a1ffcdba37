import { expect, it } from 'vitest';
import { poster, readPdf } from '../_shared/testing.ts';
import { handle as handleNotice } from '../rate-notice/handler.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const STATEMENT = {
  number: 112,
  payor: 'private_pay',
  month: '2026-03-01',
  invoiced_on: '2026-03-01',
  due_on: '2026-03-10',
  total_cents: 587_667,
  paid_cents: 100_000,
  balance_cents: 487_667,
  community: 'Maple Court',
  address: '12 Mill Street, Richmond, IN',
  phone: null,
  resident: 'Ada Byron',
  lines: [
    {
      description: 'Room 101',
      from_day: '2026-03-01',
      to_day: '2026-03-31',
      quantity: 31,
      cents: 620_000,
      is_adjustment: false,
    },
    {
      description: 'Level 2 care',
      from_day: '2026-02-01',
      to_day: '2026-02-28',
      quantity: -10,
      cents: -32_333,
      is_adjustment: true,
    },
  ],
};
const NOTICE = {
  community: 'Maple Court',
  address: '12 Mill Street',
  phone: '(765) 555-0173',
  resident: 'Ada Byron',
  contact: 'Lee Byron',
  unit: '101',
  effective_on: '2026-07-01',
  noticed_on: '2026-04-20',
  room_cents: 651_000,
  room_cents_before: 620_000,
};

const post = poster(handle, { id: ID });
const postNotice = poster(handleNotice, { id: ID });

it('prints a statement with its charges, corrections, and balance', async () => {
  const text = await readPdf(await post(STATEMENT));
  for (const part of ['Statement 112', 'Ada Byron', 'March 2026', 'Room 101', '$6,200.00'])
    expect(text).toContain(part);
  expect(text).toContain('Adjustment: Level 2 care');
  expect(text).toContain('$4,876.67');
});

it('prints a rate notice with both rates and the day', async () => {
  const text = await readPdf(await postNotice(NOTICE));
  for (const part of ['$6,200.00', '$6,510.00', 'July 1, 2026', 'Lee Byron'])
    expect(text).toContain(part);
});

it.each([
  [403, { code: '42501' }, 403],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  expect((await post(body, { status })).status).toBe(expected);
  expect((await postNotice(body, { status })).status).toBe(expected);
});

it('rejects signed-out users and invalid IDs', async () => {
  expect((await post(STATEMENT, { authorization: '' })).status).toBe(401);
  expect((await postNotice(STATEMENT, { authorization: '' })).status).toBe(401);
  for (const id of [undefined, 'x', `${ID}&select=*`, [ID]])
    expect((await post(STATEMENT, { body: { id } })).status).toBe(400);
});

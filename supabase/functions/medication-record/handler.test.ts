import { expect, it } from 'vitest';
import { poster, readPdfPages } from '../_shared/testing.ts';
import { handle } from './handler.ts';

const ID = '3f0b8e0e-6a51-4f0c-9d8e-2b6d1b1f0a01';
const ORDER = {
  id: 'a',
  kind: 'medication',
  drug: 'Lisinopril',
  dose: '10 mg',
  route: 'oral',
  schedule: 'daily',
  times: ['08:00'],
  every_days: 1,
  is_prn: false,
  prn_reason: null,
  prescriber: 'Dr. Ray',
  instructions: null,
  controlled_schedule: null,
  state: 'active',
};
const DOSE = {
  order_id: 'a',
  due_at: '2026-05-01T12:00:00Z',
  at: '2026-05-01T12:05:00Z',
  status: 'given',
  note: null,
  recorded_by_name: 'Ann Aide',
  effect: null,
  struck_at: null,
  struck_by_name: null,
  strike_reason: null,
};
const due = (day: number) => ({ order_id: 'a', due_at: `2026-05-0${day}T12:00:00Z` });
const RECORD = {
  resident: 'Ada Lovelace',
  community: 'Maple Court',
  month: '2026-05-01',
  now: '2026-05-09T12:00:00Z',
  time_zone: 'America/New_York',
  allergies: ['Penicillin'],
  orders: [
    ORDER,
    {
      ...ORDER,
      id: 'b',
      kind: 'treatment',
      drug: 'Wound care',
      dose: 'Left heel',
      route: 'topical',
    },
  ],
  slots: [due(1), due(2), due(3)],
  doses: [
    DOSE,
    {
      ...DOSE,
      due_at: due(2).due_at,
      status: 'refused',
      note: 'Felt sick',
      recorded_by_name: 'Abe Adams',
    },
  ],
};

const post = poster(handle, { id: ID, month: '2026-05' });

it('prints medications and treatments separately, with allergies, codes, notes, and signatures', async () => {
  const pages = await readPdfPages(await post(RECORD));
  expect(pages).toHaveLength(2);
  const [medications = '', treatments = ''] = pages;
  expect(medications).toContain('Medication administration record');
  expect(medications).toContain('Allergies: Penicillin');
  expect(medications).toContain('Lisinopril 10 mg');
  expect(medications).toContain('R: refused');
  expect(medications).toContain('refused, Abe Adams (Felt sick)');
  // The same initials of two people get a number.
  expect(medications).toContain('AA Ann Aide');
  expect(medications).toContain('AA2 Abe Adams');
  expect(medications).not.toContain('Wound care');
  expect(treatments).toContain('Treatment administration record');
  expect(treatments).toContain('Wound care Left heel');
});

it.each([
  [403, { code: '42501' }, 403],
  [400, { code: 'HXOID' }, 400],
  [500, {}, 502],
])('creates nothing if the database returns %i', async (status, body, expected) => {
  const response = await post(body, { status });
  expect(response.status).toBe(expected);
});

it('rejects signed-out users, invalid IDs, and invalid months', async () => {
  expect((await post(RECORD, { authorization: '' })).status).toBe(401);
  for (const id of [undefined, 'x', `${ID}&select=*`, [ID]]) {
    expect((await post(RECORD, { body: { id, month: '2026-05' } })).status).toBe(400);
  }
  for (const month of [undefined, '2026-13', '2026-05-01', ['2026-05']]) {
    expect((await post(RECORD, { body: { id: ID, month } })).status).toBe(400);
  }
});

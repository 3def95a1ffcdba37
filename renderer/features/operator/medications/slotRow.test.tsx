import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dropOfflineKey, takeOfflineKeys } from '../../../session/persisted/offlineKey.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { listQueuedMutations } from '../../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../../workbench/data/syncApi.ts';
import type { DoseAction, MedicationPass, Slot } from './medication.ts';
import { SlotRow } from './SlotRow.tsx';

const DUE = '2026-05-01T12:00:00Z';
const order: MedicationPass['orders'][number] = {
  id: '00000000-0000-4000-8000-0000000000c1',
  resident_id: '00000000-0000-4000-8000-0000000000b1',
  kind: 'medication',
  drug: 'Lisinopril',
  dose: '10 mg',
  route: 'oral',
  schedule: 'daily',
  times: ['08:00'],
  every_days: 1,
  window_minutes: 60,
  is_prn: false,
  prn_reason: null,
  prn_follow_up_minutes: null,
  prn_min_hours: null,
  starts_at: DUE,
  ends_at: null,
  prescriber: 'Dr. Ray',
  instructions: null,
  controlled_schedule: null,
  units_per_dose: 1,
  is_antipsychotic: false,
  ordered_by_name: 'Ada',
  reviewed_by_name: 'Ada',
  discontinued_at: null,
  discontinued_by_name: null,
  discontinue_reason: null,
  state: 'active',
};
const resident = {
  id: order.resident_id,
  name: 'Grace Hopper',
  status: 'in_house',
  unit: '101',
  allergies: ['Penicillin'],
};

function open(state: Slot['state'], locked: readonly string[] = []) {
  const sent: { readonly p_id: string }[] = [];
  const actions: DoseAction[] = [];
  const answers = adasData({
    'rpc record_dose': ({ args }) => {
      sent.push(args[0] as { readonly p_id: string });
      return sent.length === 1 ? OFFLINE_REPLY : { data: 'recorded' };
    },
  });
  const slot: Slot = { order_id: order.id, due_at: DUE, dose: null, state };
  const pass = {
    day: '2026-05-01',
    today: '2026-05-01',
    now: DUE,
    time_zone: 'America/New_York',
    can_record: true,
    can_review: false,
    can_resolve: false,
    residents: [resident],
    orders: [order],
    locked: [...locked],
    slots: [slot],
    others: [],
    effects: [],
    counts: [],
  };
  const { store, user } = renderPart(
    <ul>
      <SlotRow
        slot={slot}
        order={order}
        resident={resident}
        pass={pass}
        onAction={(action) => actions.push(action)}
      />
    </ul>,
    answers,
  );
  return { sent, actions, store, user };
}
const given = { name: 'Given: Lisinopril for Grace Hopper' };

it('queues nothing on a device without a key, and retries a lost response with the same ID', async () => {
  const { sent, user } = open('due');
  await user.click(screen.getByRole('button', given));
  await screen.findByText('Not recorded');
  expect(listQueuedMutations(ada.userId)).toEqual([]);
  await user.click(screen.getByRole('button', given));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('queues a dose encrypted, and sends it with the same ID and the time of the tap', async () => {
  await takeOfflineKeys(ada.userId, [btoa('k'.repeat(32))]);
  const { sent, user, store } = open('due');
  await user.click(screen.getByRole('button', given));
  await expect.poll(() => listQueuedMutations(ada.userId).length).toBe(1);
  expect(JSON.stringify(localStorage)).not.toMatch(/Lisinopril|Grace/);
  expect(listQueuedMutations(ada.userId)).toMatchObject([
    { name: 'Lisinopril 10 mg for Grace Hopper, 8:00 AM: given', values: { p_status: 'given' } },
  ]);
  await drainOfflineQueue(store, ada.userId);
  expect(listQueuedMutations(ada.userId)).toEqual([]);
  expect(sent[1]).toEqual({ ...sent[0], p_at: expect.any(String) });
  await dropOfflineKey();
});

it('opens a form for a late dose, which needs a reason', async () => {
  const { sent, actions, user } = open('late');
  await user.click(screen.getByRole('button', given));
  expect(actions.map(({ of }) => of)).toEqual(['record']);
  expect(sent).toEqual([]);
});

it('offers no actions while a controlled drug is locked', () => {
  open('due', [order.id]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Allergies: Penicillin')).toBeVisible();
});

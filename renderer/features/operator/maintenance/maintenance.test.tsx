import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { listQueuedMutations } from '../../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../../workbench/data/syncApi.ts';
import { MyOrders } from './MobileOrdersPage.tsx';
import type { WorkOrder, WorkOrderList } from './maintenanceShapes.ts';
import { describeDue, isLate, isOverdue } from './orderText.ts';
import { UnitTurns } from './UnitTurns.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';

const order: WorkOrder = {
  id: '00000000-0000-4000-8000-0000000000b1',
  number: 7,
  title: 'Faucet drips',
  category: 'plumbing',
  priority: 'normal',
  state: 'in_progress',
  place: 'Unit 104',
  area: null,
  assignee: 'Max',
  requested_at: '2026-05-01T14:00:00Z',
  due_at: '2026-05-08T14:00:00Z',
  completed_at: null,
  accepted_at: null,
  needs_signature: false,
  reason: null,
  version: 3,
  source: 'staff',
  unit_id: null,
  asset_id: null,
  requester: 'Nadia',
  member_id: '00000000-0000-4000-8000-0000000000c1',
  vendor_id: null,
  schedule_id: null,
  respond_by: '2026-05-03T14:00:00Z',
  responded_at: '2026-05-01T15:00:00Z',
  is_mine: true,
  cost: 0,
};
const signed: WorkOrder = {
  ...order,
  id: '00000000-0000-4000-8000-0000000000b2',
  title: 'Test generator',
  needs_signature: true,
};
const list: WorkOrderList = {
  time_zone: 'America/New_York',
  is_cut: false,
  orders: [order, signed],
  numbers: { open: 2, to_verify: 0, overdue: 0, late: 0, average_days: null },
};

beforeEach(() => localStorage.clear());

function open() {
  const server: { reply: DataReply; calls: DataRequest[] } = { reply: { data: null }, calls: [] };
  const data = adasData({
    'rpc list_work_orders': { data: list },
    'rpc set_work_order_state': (request) => {
      server.calls.push(request);
      return server.reply;
    },
    'rpc add_work_order_line': (request) => {
      server.calls.push(request);
      return server.reply;
    },
  });
  const { store, user } = renderPart(<MyOrders communityId={COMMUNITY} />, data);
  return { server, store, user };
}

describe('the phone screen of the maintenance team', () => {
  it('finishes an order without a connection and sends it later', async () => {
    const { server, store, user } = open();
    server.reply = OFFLINE_REPLY;
    await user.click(await screen.findByRole('button', { name: 'Done: Faucet drips' }));
    await waitFor(() => expect(listQueuedMutations(ada.userId)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Done: Faucet drips' })).toBeNull();
    expect(await screen.findByText('1 change waits for a connection.')).toBeVisible();
    server.reply = { data: null };
    await act(() => drainOfflineQueue(store, ada.userId));
    expect(listQueuedMutations(ada.userId)).toHaveLength(0);
    const sent = server.calls.map(({ args }) => args[0]);
    expect(sent.at(-1)).toMatchObject({ p_work_order_id: order.id, p_state: 'done' });
    expect(sent.at(-1)).toEqual(sent[0]);
  });

  it('still shows an order that was finished offline as finished after a reload', async () => {
    const { server, user } = open();
    server.reply = OFFLINE_REPLY;
    await user.click(await screen.findByRole('button', { name: 'Done: Faucet drips' }));
    await waitFor(() => expect(listQueuedMutations(ada.userId)).toHaveLength(1));
    cleanup();
    open();
    expect(await screen.findByRole('button', { name: 'Done: Test generator' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Done: Faucet drips' })).toBeNull();
    expect(screen.getByText('1 change waits for a connection.')).toBeVisible();
  });

  it('adds a part without a connection and sends it later', async () => {
    const { server, store, user } = open();
    server.reply = OFFLINE_REPLY;
    await user.click(await screen.findByRole('button', { name: 'Add cost: Faucet drips' }));
    await user.type(screen.getByLabelText('Description'), 'Washer');
    await user.type(screen.getByLabelText('Unit cost ($)'), '4.50');
    await user.click(screen.getByRole('button', { name: 'Add cost' }));
    expect(await screen.findByText('1 change waits for a connection.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    server.reply = { data: null };
    await act(() => drainOfflineQueue(store, ada.userId));
    expect(server.calls.at(-1)?.args[0]).toMatchObject({
      p_work_order_id: order.id,
      p_values: { kind: 'part', description: 'Washer', quantity: 1, unit_cost: 4.5 },
    });
    expect(server.calls.at(-1)?.args[0]).toEqual(server.calls[0]?.args[0]);
  });

  it('asks for the signature that an order needs', async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Done: Test generator' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    expect(await screen.findByText('Enter your full name.')).toBeVisible();
    await user.type(screen.getByLabelText('Signature'), 'Max Fixit');
    await user.click(screen.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(server.calls[0]?.args[0]).toMatchObject({ p_state: 'done', p_signature: 'Max Fixit' });
  });
});

describe('deadlines of work orders', () => {
  const now = Date.parse('2026-05-02T14:00:00Z');
  it('are described relative to now', () => {
    expect(describeDue('2026-05-02T14:30:00Z', now)).toBe('in 30 min');
    expect(describeDue('2026-05-02T04:00:00Z', now)).toBe('10 h overdue');
    expect(describeDue('2026-05-08T14:00:00Z', now)).toBe('in 6 d');
    expect(describeDue(null, now)).toBe('—');
  });

  it('count only open orders', () => {
    const past = { state: 'requested', due_at: '2026-05-01T00:00:00Z' };
    expect(isOverdue(past, now)).toBe(true);
    expect(isOverdue({ ...past, state: 'done' }, now)).toBe(false);
    const target = { ...past, respond_by: '2026-05-01T00:00:00Z', responded_at: null };
    expect(isLate(target, now)).toBe(true);
    expect(isLate({ ...target, responded_at: '2026-05-01T01:00:00Z' }, now)).toBe(false);
  });
});

describe('the steps of a unit turn', () => {
  it('are checked before the server responds, and unchecked if it rejects them', async () => {
    const answered = Promise.withResolvers<DataReply>();
    const step = {
      id: '00000000-0000-4000-8000-0000000000d1',
      name: 'Paint',
      done_at: null,
      by: null,
      work_order_id: null,
      work_order_number: null,
      work_order_state: null,
    };
    const unit = {
      unit_id: '00000000-0000-4000-8000-0000000000d2',
      unit: '204',
      type: 'studio',
      status: 'turning',
      since: '2026-05-01T14:00:00Z',
      turn: {
        id: '00000000-0000-4000-8000-0000000000d3',
        target_on: null,
        started_at: '2026-05-01T14:00:00Z',
        steps: [step],
      },
    };
    const data = adasData({
      'rpc list_unit_turns': { data: { today: '2026-05-02', average_days: null, units: [unit] } },
      'rpc set_unit_turn_step': () => answered.promise,
    });
    const { user } = renderPart(<UnitTurns communityId={COMMUNITY} />, data);
    const box = await screen.findByRole('checkbox', { name: 'Paint' });
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect(screen.getByText('1 of 1 steps')).toBeVisible();
    await act(async () => answered.resolve({ error: { code: '42501', message: '' } }));
    await waitFor(() => expect(box).not.toBeChecked());
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropOfflineKey, takeOfflineKeys } from '../../../session/persisted/offlineKey.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { listQueuedMutations } from '../../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../../workbench/data/syncApi.ts';
import type { CareShift } from './careShapes.ts';
import { MyShift } from './MyShift.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const RESIDENT = '00000000-0000-4000-8000-0000000000b1';
const TASK = '00000000-0000-4000-8000-0000000000c1';

const shift: CareShift = {
  community_id: COMMUNITY,
  day: '2026-05-01',
  shift: 'day',
  time_zone: 'America/New_York',
  starts_at: '2026-05-01T11:00:00Z',
  ends_at: '2026-05-01T19:00:00Z',
  is_now: true,
  residents: [
    {
      id: RESIDENT,
      name: 'Walter Grady',
      preferred_name: null,
      status: 'in_house',
      unit: '104',
      code_status: 'dnr',
      mobility: 'walker',
      tasks: [
        {
          id: TASK,
          name: 'Assist with shower',
          area: 'bathing',
          instructions: null,
          position: 'caregiver',
          entry: null,
        },
      ],
      due: 1,
      vitals: [],
      notes: [],
      alerts: [
        {
          days: 30,
          change: -5.4,
          weight: 140,
          before: 148,
          before_at: '2026-04-06T14:00:00Z',
          at: '2026-05-01T14:00:00Z',
        },
      ],
    },
  ],
};

beforeEach(async () => {
  localStorage.clear();
  await takeOfflineKeys(ada.userId, [btoa('k'.repeat(32))]);
});
afterEach(() => dropOfflineKey());

function open() {
  const server: { reply: DataReply; calls: DataRequest[] } = { reply: { data: {} }, calls: [] };
  const data = adasData({
    'rpc get_care_shift': { data: shift },
    'rpc record_care_entry': (request) => {
      server.calls.push(request);
      return server.reply;
    },
  });
  const { store, user } = renderPart(<MyShift communityId={COMMUNITY} />, data);
  return { server, store, user };
}
const argsOf = ({ calls }: { calls: DataRequest[] }, at = 0) =>
  calls[at]?.args[0] as { p_id: string; p_values: object } | undefined;

describe('charting a shift', () => {
  it('shows residents with due tasks, code status, and weight alerts', async () => {
    open();
    const resident = await screen.findByRole('region', { name: 'Walter Grady' });
    expect(within(resident).getByText('DNR')).toBeVisible();
    expect(within(resident).getByText('Assist with shower')).toBeVisible();
    expect(within(resident).getByText(/Weight down 5.4% in 30 days: 148 lb/)).toBeVisible();
  });

  it('charts a task as done with one tap', async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Done: Assist with shower' }));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(argsOf(server)?.p_values).toMatchObject({
      kind: 'task',
      task_id: TASK,
      day: '2026-05-01',
      shift: 'day',
      outcome: 'done',
    });
  });

  it('requires a reason for a refused task', async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: /Other/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Refused' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Chart task' }));
    expect(await within(dialog).findByText('Enter a reason.')).toBeVisible();
    await user.type(within(dialog).getByRole('combobox', { name: 'Reason' }), 'Too tired');
    await user.click(within(dialog).getByRole('button', { name: 'Chart task' }));
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(argsOf(server)?.p_values).toMatchObject({ outcome: 'refused', reason: 'Too tired' });
  });

  it('queues entries without a connection and sends them later with the same id', async () => {
    const { server, user, store } = open();
    server.reply = OFFLINE_REPLY;
    await user.click(await screen.findByRole('button', { name: 'Done: Assist with shower' }));
    expect(await screen.findByText(/Done by You/)).toBeVisible();
    await waitFor(() => expect(listQueuedMutations(ada.userId)).toHaveLength(1));
    const queued = argsOf(server);
    server.reply = { data: {} };
    await act(() => drainOfflineQueue(store, ada.userId));
    await waitFor(() => expect(listQueuedMutations(ada.userId)).toEqual([]));
    expect(argsOf(server, server.calls.length - 1)).toEqual(queued);
  });

  it('asks the user to resolve an entry that conflicts with a coworker’s', async () => {
    const { server, user, store } = open();
    server.reply = OFFLINE_REPLY;
    await user.click(await screen.findByRole('button', { name: 'Done: Assist with shower' }));
    await waitFor(() => expect(listQueuedMutations(ada.userId)).toHaveLength(1));
    server.reply = { error: { code: 'HXKCD', message: 'Charted.' }, status: 400 };
    await act(() => drainOfflineQueue(store, ada.userId));
    await waitFor(() =>
      expect(listQueuedMutations(ada.userId)).toMatchObject([
        {
          state: 'refused',
          name: 'Assist with shower of Walter Grady: done',
          reason: 'Someone already charted this task in this shift.',
        },
      ]),
    );
    const decision = screen.getByRole('region', { name: 'Entries that need your decision' });
    expect(within(decision).getByText(/^Done by You/)).toBeVisible();
    await user.click(within(decision).getByRole('button', { name: 'Discard entry' }));
    await waitFor(() => expect(listQueuedMutations(ada.userId)).toEqual([]));
  });
});

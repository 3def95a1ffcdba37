import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { HostContext } from '../../../host/HostContext.tsx';
import { startSession } from '../../../session/auth/index.ts';
import { makeStore } from '../../../session/store.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import {
  type DataReply,
  type DataRequest,
  fakeDataClient,
  OFFLINE_REPLY,
} from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { listQueuedMutations } from '../../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../../workbench/data/syncApi.ts';
import { Inspections } from './InspectionsPage.tsx';
import type { InspectionList } from './inspectionsApi.ts';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';

const list: InspectionList = {
  today: '2026-05-10',
  community: 'Maple Court',
  time_zone: 'America/New_York',
  templates: [],
  due: ['Extinguishers', 'Elevator'].map((name, place) => ({
    id: `00000000-0000-4000-8000-0000000000b${place}`,
    template_id: `00000000-0000-4000-8000-0000000000c${place}`,
    name,
    shift: null,
    due_on: '2026-05-10',
    items: [{ id: 'item-1', label: 'Works', type: 'check' }],
    needs_signature: false,
    is_fire_drill: false,
    photos: [],
  })),
  log: [],
};
const template: InspectionList['templates'][number] = {
  id: '00000000-0000-4000-8000-0000000000c0',
  name: 'Extinguishers',
  items: [{ id: 'item-1', label: 'Works', type: 'check' }],
  every: 1,
  period: 'month',
  is_by_shift: false,
  needs_signature: false,
  source: null,
  next_on: '2026-06-10',
  version: 1,
};

beforeEach(() => localStorage.clear());

function open() {
  const server: { reply: DataReply; calls: DataRequest[] } = { reply: { data: null }, calls: [] };
  const data = adasData({
    'rpc list_inspections': { data: { ...list, templates: [template] } },
    'rpc record_inspection': (request) => {
      server.calls.push(request);
      return server.reply;
    },
  });
  const host = fakeHost(ada);
  const store = makeStore({ host, dataClient: async () => fakeDataClient(data) });
  startSession(store, host.auth);
  render(
    <HostContext value={host}>
      <Provider store={store}>
        <MemoryRouter>
          <Inspections communityId={COMMUNITY} />
        </MemoryRouter>
      </Provider>
    </HostContext>,
  );
  return { server, store, user: userEvent.setup() };
}

it('keeps an inspection finished offline, says so, and sends it later', async () => {
  const first = open();
  first.server.reply = OFFLINE_REPLY;
  await first.user.click(await screen.findByRole('button', { name: 'Start Extinguishers' }));
  await first.user.click(screen.getByRole('button', { name: 'Pass' }));
  await first.user.click(screen.getByRole('button', { name: 'Next' }));
  await first.user.click(screen.getByRole('button', { name: 'Finish inspection' }));
  await waitFor(() => expect(listQueuedMutations(ada.userId)).toHaveLength(1));
  expect(first.store.getState().toasts.shown).toMatchObject([{ title: 'Kept on this device' }]);
  cleanup();
  // After a reload, the cached list still has the inspection.
  const { server, store } = open();
  expect(await screen.findByRole('button', { name: 'Start Elevator' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Extinguishers' })).toBeNull();
  await act(() => drainOfflineQueue(store, ada.userId));
  expect(server.calls.at(-1)?.args[0]).toEqual(first.server.calls[0]?.args[0]);
  expect(listQueuedMutations(ada.userId)).toHaveLength(0);
});

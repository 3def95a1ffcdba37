import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada } from '../../../testing/fakeHost.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
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

const finished: InspectionList['log'][number] = {
  id: '00000000-0000-4000-8000-0000000000d1',
  template_id: '00000000-0000-4000-8000-0000000000c0',
  name: 'Hot water at taps',
  shift: 'day',
  due_on: '2026-05-04',
  finished_at: '2026-05-04T15:10:00Z',
  items: [
    { id: 'first', label: 'First floor tap', type: 'reading', unit: '°F', min: 105, max: 120 },
    { id: 'valve', label: 'Mixing valve', type: 'check' },
  ],
  results: {
    first: { value: 124, note: 'Boiler set too high', is_failure: true },
    valve: { value: 'pass', note: null, is_failure: false },
  },
  failures: 1,
  finisher: 'Max Demo',
  signature: 'Max D. Fixit',
  photos: [
    { id: 'photo-1', item: 'first', path: 'max/inspections/one/photo-1' },
    { id: 'photo-2', item: 'first', path: 'max/inspections/one/photo-2' },
  ],
  event_id: null,
  orders: [{ id: 'order-1', number: 41, state: 'requested', item: 'first' }],
};

function open(values: Partial<InspectionList> = {}, path = '/') {
  const server: { reply: DataReply; calls: DataRequest[] } = { reply: { data: null }, calls: [] };
  const data = adasData({
    'rpc list_inspections': { data: { ...list, templates: [template], ...values } },
    'sign record-files': { data: [] },
    'rpc record_inspection': (request) => {
      server.calls.push(request);
      return server.reply;
    },
  });
  const { store, user } = renderPart(<Inspections communityId={COMMUNITY} />, data, path);
  return { server, store, user };
}

it('keeps an inspection finished offline, shows that, and sends it later', async () => {
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

it('prints each inspection with its rule, limits, readings, notes, photos, work orders, and signature', async () => {
  const { user } = open(
    { templates: [{ ...template, source: 'State rule 3701-16' }], log: [finished] },
    '/?tab=log',
  );
  await user.click(await screen.findByRole('button', { name: 'Print report' }));
  const paper = await screen.findByRole('main', { name: 'Inspection report, print view' });
  for (const line of ['Maple Court', 'Hot water at taps', '1 finished, 1 with failed items']) {
    expect(within(paper).getByText(line)).toBeVisible();
  }
  const record = within(paper).getByRole('region', { name: /^Hot water at taps, day shift/ });
  expect(record).toHaveTextContent('State rule 3701-16 · Due');
  expect(record).toHaveTextContent('11:10');
  expect(record).toHaveTextContent('1 failed');
  const cellsOf = (name: string) =>
    within(within(record).getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf('First floor tap')).toEqual([
    '105 to 120 °F',
    '124 °F, outside limits',
    'Boiler set too high',
    '2',
    'No. 41, requested',
  ]);
  expect(cellsOf('Mixing valve')).toEqual(['—', 'Pass', '—', '0', '—']);
  expect(record).toHaveTextContent('Inspected by Max Demo. Signed: Max D. Fixit');
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const ID = 'dec0de00-0000-4000-8000-000000880001';
const EXPORT = {
  id: ID,
  name: 'Nightly contacts',
  kind: 'contacts',
  every: 'day',
  weekday: 1,
  at_hour: 3,
  time_zone: 'UTC',
  destination: 'download',
  host: null,
  host_key: null,
  token_hint: '4f1c',
  is_paused: false,
  is_waiting: false,
  failure: null,
  next_at: '2026-03-17T23:00:00Z',
  runs: [],
};
const change = (id: number, act: string, more: object = {}) => ({
  id,
  kind: 'scheduled_export',
  name: 'Nightly contacts',
  act,
  fields: [],
  actor: 'Ben Broker',
  is_automatic: false,
  happened_at: '2026-03-14T11:00:00Z',
  ...more,
});

function open(history: DataReply) {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['broker'], primary_role: 'broker' } },
    'rpc list_scheduled_exports': { data: [EXPORT] },
    'rpc set_scheduled_export_paused': { data: true },
    'rpc list_integration_changes': history,
  });
  const page = renderApp({
    at: `/integrations/scheduled-exports?open=${ID}`,
    data: respond,
    host: fakeHost(ada),
  });
  const reads = () => page.requests.filter(({ name }) => name === 'rpc list_integration_changes');
  return { ...page, reads };
}
const section = async () => within(await screen.findByRole('region', { name: 'History' }));

it('shows who changed an integration and which changes were automatic', async () => {
  const { reads } = open({
    data: [
      change(5, 'paused', { actor: null, is_automatic: true }),
      change(4, 'rotated', { actor: null }),
      change(3, 'changed', { fields: ['name', 'every', 'weekday'] }),
      change(2, 'resumed'),
      change(1, 'created'),
    ],
  });
  const history = await section();
  await history.findByText('Created by Ben Broker');
  expect(history.getAllByRole('listitem').map((item) => item.firstChild?.textContent)).toEqual([
    'Turned off automatically',
    'Secret rotated by a deleted user',
    'Changed by Ben Broker: name, schedule',
    'Turned on by Ben Broker',
    'Created by Ben Broker',
  ]);
  expect(reads()[0]?.args[0]).toEqual({ p_item_id: ID });
});

it('shows the newest changes first and the rest on request', async () => {
  const { user } = open({ data: [8, 7, 6, 5, 4, 3, 2, 1].map((id) => change(id, 'resumed')) });
  const history = await section();
  const more = await history.findByRole('button', { name: 'Show all changes' });
  expect(history.getAllByRole('listitem')).toHaveLength(5);
  await user.click(more);
  expect(history.getAllByRole('listitem')).toHaveLength(8);
});

it('shows an empty state if nothing is recorded', async () => {
  open({ data: [] });
  expect(await (await section()).findByText('No changes recorded yet.')).toBeVisible();
});

it('offers a retry if the history fails to load, and still shows the integration', async () => {
  open({ error: { code: 'P0001', message: 'failed' }, status: 400 });
  expect(await (await section()).findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause scheduled export' })).toBeVisible();
});

it('refetches the history after a change', async () => {
  const { user, reads } = open({ data: [change(1, 'created')] });
  await (await section()).findByText('Created by Ben Broker');
  expect(reads()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Pause scheduled export' }));
  expect(await screen.findByText('Scheduled export saved')).toBeVisible();
  await expect.poll(() => reads().length).toBe(2);
});

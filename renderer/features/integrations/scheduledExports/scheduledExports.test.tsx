import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for it.
import './ExportsPage.tsx';

const RUN = {
  id: 'dec0de00-0000-4000-8000-000000770002',
  state: 'done',
  failure: null,
  rows: 1_204,
  bytes: 4_096,
  began_at: '2026-03-14T11:00:00Z',
};
const EXPORT = {
  id: 'dec0de00-0000-4000-8000-000000770001',
  name: 'Nightly contacts',
  kind: 'contacts',
  every: 'week',
  weekday: 2,
  at_hour: 18,
  time_zone: 'America/Chicago',
  destination: 'download',
  host: null,
  host_key: null,
  token_hint: '4f1c',
  is_paused: false,
  is_waiting: false,
  failure: null,
  next_at: '2026-03-17T23:00:00Z',
  runs: [RUN],
};
const TOKEN = `hve_${'a'.repeat(64)}`;

function open(
  exports: DataReply,
  at = '/integrations/scheduled-exports',
  replies: Readonly<Record<string, DataReply>> = {},
) {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['broker'], primary_role: 'broker' } },
    'rpc list_scheduled_exports': exports,
    'rpc set_scheduled_export_paused': { data: true },
    'rpc run_scheduled_export': { data: true },
    'rpc remove_scheduled_export': { data: true },
    'function scheduled-exports': { data: { token: TOKEN } },
    ...replies,
  });
  const view = renderApp({ at, data: respond, host: fakeHost(ada) });
  return { ...view, sentTo: (name: string) => view.askedFor(name)[0] };
}
const openPanel = (one: object) =>
  open({ data: [one] }, `/integrations/scheduled-exports?open=${EXPORT.id}`);

async function openForm(replies: Readonly<Record<string, DataReply>> = {}) {
  const { user, ...more } = open({ data: [] }, undefined, replies);
  const [add] = await screen.findAllByRole('button', { name: 'Add scheduled export' });
  await user.click(add as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add scheduled export' }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Add export' }));
  return { user, dialog, save, ...more };
}

it('shows an empty state with its first action', async () => {
  open({ data: [] });
  expect(await screen.findByText('No scheduled exports yet')).toBeVisible();
  expect(screen.getByText('Send a list to another system every day or week.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add scheduled export' })).toHaveLength(2);
});

it('offers a retry if the list fails to load', async () => {
  open({ error: { code: 'P0001', message: 'failed' }, status: 400 });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText('No scheduled exports yet')).toBeNull();
});

it('shows an error next to each missing field of an SFTP folder', async () => {
  const { user, dialog, save } = await openForm();
  await user.selectOptions(dialog.getByLabelText('Destination'), 'sftp');
  await user.clear(dialog.getByLabelText('Port'));
  await user.type(dialog.getByLabelText('Port'), '70000');
  await save();
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  for (const [field, error] of [
    ['Name', 'Enter a name.'],
    ['Server', 'Enter the name of the server, such as files.company.com.'],
    ['Port', 'Enter a number from 1 to 65535.'],
    ['User name', 'Enter the user name.'],
    ['Password or private key', 'Enter a password or a private key.'],
  ] as const) {
    expect(dialog.getByLabelText(field)).toHaveAccessibleDescription(
      expect.stringContaining(error),
    );
  }
});

it('keeps the input if the server rejects it', async () => {
  const { user, dialog, save } = await openForm({
    'function scheduled-exports': { error: { code: 'HXSEV', message: '' }, status: 400 },
  });
  await user.type(dialog.getByLabelText('Name'), 'Weekly deals');
  await user.selectOptions(dialog.getByLabelText('Records'), 'deals');
  await user.selectOptions(dialog.getByLabelText('Schedule'), 'week');
  await user.selectOptions(dialog.getByLabelText('Day'), 'Friday');
  await save();
  expect(await dialog.findByText('Not added')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Weekly deals');
  expect(dialog.getByLabelText('Records')).toHaveValue('deals');
  expect(dialog.getByLabelText('Day')).toHaveValue('5');
});

it('adds an export and shows its address and token once', async () => {
  const { user, dialog, save, sentTo } = await openForm();
  await user.type(dialog.getByLabelText('Name'), 'Weekly deals');
  await user.selectOptions(dialog.getByLabelText('Schedule'), 'week');
  await user.selectOptions(dialog.getByLabelText('Time'), '6:00 PM');
  await save();
  const token = within(await screen.findByRole('dialog', { name: 'Copy your token' }));
  expect(token.getByLabelText('Token')).toHaveValue(TOKEN);
  expect(sentTo('function scheduled-exports')).toMatchObject({
    body: { name: 'Weekly deals', every: 'week', weekday: 1, hour: 18, address: null },
  });
  await user.click(token.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(TOKEN)).toBeNull();
});

it('shows the schedule and the files with their counts', async () => {
  openPanel(EXPORT);
  expect((await screen.findAllByText('Every Tuesday, 6:00 PM Central'))[0]).toBeVisible();
  const files = within(screen.getByRole('region', { name: 'Files' }));
  expect(files.getByText('Exported')).toBeVisible();
  expect(files.getByText('1,204 rows, 4 kB')).toBeVisible();
});

it('explains why the last run failed', async () => {
  const failed = { ...RUN, state: 'failed', failure: 'role_ended', rows: 0, bytes: 0 };
  openPanel({ ...EXPORT, is_paused: true, failure: 'role_ended', runs: [failed] });
  const text = /You lost a role that you had when you turned it on/;
  const [state] = await screen.findAllByText(text);
  expect(state).toHaveAttribute('role', 'status');
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(screen.queryByText('role_ended')).toBeNull();
});

it('pauses an export, and turns a paused one on', async () => {
  const running = openPanel(EXPORT);
  await running.user.click(await screen.findByRole('button', { name: 'Pause scheduled export' }));
  expect(await screen.findByText('Scheduled export saved')).toBeVisible();
  const call = 'rpc set_scheduled_export_paused';
  expect(running.sentTo(call)).toEqual({ p_id: EXPORT.id, p_is_paused: true });
  running.unmount();
  const paused = openPanel({ ...EXPORT, is_paused: true });
  const turnOn = await screen.findByRole('button', { name: 'Turn on scheduled export' });
  expect(screen.queryByRole('button', { name: 'Export now' })).toBeNull();
  await paused.user.click(turnOn);
  expect(await screen.findByText('Scheduled export saved')).toBeVisible();
  expect(paused.sentTo(call)).toEqual({ p_id: EXPORT.id, p_is_paused: false });
});

it('removes an export only after a confirmation that says what is deleted', async () => {
  const { user, sentTo } = openPanel(EXPORT);
  await user.click(await screen.findByRole('button', { name: 'Remove scheduled export' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Remove Nightly contacts' }));
  expect(confirm.getByText(/the file at the download address are deleted/)).toBeVisible();
  expect(sentTo('rpc remove_scheduled_export')).toBeUndefined();
  await user.click(confirm.getByRole('button', { name: 'Remove scheduled export' }));
  expect(await screen.findByText('Scheduled export removed')).toBeVisible();
  expect(sentTo('rpc remove_scheduled_export')).toEqual({ p_id: EXPORT.id });
});

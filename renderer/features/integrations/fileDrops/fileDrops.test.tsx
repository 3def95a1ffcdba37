import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for it.
import './DropsPage.tsx';

const RUN = {
  id: 'dec0de00-0000-4000-8000-000000880002',
  file_name: 'people.csv',
  state: 'done',
  failure: null,
  rows: 4,
  faulty: 1,
  known: 0,
  added: 2,
  changed: 0,
  skipped: 1,
  fields: ['name', 'email'],
  unused: ['Shoe size'],
  errors: [{ at: 3, field: 'email', sentence: 'Enter a valid email address.' }],
  begun_at: '2026-03-14T09:00:00Z',
  can_undo: true,
};
const DROP = {
  id: 'dec0de00-0000-4000-8000-000000880001',
  name: 'Nightly export',
  kind: 'contacts',
  source: 'sftp',
  updates: false,
  every: 'day',
  is_paused: true,
  is_waiting: false,
  host: 'files.company.example',
  host_key: 'SHA256:abc',
  token_hint: null,
  checked_at: '2026-03-14T09:00:00Z',
  failure: null,
  runs: [RUN],
};
const TOKEN = `hvd_${'a'.repeat(64)}`;

function open(drops: readonly object[], at = '/integrations/file-drops') {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['broker'], primary_role: 'broker' } },
    'rpc list_file_drops': { data: drops },
    'rpc set_file_drop_paused': { data: true },
    'rpc read_file_drop': { data: true },
    'function file-drops': { data: { token: TOKEN } },
  });
  return renderApp({ at, data: respond, host: fakeHost(ada) });
}
const openPanel = (drop: object) => open([drop], `/integrations/file-drops?open=${DROP.id}`);

it('asks for the settings of an SFTP folder', async () => {
  const { user } = open([]);
  const [add] = await screen.findAllByRole('button', { name: 'Add file drop' });
  await user.click(add as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add file drop' }));
  await user.selectOptions(dialog.getByLabelText('Source'), 'sftp');
  expect(dialog.getByText(/Hosted projects can’t open SFTP connections/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add file drop' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  expect(dialog.getByText('Enter the user name.')).toBeVisible();
  expect(dialog.getByText('Enter a password or a private key.')).toBeVisible();
});

it('shows a file with its counts, its errors, and undo', async () => {
  openPanel(DROP);
  const files = within(await screen.findByRole('region', { name: 'Files' }));
  expect(files.getByText('people.csv')).toBeVisible();
  expect(files.getByText(/4 rows: 2 added, 1 skipped, 1 with errors/)).toBeVisible();
  expect(files.getByText('Columns not used: Shoe size')).toBeVisible();
  expect(files.getByText(/Row 3, Email: Enter a valid email address\./)).toBeInTheDocument();
  expect(files.getByRole('button', { name: 'Undo this import' })).toBeVisible();
});

it('turns on a checked file drop', async () => {
  const { user, requests } = openPanel(DROP);
  await user.click(await screen.findByRole('button', { name: 'Turn on file drop' }));
  expect(await screen.findByText('File drop saved')).toBeVisible();
  const [sent] = requests.filter(({ name }) => name === 'rpc set_file_drop_paused');
  expect(sent?.args[0]).toEqual({ p_id: DROP.id, p_is_paused: false });
});

it('offers to accept a server’s changed key', async () => {
  openPanel({ ...DROP, failure: 'host_key_changed' });
  expect(await screen.findByText(/another key than before/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept new key' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { connectors } from '#shared/integrations/connectors.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for it.
import './ConnectorsPage.tsx';
import { rowIdOf } from './connectors.ts';

const SYNC = {
  id: 'dec0de00-0000-4000-8000-000000660002',
  started_at: '2026-03-14T11:00:00Z',
  finished_at: '2026-03-14T11:01:00Z',
  failure: null,
  added: 12,
  changed: 1,
  removed: 0,
  kept: 1,
  refused: 0,
  problems: [{ kind: 'contacts', title: 'Ada Ray', rule: null, detail: null, kept: ['phone'] }],
};
const CONNECTION = {
  id: 'dec0de00-0000-4000-8000-000000660001',
  connector: 'google-workspace',
  state: 'attention',
  failure: 'access_ended',
  client_id: 'client',
  settings: { streams: ['contacts'], off: ['contacts.company'] },
  is_mine: true,
  person: 'Ada Lovelace',
  connected_at: '2026-03-14T09:00:00Z',
  synced_at: '2026-03-14T11:01:00Z',
  next_at: null,
  is_syncing: false,
  records: 13,
  syncs: [SYNC],
};

const open = (slug: (typeof connectors)[number]['slug'], connections: readonly object[] = []) =>
  renderApp({
    at: `/integrations/connections?open=${rowIdOf(slug)}`,
    data: adasData({
      'rpc my_account': { data: { ...adasAccount, roles: ['broker'], primary_role: 'broker' } },
      'rpc list_connectors': { data: { can_manage: true, ledgers: [], connections } },
    }),
    host: fakeHost(ada),
  });

it.each(connectors.map((info) => [info.name, info] as const))(
  '%s states that it was tested against the vendor’s specification and shows each field',
  async (_name, info) => {
    open(info.slug);
    expect(
      await screen.findByText('Tested against the vendor’s public specification'),
    ).toBeVisible();
    const fields = within(screen.getByRole('region', { name: 'Fields' }));
    for (const { fields: mapped } of info.streams) {
      for (const { from } of mapped) expect(fields.getAllByText(from)[0]).toBeVisible();
    }
    expect(screen.getByRole('button', { name: 'Set up connection' })).toBeVisible();
  },
);

it('explains what a sync did and why the next one can’t run', async () => {
  open('google-workspace', [CONNECTION]);
  expect(await screen.findByText('The vendor ended the access. Sign in again.')).toBeVisible();
  const log = within(screen.getByRole('region', { name: 'Log' }));
  expect(log.getByText(/12 added · 1 changed · 1 own change kept/)).toBeVisible();
  expect(log.getByText('Ada Ray: your Phone was kept.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in at vendor' })).toBeVisible();
});

it('maps only fields that are turned on', async () => {
  open('google-workspace', [CONNECTION]);
  const fields = within(await screen.findByRole('region', { name: 'Fields' }));
  expect(fields.getByText('emailAddresses.value')).toBeVisible();
  expect(fields.queryByText('organizations.name')).toBeNull();
  expect(fields.queryByText('Title')).toBeNull();
});

it('names each missing setting next to its field', async () => {
  const { user } = open('google-workspace');
  await user.click(await screen.findByRole('button', { name: 'Set up connection' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Google Workspace settings' }));
  await user.click(dialog.getByRole('button', { name: 'Save connection' }));
  expect(await dialog.findByText('Enter the client ID.')).toBeVisible();
  expect(dialog.getByText('Enter the client secret.')).toBeVisible();
});

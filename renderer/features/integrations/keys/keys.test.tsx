import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for it.
import './ApiKeysPage.tsx';

const KEY = {
  id: 'dec0de00-0000-4000-8000-000000990001',
  user_id: 'dec0de00-0000-4000-8000-000000990004',
  name: 'Reporting script',
  hint: '4f1c',
  app_id: null,
  scopes: ['contacts:read', 'deals:read', 'deals:write'],
  allowed_addresses: [],
  expires_at: null,
  created_at: '2026-03-14T09:00:00Z',
  rotated_at: null,
  last_used_at: null,
  revoked_at: null,
};

const SANDBOX = {
  id: 'dec0de00-0000-4000-8000-000000990003',
  created_at: '2026-03-14T09:00:00Z',
  is_active: true,
  records: { contacts: 3, companies: 1, deals: 0 },
};

function open(
  keys: readonly object[],
  accounts: readonly object[] = [],
  sandbox: object | null = null,
) {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['broker'], primary_role: 'broker' } },
    'select api_keys': { data: keys },
    'select api_usage': { data: [] },
    'select api_requests': { data: [] },
    'rpc list_service_accounts': { data: accounts },
    'rpc get_sandbox': { data: sandbox },
    'rpc create_sandbox': { data: SANDBOX },
    'rpc reset_sandbox': { data: SANDBOX },
    'rpc create_api_key': { data: `hvn_${'a'.repeat(64)}` },
  });
  return renderApp({ at: '/api-marketplace/keys', data: respond, host: fakeHost(ada) });
}

it('asks for a name and a permission, and shows the secret of a new key once', async () => {
  const { user, requests } = open([]);
  const [create] = await screen.findAllByRole('button', { name: 'Create key' });
  await user.click(create as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeVisible();
  expect(within(dialog).getByText('Choose at least one permission.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Reporting script');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Read Deals' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  const secret = await screen.findByRole('dialog', { name: 'Copy your secret' });
  expect(within(secret).getByRole('textbox', { name: 'Secret' })).toHaveValue(
    `hvn_${'a'.repeat(64)}`,
  );
  const [sent] = requests.filter(({ name }) => name === 'rpc create_api_key');
  expect(sent?.args[0]).toMatchObject({ p_name: 'Reporting script', p_scopes: ['deals:read'] });
  await user.click(within(secret).getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue(/^hvn_a/)).toBeNull();
});

it('shows what a key can do without its secret', async () => {
  open([KEY]);
  expect(await screen.findByText('hvn_…4f1c')).toBeVisible();
  expect(screen.getByText('Contacts, Deals (write)')).toBeVisible();
});

it('creates a key that acts as a service account of the workspace', async () => {
  const account = { id: 'dec0de00-0000-4000-8000-000000990002', name: 'Report builder' };
  const { user, requests } = open(
    [{ ...KEY, user_id: account.id }],
    [{ ...account, role: 'member', keys: 1, last_used_at: null }],
  );
  expect(await screen.findByRole('cell', { name: account.name })).toBeVisible();
  const [create] = screen.getAllByRole('button', { name: 'Create key' });
  await user.click(create as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nightly report');
  await user.selectOptions(dialog.getByLabelText('Acts as'), account.id);
  await user.click(dialog.getByRole('checkbox', { name: 'Read Deals' }));
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  await screen.findByRole('dialog', { name: 'Copy your secret' });
  const [sent] = requests.filter(({ name }) => name === 'rpc create_api_key');
  expect(sent?.args[0]).toMatchObject({ p_account_id: account.id });
});

it('creates a sandbox, which the user doesn’t have yet', async () => {
  const { user, requests } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Create sandbox' }));
  expect(await screen.findByText('Sandbox created')).toBeVisible();
  expect(requests.map(({ name }) => name)).toContain('rpc create_sandbox');
});

it('creates a key of the sandbox and marks it in the list', async () => {
  const { user, requests } = open([{ ...KEY, user_id: SANDBOX.id }], [], SANDBOX);
  expect(await screen.findByText('hvn_test_…4f1c')).toBeVisible();
  const bar = within(screen.getByRole('region', { name: 'Sandbox' }));
  expect(bar.getByText(/3 contacts and 1 company/)).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Create sandbox key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  expect(dialog.getByLabelText('Acts as')).toHaveDisplayValue('Sandbox');
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Trial');
  await user.click(dialog.getByRole('checkbox', { name: 'Read Deals' }));
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  await screen.findByRole('dialog', { name: 'Copy your secret' });
  const [sent] = requests.filter(({ name }) => name === 'rpc create_api_key');
  expect(sent?.args[0]).toMatchObject({ p_account_id: SANDBOX.id });
});

it('asks before it resets the sandbox', async () => {
  const { user, requests } = open([], [], SANDBOX);
  await user.click(await screen.findByRole('button', { name: 'Reset sandbox' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset sandbox' }));
  expect(requests.map(({ name }) => name)).not.toContain('rpc reset_sandbox');
  await user.click(dialog.getByRole('button', { name: 'Reset sandbox' }));
  expect(await screen.findByText('Sandbox reset')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Reset sandbox' })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the first test doesn't wait for them.
import './AppsPage.tsx';
import './ConsentPage.tsx';

const QUERY = new URLSearchParams({
  response_type: 'code',
  client_id: 'dec0de00-0000-4000-8000-000000990011',
  redirect_uri: 'https://app.example/return',
  scope: 'contacts:read contacts:write deals:read',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
});

function open(at: string) {
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['broker'], primary_role: 'broker' } },
    'select oauth_apps': { data: [] },
    'rpc count_oauth_app_users': { data: [] },
    'rpc save_oauth_app': { data: '' },
    'rpc get_oauth_consent': {
      data: {
        name: 'Contact sync',
        homepage: 'https://app.example',
        developer: 'Cedar Analytics',
        is_connected: false,
      },
    },
  });
  return renderApp({ at, data: respond, host: fakeHost(ada) });
}

it('names the app, its developer, and each permission before access is given', async () => {
  open(`/oauth/authorize?${QUERY}`);
  expect(
    await screen.findByRole('heading', { name: 'Contact sync asks for access' }),
  ).toBeVisible();
  expect(screen.getByText(/By Cedar Analytics, app\.example/)).toBeVisible();
  const [contacts, deals] = within(screen.getByRole('list', { name: 'Permissions' })).getAllByRole(
    'listitem',
  );
  expect(contacts).toHaveTextContent('ContactsRead, Add, change, and delete');
  expect(deals).toHaveTextContent('DealsRead');
  expect(screen.getByRole('button', { name: 'Give access' })).toBeEnabled();
});

it('doesn’t ask for access if the app’s request is incomplete', async () => {
  const { requests } = open('/oauth/authorize?client_id=1');
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
  expect(requests.some(({ name }) => name === 'rpc get_oauth_consent')).toBe(false);
});

it('shows an error next to the field for an unencrypted redirect URL', async () => {
  const { user, requests } = open('/api-marketplace/apps');
  const [register] = await screen.findAllByRole('button', { name: 'Register app' });
  await user.click(register as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Register app' });
  const redirects = within(dialog).getByRole('textbox', { name: /^Redirect addresses/ });
  await user.type(redirects, 'http://app.example/return');
  await user.click(within(dialog).getByRole('button', { name: 'Register app' }));
  expect(await within(dialog).findByText(/^Enter 1 to 10 addresses/)).toBeVisible();
  expect(requests.some(({ name }) => name === 'rpc save_oauth_app')).toBe(false);
});

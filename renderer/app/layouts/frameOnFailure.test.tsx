import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const broker = {
  ...adasAccount,
  roles: ['broker'],
  profile: { ...adasAccount.profile, user_type: 'broker' },
};
const at = '/profile';

it('keeps the header and rail menus when the server responds with 503', async () => {
  renderApp({ at, host: fakeHost(ada), data: adasData({ 'rpc my_account': { data: broker } }) });
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  expect(await within(bar).findByRole('link', { name: 'Clients' })).toBeInTheDocument();
  cleanup();

  const unavailable = {
    error: { message: 'Service Unavailable', code: '', details: '', hint: '' },
    status: 503,
  };
  renderApp({ at, host: fakeHost(ada), data: adasData({ 'rpc my_account': unavailable }) });
  expect(await screen.findByText("Couldn't load this")).toBeVisible();
  const again = screen.getByRole('navigation', { name: 'Main' });
  expect(within(again).getByRole('link', { name: 'Clients' })).toBeInTheDocument();
});

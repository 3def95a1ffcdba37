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

it('keeps the menus of the bar and the rail when the server answers 503', async () => {
  renderApp({ at, host: fakeHost(ada), data: adasData({ 'rpc my_account': { data: broker } }) });
  const bar = await screen.findByRole('navigation', { name: 'Main' });
  expect(await within(bar).findByRole('link', { name: 'Clients' })).toBeInTheDocument();
  cleanup();

  const unavailable = {
    error: { message: 'Service Unavailable', code: '', details: '', hint: '' },
    status: 503,
  };
  renderApp({ at, host: fakeHost(ada), data: adasData({ 'rpc my_account': unavailable }) });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  const again = screen.getByRole('navigation', { name: 'Main' });
  expect(within(again).getByRole('link', { name: 'Clients' })).toBeInTheDocument();
});

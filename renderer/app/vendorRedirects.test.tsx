import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../testing/fakeAccount.ts';
import { ada, fakeHost } from '../testing/fakeHost.ts';
import { renderApp } from '../testing/renderApp.tsx';

const vendor = {
  ...adasAccount,
  roles: ['vendor'],
  profile: { ...adasAccount.profile, user_type: 'vendor' },
};

describe('a vendor', () => {
  it.each(['/listings', '/listings/new', '/listing/7', '/ai-workflow-none', '/portfolios/none'])(
    'is denied at %s',
    async (at) => {
      renderApp({
        at,
        host: fakeHost(ada),
        data: adasData({ 'rpc my_account': { data: vendor } }),
      });
      expect(await screen.findByRole('heading', { name: 'Vendor Access Only' })).toBeVisible();
    },
  );

  it('is redirected from the dashboard to the vendor dashboard', async () => {
    const { router } = renderApp({
      at: '/dashboard',
      host: fakeHost(ada),
      data: adasData({ 'rpc my_account': { data: vendor } }),
    });
    await expect.poll(() => router.state.location.pathname).toBe('/vendor-dashboard');
  });
});

it('redirects an investor from an old listings path', async () => {
  const { router } = renderApp({ at: '/listings', host: fakeHost(ada) });
  await expect.poll(() => router.state.location.pathname).toBe('/investment-opportunities');
});

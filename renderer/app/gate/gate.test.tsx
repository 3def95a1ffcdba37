import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AUTH_LOADING_TIMEOUT_MS } from '#shared/constants.ts';
import type { Session } from '#shared/host.ts';
import { adasAccount, adasData } from '../testing/fakeAccount.ts';
import { ada, fakeHost } from '../testing/fakeHost.ts';
import { renderApp } from '../testing/renderApp.tsx';

const never = <Value,>() => new Promise<Value>(() => undefined);

describe('a screen that needs a session', () => {
  it('sends a signed-out visitor to sign-in, with the way back and its query', async () => {
    const { address } = renderApp({ at: '/dashboard?tab=roles' });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/auth?redirect=dashboard%3Ftab%3Droles');
  });

  it('says that it loads the account while the session is unknown', () => {
    const host = fakeHost(null, { session: never<Session | null> });
    renderApp({ at: '/dashboard', host });
    return screen.findByText('Loading your account...');
  });

  it('stops waiting for the session after 1.5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const host = fakeHost(null, { session: never<Session | null> });
    const { address } = renderApp({ at: '/dashboard', host });
    await screen.findByText('Loading your account...');
    await act(() => vi.advanceTimersByTimeAsync(AUTH_LOADING_TIMEOUT_MS));
    await waitFor(() => expect(address()).toBe('/auth?redirect=dashboard'));
  });

  it('lets someone in whose session arrives after all', async () => {
    const host = fakeHost();
    const { address } = renderApp({ at: '/dashboard', host });
    await screen.findByRole('heading', { name: 'Sign in' });
    act(() => host.announce(ada));
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    expect(address()).toBe('/operator-dashboard');
  });

  it('says that it loads the profile, then shows the screen', async () => {
    renderApp({ at: '/dashboard', host: fakeHost(ada) });
    await screen.findByText('Loading your profile...');
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
  });

  it('offers another try when the profile cannot be loaded', async () => {
    let isBroken = true;
    const data = adasData({
      'rpc my_account': () =>
        isBroken ? { error: { code: '57014', message: 'x' }, status: 400 } : { data: adasAccount },
    });
    const { user } = renderApp({ at: '/dashboard', host: fakeHost(ada), data });
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
  });
});

describe('an account under review', () => {
  const reviewed = (status: 'pending' | 'rejected') =>
    adasData({
      'rpc my_account': {
        data: {
          ...adasAccount,
          profile: { ...adasAccount.profile, requires_approval: true, approval_status: status },
        },
      },
    });

  it('is told that approval is pending, and may sign out', async () => {
    const host = fakeHost(ada);
    const { user, address } = renderApp({ at: '/dashboard', host, data: reviewed('pending') });
    await screen.findByRole('heading', { name: 'Account Pending Approval' });
    expect(screen.getAllByText(/1-2 business days/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('is told that access was denied', async () => {
    renderApp({ at: '/dashboard', host: fakeHost(ada), data: reviewed('rejected') });
    await screen.findByRole('heading', { name: 'Account Access Denied' });
  });
});

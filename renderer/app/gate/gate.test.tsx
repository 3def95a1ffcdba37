import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AppRole } from '#shared/access/roles.ts';
import { AUTH_LOADING_TIMEOUT_MS } from '#shared/constants.ts';
import type { Session } from '#shared/host.ts';
import { viewChosen } from '../../session/pilot/pilotSlice.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import type { ReplyHandler } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const never = <Value,>() => new Promise<Value>(() => undefined);

describe('screen that requires a session', () => {
  it('sends a signed-out visitor to sign-in with the return path and query', async () => {
    const { address } = renderApp({ at: '/dashboard?tab=roles' });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/auth?redirect=dashboard%3Ftab%3Droles');
  });

  it('shows that the account is loading while the session is unknown', () => {
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

  it('shows the screen when a late session arrives', async () => {
    const host = fakeHost();
    const { address } = renderApp({ at: '/dashboard', host });
    await screen.findByRole('heading', { name: 'Sign in' });
    act(() => host.announce(ada));
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    expect(address()).toBe('/operator-dashboard');
  });

  it('shows that the profile is loading, then the screen', async () => {
    renderApp({ at: '/dashboard', host: fakeHost(ada) });
    await screen.findByText('Loading your profile...');
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
  });

  it('shows a timeout with a retry when the profile takes longer than 1.5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { promise: silence, resolve: resolveAccount } = Promise.withResolvers<{
      data: unknown;
    }>();
    const others = adasData();
    const data: ReplyHandler = (asked) =>
      asked.name === 'rpc my_account' ? silence : others(asked);
    renderApp({ at: '/dashboard', host: fakeHost(ada), data });
    await screen.findByText('Loading your profile...');
    await act(() => vi.advanceTimersByTimeAsync(AUTH_LOADING_TIMEOUT_MS));
    expect(screen.queryByText('Loading your profile...')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Still connecting…');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    resolveAccount({ data: adasAccount });
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
  });

  it('prefetches dashboard figures once while the profile loads', async () => {
    const { promise: silence, resolve: resolveAccount } = Promise.withResolvers<{
      data: unknown;
    }>();
    const asked: string[] = [];
    const others = adasData();
    const data: ReplyHandler = (call) => {
      asked.push(call.name);
      return call.name === 'rpc my_account' ? silence : others(call);
    };
    renderApp({ at: '/operator-dashboard', host: fakeHost(ada), data });
    await waitFor(() => expect(asked).toContain('rpc my_figures'));
    expect(screen.getByText('Loading your profile...')).toBeVisible();
    resolveAccount({ data: adasAccount });
    await screen.findByRole('region', { name: 'Needs your attention' });
    expect(asked.filter((name) => name === 'rpc my_figures')).toHaveLength(1);
  });

  it('offers a retry if the profile fails to load', async () => {
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

describe('account under review', () => {
  const reviewed = (status: 'pending' | 'rejected') =>
    adasData({
      'rpc my_account': {
        data: {
          ...adasAccount,
          profile: { ...adasAccount.profile, requires_approval: true, approval_status: status },
        },
      },
    });

  it('sees that approval is pending and can sign out', async () => {
    const host = fakeHost(ada);
    const { user, address } = renderApp({ at: '/dashboard', host, data: reviewed('pending') });
    await screen.findByRole('heading', { name: 'Account Pending Approval' });
    expect(screen.getAllByText(/1-2 business days/)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('sees when to expect an answer, can contact support and completes the profile', async () => {
    const saved: unknown[] = [];
    const respond = reviewed('pending');
    const { user } = renderApp({
      at: '/dashboard',
      host: fakeHost(ada),
      data: (request) => {
        if (request.name === 'rpc complete_pending_profile') saved.push(request.args[0]);
        return respond(request);
      },
    });
    expect(await screen.findByText(/You applied on Mar 14, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support',
    );
    await user.click(screen.getByRole('button', { name: 'Complete profile' }));
    await user.type(screen.getByRole('textbox', { name: /^Company/ }), 'Quill Living');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(saved).toMatchObject([{ p_company_name: 'Quill Living' }]));
  });

  it('sees the notice on every screen, including communities and agents', async () => {
    const vendor = {
      requires_approval: true,
      approval_status: 'pending',
      user_type: 'vendor',
    } as const;
    const data = adasData({
      'rpc my_account': {
        data: { ...adasAccount, roles: ['vendor'], profile: { ...adasAccount.profile, ...vendor } },
      },
    });
    const { router } = renderApp({ at: '/agents', host: fakeHost(ada), data });
    await screen.findByRole('heading', { name: 'Account Pending Approval' });
    await router.navigate('/investment-opportunities');
    await screen.findByRole('heading', { name: 'Account Pending Approval' });
    await router.navigate('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Haven Exchange' });
  });

  it('sees that access was denied', async () => {
    renderApp({ at: '/dashboard', host: fakeHost(ada), data: reviewed('rejected') });
    await screen.findByRole('heading', { name: 'Account Access Denied' });
  });

  it('sees that it is suspended, regardless of earlier decisions, and can sign out', async () => {
    const profile = { ...adasAccount.profile, suspended_at: '2026-11-20T09:00:00Z' };
    const data = adasData({ 'rpc my_account': { data: { ...adasAccount, profile } } });
    renderApp({ at: '/dashboard', host: fakeHost(ada), data });
    await screen.findByRole('heading', { name: 'Account Suspended' });
    expect(screen.getByText(/Contact support with questions/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support',
    );
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
});

describe('restricted screen', () => {
  const as = (roles: readonly AppRole[], profile: Partial<typeof adasAccount.profile> = {}) =>
    adasData({
      'rpc my_account': {
        data: { ...adasAccount, roles, profile: { ...adasAccount.profile, ...profile } },
      },
    });

  it('keeps a vendor to vendor screens and links to their dashboard', async () => {
    const data = as(['vendor'], { user_type: 'vendor' });
    const { user, address } = renderApp({ at: '/seller-dashboard', host: fakeHost(ada), data });
    await screen.findByRole('heading', { name: 'Vendor Access Only' });
    expect(screen.getByText(/property investors, brokers, buyers and operators/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to Vendor Dashboard' }));
    await waitFor(() => expect(address()).toBe('/vendor-dashboard'));
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
  });

  it('refuses a vendor on an old listings path', async () => {
    const data = as(['vendor'], { user_type: 'vendor' });
    renderApp({ at: '/listings?search=ohio', host: fakeHost(ada), data });
    expect(await screen.findByRole('heading', { name: 'Vendor Access Only' })).toBeVisible();
  });

  it('redirects a buyer searching from home to the communities', async () => {
    const data = as(['buyer'], { user_type: 'buyer' });
    const { address } = renderApp({ at: '/listings?search=ohio', host: fakeHost(ada), data });
    await waitFor(() => expect(address()).toBe('/investment-opportunities?search=ohio'));
    await screen.findByRole('heading', { level: 1, name: 'Communities for sale' });
    expect(screen.queryByRole('heading', { name: 'Vendor Access Only' })).not.toBeInTheDocument();
  });

  it('shows a pilot the vendor view without granting more access in any view', async () => {
    const data = as(['pilot'], { user_type: 'investor' });
    const { router, store } = renderApp({ at: '/agents', host: fakeHost(ada), data });
    await screen.findByRole('heading', { name: 'Agents' });
    act(() => void store.dispatch(viewChosen({ userId: ada.userId, view: 'vendor' })));
    await screen.findByRole('heading', { name: 'Vendor Access Only' });
    await act(() => router.navigate('/investment-opportunities'));
    await screen.findByRole('heading', { name: 'Communities for sale' });
    act(() => void store.dispatch(viewChosen({ userId: ada.userId, view: 'admin' })));
    await act(() => router.navigate('/admin'));
    await screen.findByRole('heading', { name: 'Admin Access Restricted' });
  });

  it('refuses admin pages to a pilot with a reason', async () => {
    renderApp({ at: '/admin', host: fakeHost(ada), data: as(['pilot'], { user_type: null }) });
    await screen.findByRole('heading', { name: 'Admin Access Restricted' });
    expect(screen.getByText(/for administrators and support staff only/)).toBeVisible();
    expect(screen.getByText(/Pilot users do not have access/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('names the account outside the company and offers another sign-in', async () => {
    renderApp({ at: '/haven-realty-dashboard', host: fakeHost(ada), data: as(['broker']) });
    await screen.findByRole('heading', { name: 'Haven Realty Access Required' });
    expect(screen.getByText(/Current account/)).toHaveTextContent('ada@example.com');
    expect(screen.getByRole('link', { name: 'Go to Main Dashboard' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in with Different Account' })).toHaveAttribute(
      'href',
      '/auth?action=logout',
    );
  });

  it('remembers in this window that a visitor wanted the operator dashboard', async () => {
    const { address } = renderApp({ at: '/operator-dashboard?tab=beds' });
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(address()).toBe('/auth?redirect=operator-dashboard%3Ftab%3Dbeds');
    expect(sessionStorage.getItem('haven.intendedOperatorAccess')).toBe('true');
  });
});

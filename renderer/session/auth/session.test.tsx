import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ada, failure, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { useAuth } from './index.ts';

async function logOut(user: ReturnType<typeof renderApp>['user']) {
  await screen.findByRole('heading', { name: 'Ada’s workspace' });
  await user.click(screen.getByRole('button', { name: /Your account/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
}

describe('sign-out', () => {
  it('ends on the home page even if the backend reports the end first', async () => {
    const host = fakeHost(ada, {
      signOut: async () => {
        host.announce(null);
        return { ok: true, value: null };
      },
    });
    const { user, address, store } = renderApp({ at: '/dashboard', host });
    await logOut(user);
    await waitFor(() =>
      expect(store.getState().session).toMatchObject({ status: 'signed-out', session: null }),
    );
    expect(address()).toBe('/');
  });

  it('clears account data from memory', async () => {
    const { user, store } = renderApp({ at: '/dashboard', host: fakeHost(ada) });
    await logOut(user);
    await waitFor(() => expect(store.getState().api.queries).toEqual({}));
  });

  it('keeps the user signed in and shows an error if the server is unreachable', async () => {
    const host = fakeHost(ada, { signOut: async () => failure('Failed to fetch', { status: 0 }) });
    const { user, address } = renderApp({ at: '/dashboard', host });
    await logOut(user);
    expect((await screen.findAllByText(/Failed to sign out. Please try again./))[0]).toBeVisible();
    expect(address()).toBe('/operator-dashboard');
  });

  it('in another window also signs out this one', async () => {
    const host = fakeHost(ada);
    const { address } = renderApp({ at: '/dashboard', host });
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    act(() => host.announce(null));
    await waitFor(() => expect(address()).toBe('/auth?redirect=operator-dashboard'));
  });
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(() => useAuth())).toThrow('useAuth must be used within an AuthProvider');
});

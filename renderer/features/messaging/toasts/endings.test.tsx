import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloads these parts so that the test's clock neither waits for them nor ends before they load.
import '../../../app/layouts/DeferredParts.tsx';
import './NotificationWatcher.tsx';

const MINUTE_MS = 60_000;

it('removes an expired role from the menus immediately, before refetching', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const end = new Date(Date.now() + MINUTE_MS).toISOString();
  let requestCount = 0;
  const data = adasData({
    'rpc my_account': () => {
      requestCount += 1;
      const ending_roles = [{ role: 'operator', expires_at: end }];
      return { data: { ...adasAccount, ending_roles } };
    },
  });
  const { store } = renderApp({ at: '/profile', host: fakeHost(ada), data });
  await screen.findByRole('button', { name: 'Senior Living Operations' });
  const before = requestCount;
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS + 100));
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: 'Senior Living Operations' }),
    ).not.toBeInTheDocument(),
  );
  expect(requestCount).toBe(before);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(requestCount).toBeGreaterThan(before));
  expect(store.getState().session.status).toBe('signed-in');
});

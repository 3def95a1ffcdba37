import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { ShowNotificationResult } from '#shared/messaging/notifications/notifications.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

const notice = (number: number, own: object = {}) => ({
  id: idOf(number),
  type: 'system',
  kind: 'account_approved',
  title: `Matter ${number}`,
  message: 'Something happened.',
  metadata: { path: '/messages' } as object,
  read_at: null as string | null,
  seen_at: null,
  created_at: `2026-05-0${number}T10:00:00Z`,
  cursor: `${number}`,
  ...own,
});

const signIn = (number: number, session: number) =>
  notice(number, {
    kind: 'sign_in',
    metadata: { path: '/security-settings', session_id: idOf(session) },
  });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications'] });

function arrange(outcome: ShowNotificationResult = { kind: 'shown' }) {
  const host = fakeHost(ada);
  host.notifications.show.mockResolvedValue(outcome);
  const server = { rows: [notice(1)], alerts: [] as number[] };
  const data = adasData({
    'rpc my_notifications': () => ({ data: server.rows }),
    'select sign_in_alerts': () => ({
      data: server.alerts.map((session) => ({ id: idOf(session) })),
    }),
    'select notification_preferences': { error: { code: 'PGRST116' }, status: 406 },
  });
  const open = async (at = '/profile') => {
    const app = renderApp({ at, host, data });
    await waitFor(() => expect(localStorage.getItem(`haven.told.${ada.userId}`)).not.toBeNull());
    return app;
  };
  return { host, server, open };
}

/** Simulates a realtime row change. */
const changed = ({ store }: ReturnType<typeof renderApp>) =>
  store.dispatch(api.util.invalidateTags(['Notifications']));

beforeEach(() => localStorage.clear());

it('shows a system notification once per new row and none at startup', async () => {
  const { host, server, open } = arrange();
  const app = await open();
  expect(host.notifications.show).not.toHaveBeenCalled();
  server.rows = [notice(3), notice(2), ...server.rows];
  changed(app);
  await waitFor(() => expect(host.notifications.show.mock.calls).toEqual([[idOf(2)], [idOf(3)]]));
  expect(screen.queryByText('Matter 3')).not.toBeInTheDocument();
});

it('shows missed urgent notifications once at the next startup', async () => {
  const { host, server, open } = arrange();
  (await open()).unmount();
  server.alerts = [8];
  server.rows = [notice(3), signIn(2, 8), ...server.rows];
  const app = await open();
  await waitFor(() => expect(host.notifications.show.mock.calls).toEqual([[idOf(2)]]));
  app.unmount();
  server.rows = [notice(5, { kind: 'payment_failed' }), ...server.rows];
  await open();
  await waitFor(() => expect(host.notifications.show).toHaveBeenCalledTimes(2));
  expect(host.notifications.show).toHaveBeenLastCalledWith(idOf(5));
});

it('notifies of sign-ins on other devices, not of its own', async () => {
  const { host, server, open } = arrange();
  const app = await open();
  server.alerts = [9];
  server.rows = [signIn(3, 9), signIn(2, 7), ...server.rows];
  changed(app);
  await waitFor(() => expect(host.notifications.show.mock.calls).toEqual([[idOf(3)]]));
});

it.each<ShowNotificationResult>([
  { kind: 'suppressed', reason: 'off' },
  { kind: 'failed', reason: 'not-allowed' },
])('falls back to the page when the system shows nothing: %o', async (outcome) => {
  const { server, open } = arrange(outcome);
  const app = await open();
  server.rows = [notice(2), ...server.rows];
  changed(app);
  expect(await screen.findByText('Matter 2')).toBeVisible();
});

it('withdraws system notifications read or deleted elsewhere', async () => {
  const { host, server, open } = arrange();
  server.rows = [notice(3), notice(2), notice(1)];
  const app = await open();
  expect(host.notifications.takeBack).not.toHaveBeenCalled();
  server.rows = [notice(3, { read_at: '2026-05-04T10:00:00Z' }), notice(1)];
  changed(app);
  await waitFor(() =>
    expect(host.notifications.takeBack.mock.calls).toEqual([[[idOf(2), idOf(3)], 'read']]),
  );
});

it('counts urgent items in the badge and withdraws a notification when its screen is shown', async () => {
  const host = fakeHost(ada);
  const account = { ...adasAccount, address: { is_confirmed: false, awaiting: null } };
  const data = adasData({
    'rpc my_account': { data: { ...account, roles: ['admin'] } },
    'rpc my_figures': { data: { accounts: { awaiting_review: 12, new: 0 } } },
    'rpc my_notifications': { data: [signIn(1, 9)] },
  });
  const { router } = renderApp({ at: '/profile', host, data });
  await waitFor(() =>
    expect(host.notifications.showCount).toHaveBeenLastCalledWith(13, 'Haven Exchange'),
  );
  expect(host.notifications.takeBack).not.toHaveBeenCalled();
  await router.navigate('/security-settings');
  await waitFor(() =>
    expect(host.notifications.takeBack.mock.calls).toEqual([[[idOf(1)], 'seen']]),
  );
});

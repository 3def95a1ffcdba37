import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteOf } from '#shared/notifications/notes.ts';
import type { NoteOutcome } from '#shared/notifications/notifications.ts';
import type { Profile } from '../../core/account/index.ts';
import { ACCOUNT_TAGS } from '../../core/account/index.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import type { SignInAlert } from './notesApi.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const alert: SignInAlert = {
  id: '00000000-0000-4000-8000-00000000000a',
  happened_at: '2026-05-01T10:00:00Z',
  user_agent: WINDOWS,
};
const signIn = { kind: 'signIn', sessionId: alert.id, device: 'Chrome on Windows' } as const;

function arrange(outcome: NoteOutcome = { kind: 'shown' }) {
  const host = fakeHost(ada);
  host.notifications.show.mockResolvedValue(outcome);
  const server = { alerts: [] as SignInAlert[], profile: {} as Partial<Profile> };
  const data = adasData({
    'select sign_in_alerts': () => ({ data: server.alerts }),
    'rpc my_account': () => ({
      data: { ...adasAccount, profile: { ...adasAccount.profile, ...server.profile } },
    }),
  });
  const open = () => renderApp({ at: '/profile', host, data });
  return { host, server, open };
}

const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'SignInAlerts'] });

/** As realtime does when a row changed. */
const changed = ({ store }: ReturnType<typeof renderApp>) =>
  store.dispatch(api.util.invalidateTags(['Account', 'SignInAlerts']));

beforeEach(() => localStorage.clear());

describe('a sign-in on another device', () => {
  it('is told while the app runs, and not again when the app starts anew', async () => {
    const { host, server, open } = arrange();
    const app = open();
    await waitFor(() => expect(host.notifications.showCount).toHaveBeenCalled());
    server.alerts = [alert];
    changed(app);
    await waitFor(() => expect(host.notifications.show).toHaveBeenCalledWith(signIn));
    app.unmount();

    const newer = {
      ...alert,
      id: alert.id.replace(/a$/, 'b'),
      happened_at: '2026-05-02T10:00:00Z',
    };
    server.alerts = [newer, alert];
    open();
    const told = { ...signIn, sessionId: newer.id };
    await waitFor(() => expect(host.notifications.show).toHaveBeenLastCalledWith(told));
    expect(host.notifications.show).toHaveBeenCalledTimes(2);
  });

  it('that waits for the end of the quiet hours is told again after a restart', async () => {
    const { host, server, open } = arrange({ kind: 'suppressed', reason: 'quiet' });
    server.alerts = [alert];
    const app = open();
    await waitFor(() => expect(host.notifications.show).toHaveBeenCalledOnce());
    app.unmount();
    open();
    await waitFor(() => expect(host.notifications.show).toHaveBeenCalledTimes(2));
  });

  it.each<NoteOutcome>([
    { kind: 'suppressed', reason: 'off' },
    { kind: 'failed', reason: 'not-allowed' },
  ])('is said in the page where the system does not say it: %o', async (outcome) => {
    const { server, open } = arrange(outcome);
    server.alerts = [alert];
    open();
    expect(await screen.findByText(noteOf(signIn).title)).toBeVisible();
    expect(screen.getByText(noteOf(signIn).body)).toBeVisible();
  });

  it('is said in the page of a browser, which asks for no leave to notify', async () => {
    const { host, server, open } = arrange();
    Object.assign(host, { notifications: null });
    server.alerts = [alert];
    open();
    expect(await screen.findByText(noteOf(signIn).title)).toBeVisible();
  });
});

it('an approval is told with the moment of the decision, and nothing is when the app starts', async () => {
  const { host, server, open } = arrange();
  server.profile = { requires_approval: true, approval_status: 'pending' };
  const app = open();
  await screen.findByText('Account Pending Approval');
  expect(host.notifications.show).not.toHaveBeenCalled();
  const decidedAt = '2026-05-01T10:00:00Z';
  server.profile = { ...server.profile, approval_status: 'approved', updated_at: decidedAt };
  changed(app);
  const matter = { kind: 'approval', userId: ada.userId, decision: 'approved', decidedAt };
  await waitFor(() => expect(host.notifications.show).toHaveBeenCalledWith(matter));
});

it('the badge counts what presses, and the screen that tells of a matter takes its notification back', async () => {
  const host = fakeHost(ada);
  const account = { ...adasAccount, address: { is_confirmed: false, awaiting: null } };
  const data = adasData({
    'rpc my_account': { data: { ...account, roles: ['admin'] } },
    'rpc my_figures': { data: { accounts: { awaiting_review: 12, new: 0 } } },
  });
  const { router } = renderApp({ at: '/profile', host, data });
  await waitFor(() => expect(host.notifications.showCount).toHaveBeenLastCalledWith(13));
  expect(host.notifications.clear).not.toHaveBeenCalled();
  await router.navigate('/security-settings');
  await waitFor(() => expect(host.notifications.clear.mock.calls).toEqual([['signIn']]));
});

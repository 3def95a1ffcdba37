import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { baseApi } from '../../../data/api/baseApi.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const row = (number: number, own: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  type: 'review',
  kind: 'listing_approved',
  title: `Community ${number} is public`,
  message: 'Your listing has been approved.',
  metadata: { path: '/security-settings' },
  read_at: null,
  seen_at: null,
  created_at: `2026-05-0${number}T10:00:00Z`,
  cursor: `${number}`,
  ...own,
});

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Notifications'] });

async function open(preferences: object | null = null, at = '/profile') {
  let rows = [row(1)];
  const handleRequest = vi.fn(
    adasData({
      'rpc my_notifications': () => ({ data: rows }),
      'select notification_preferences':
        preferences === null ? { error: { code: 'PGRST116' }, status: 406 } : { data: preferences },
    }),
  );
  const host = fakeHost(ada);
  Object.assign(host, { notifications: null });
  const app = renderApp({ at, host, data: handleRequest });
  const times = (name: string) =>
    handleRequest.mock.calls.filter(([call]) => call.name === name).length;
  await waitFor(() => expect(times('rpc my_notifications')).toBe(1));
  const arrive = async (...more: object[]) => {
    rows = [...(more as typeof rows), ...rows];
    const before = times('rpc my_notifications');
    app.store.dispatch(api.util.invalidateTags(['Notifications']));
    await waitFor(() => expect(times('rpc my_notifications')).toBe(before + 1));
  };
  return { ...app, arrive, times };
}

const allDay = { quiet_hours_enabled: true, quiet_hours_start: '00:00', quiet_hours_end: '23:59' };

it('shows a toast with title and message for new notifications, not for existing ones', async () => {
  const { arrive } = await open();
  await arrive(row(2));
  expect(await screen.findByText('Community 2 is public')).toBeVisible();
  expect(screen.queryByText('Community 1 is public')).not.toBeInTheDocument();
});

it('combines five notifications in one toast', async () => {
  const { arrive } = await open();
  await arrive(...[6, 5, 4, 3, 2].map((number) => row(number)));
  expect(await screen.findByText('5 new notifications')).toBeVisible();
  expect(screen.queryByText('Community 2 is public')).not.toBeInTheDocument();
});

it('combines two notifications on phones', async () => {
  const media = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(media(query), { matches: query.startsWith('(max-width') }),
  );
  const { arrive } = await open();
  await arrive(row(3), row(2));
  expect(await screen.findByText('2 new notifications')).toBeVisible();
  expect(screen.queryByText('Community 2 is public')).not.toBeInTheDocument();
});

it('shows no toast for content already in view', async () => {
  const { arrive } = await open(null, '/security-settings');
  await arrive(row(2), row(3, { metadata: { path: '/profile' } }));
  expect(await screen.findByText('Community 3 is public')).toBeVisible();
  expect(screen.queryByText('Community 2 is public')).not.toBeInTheDocument();
});

it('shows only urgent notifications during quiet hours', async () => {
  const { arrive } = await open(allDay);
  await arrive(row(2), row(3, { kind: 'payment_failed', title: 'A payment failed' }));
  expect(await screen.findByText('A payment failed')).toBeVisible();
  expect(screen.queryByText('Community 2 is public')).not.toBeInTheDocument();
});

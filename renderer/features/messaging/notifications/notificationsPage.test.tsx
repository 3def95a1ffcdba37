import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { groupByDay, parseNotificationSearch } from './notificationSearch.ts';

const row = (number: number) => ({
  id: `00000000-0000-4000-8000-0000000000${number}`,
  type: 'review',
  kind: 'listing_approved',
  title: `Community ${number} is public`,
  message: '',
  metadata: { path: '/security-settings' },
  read_at: null,
  seen_at: '2026-05-01T10:00:00Z',
  created_at: new Date(Date.UTC(2026, 4, 2) - number * 60_000).toISOString(),
  cursor: `cursor ${number}`,
});

const page = Array.from({ length: 50 }, (_, number) => row(10 + number));

function open(at = '/notifications', rest = [row(60)]) {
  const respond = adasData({
    'rpc notification_counts': { data: { unread: 2, unseen: 0, messages: 0 } },
  });
  const handleRequest = vi.fn((request: DataRequest) => {
    if (request.name !== 'rpc my_notifications') return respond(request);
    const { after, page_size: size } = request.args[0] as { after?: string; page_size: number };
    return { data: after === undefined ? page.slice(0, size) : rest };
  });
  const app = renderApp({ at, host: fakeHost(ada), data: handleRequest });
  const calls = (name: string) => handleRequest.mock.calls.filter(([call]) => call.name === name);
  return { ...app, asks: () => calls('rpc my_notifications').map(([{ args }]) => args[0]), calls };
}

it('shows fifty by day and loads more after the last', async () => {
  const { asks, user } = open();
  const main = within(await screen.findByRole('main'));
  expect(await main.findAllByRole('listitem')).toHaveLength(50);
  await user.click(main.getByRole('button', { name: 'Load more' }));
  expect(await main.findByText('Community 60 is public')).toBeVisible();
  expect(asks()).toContainEqual({ page_size: 50, only_unread: false, after: 'cursor 59' });
  expect(main.getByText('No more notifications.')).toBeVisible();
});

it('filters by the URL', async () => {
  const { asks } = open('/notifications?show=unread&type=review');
  await waitFor(() =>
    expect(asks()).toContainEqual({ page_size: 50, only_unread: true, of_type: 'review' }),
  );
  expect(parseNotificationSearch(new URLSearchParams('show=other&type=__proto__'))).toEqual({
    isUnread: false,
    type: null,
  });
});

it('supports the keyboard: J and K move, E reads, X selects, # deletes', async () => {
  const { user, calls } = open();
  const main = within(await screen.findByRole('main'));
  await main.findByText('Community 10 is public');
  await user.keyboard('jj');
  expect(main.getByRole('link', { name: /^Community 11 / })).toHaveFocus();
  await user.keyboard('k');
  expect(main.getByRole('link', { name: /^Community 10 / })).toHaveFocus();
  await user.keyboard('x');
  expect(main.getByRole('toolbar', { name: 'Selected' })).toHaveTextContent('1 selected');
  await user.keyboard('e');
  await waitFor(() => expect(calls('update notifications')).toHaveLength(1));
  await user.keyboard('#');
  await waitFor(() => expect(calls('delete notifications')).toHaveLength(1));
  expect(main.getByRole('link', { name: /^Community 11 / })).toHaveFocus();
});

it('marks several read or deletes them together', async () => {
  const { user, calls } = open();
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('checkbox', { name: 'Select: Community 10 is public' }));
  await user.click(main.getByRole('checkbox', { name: 'Select: Community 12 is public' }));
  const bar = within(main.getByRole('toolbar', { name: 'Selected' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls('delete notifications')).toHaveLength(1));
  expect(main.queryByRole('toolbar', { name: 'Selected' })).not.toBeInTheDocument();
});

it("groups by days in the reader's time zone, and older ones by month", () => {
  const now = new Date(2026, 4, 2, 9);
  const at = (...when: [number, number, number, number]) => ({
    created_at: new Date(...when).toISOString(),
  });
  const groups = groupByDay(
    [
      at(2026, 4, 2, 8),
      at(2026, 4, 1, 23),
      at(2026, 4, 1, 1),
      at(2026, 3, 29, 12),
      at(2026, 3, 26, 0),
      at(2026, 3, 25, 23),
      at(2025, 11, 31, 1),
    ],
    now,
  );
  expect(groups.map(({ day, rows }) => [day, rows.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Last 7 days', 2],
    ['April 2026', 1],
    ['December 2025', 1],
  ]);
});

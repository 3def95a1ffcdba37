import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notificationFailures, notificationNotices } from '#shared/texts/notifications.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
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

interface OpenOptions {
  readonly rows?: readonly object[];
  readonly counts?: object;
  readonly replies?: Readonly<Record<string, DataReply | (() => DataReply)>>;
}

function open({ rows = [row(2), row(1)], counts = {}, replies = {} }: OpenOptions = {}) {
  const data = adasData({
    'rpc my_notifications': { data: rows },
    'rpc notification_counts': { data: { unread: 2, unseen: 2, messages: 0, ...counts } },
    ...replies,
  });
  const handleRequest = vi.fn(data);
  return {
    asked: handleRequest,
    ...renderApp({ at: '/profile', host: fakeHost(ada), data: handleRequest }),
  };
}

const bell = (name: RegExp = /^Notifications/) => screen.findByRole('button', { name });
const names = (handleRequest: ReturnType<typeof open>['asked']) =>
  handleRequest.mock.calls.map(([{ name }]) => name);

it('shows the unread count up to 99', async () => {
  open();
  expect(await bell(/^Notifications, 2 unread$/)).toBeVisible();
});

it('shows 99+ for a hundred unread', async () => {
  open({ counts: { unread: 100 } });
  expect(await bell(/^Notifications, 99\+ unread$/)).toBeVisible();
});

it('shows an empty state', async () => {
  const { user } = open({ rows: [], counts: { unread: 0, unseen: 0 } });
  await user.click(await bell());
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await panel.findByText('No notifications')).toBeVisible();
  expect(panel.getByText("You're all caught up!")).toBeVisible();
});

it('marks rows shown in the panel as seen, but still unread', async () => {
  const { user, asked } = open();
  await user.click(await bell());
  await screen.findByText('Community 2 is public');
  await waitFor(() => expect(names(asked)).toContain('update notifications'));
  expect(await bell(/, 2 unread$/)).toBeVisible();
});

it('marks an opened notification read, follows its link and closes the panel', async () => {
  const { user, asked, address } = open({ rows: [row(1, { seen_at: '2026-05-01T11:00:00Z' })] });
  await user.click(await bell());
  await user.click(await screen.findByRole('link', { name: /Community 1 is public/ }));
  await waitFor(() => expect(address()).toBe('/security-settings'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(names(asked)).toContain('update notifications');
});

it('marks a notification with an external path read without navigating', async () => {
  const { user, address } = open({
    rows: [row(1, { metadata: { path: 'https://evil.example/' } })],
  });
  await user.click(await bell());
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await user.click(await panel.findByRole('button', { name: /^Community 1 is public/ }));
  expect(address()).toBe('/profile');
});

it('marks all as read and shows a toast', async () => {
  const { user } = open();
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText(notificationNotices.allRead.title)).toBeVisible();
  expect(screen.getByText(notificationNotices.allRead.description)).toBeVisible();
});

it('clears all and restores them with Undo in the open panel', async () => {
  let rows = [row(1)];
  const { user, asked } = open({
    replies: {
      'rpc my_notifications': () => ({ data: rows }),
      'delete notifications': () => {
        rows = [];
        return { data: null };
      },
      'rpc restore_notifications': () => {
        rows = [row(1)];
        return { data: 1 };
      },
    },
  });
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText(notificationNotices.allCleared.description)).toBeVisible();
  expect(await screen.findByText('No notifications')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names(asked)).toContain('rpc restore_notifications'));
  expect(screen.queryByText(notificationNotices.allCleared.description)).not.toBeInTheDocument();
  expect(await screen.findByText('Community 1 is public')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

it('restores a notification when deleting fails and shows the error', async () => {
  const { user } = open({
    replies: { 'delete notifications': { error: { code: '42501' }, status: 403 } },
  });
  await user.click(await bell());
  await user.click(await screen.findByRole('button', { name: 'Delete: Community 2 is public' }));
  expect(await screen.findByText(notificationFailures.delete)).toBeVisible();
  expect(screen.getByText('Community 2 is public')).toBeVisible();
});

it('closes the panel on Escape and returns focus', async () => {
  const { user } = open();
  await user.click(await bell());
  await screen.findByText('Community 2 is public');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await bell()).toHaveFocus();
});

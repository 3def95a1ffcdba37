import { expect, test } from 'vitest';
import { findNotificationKind, type NotificationKind, notificationKinds } from './kinds.ts';
import { notificationPath } from './notification-path.ts';

const kinds: [string, NotificationKind][] = Object.entries(notificationKinds);
const ID = '00000000-0000-4000-8000-000000000001';

test.each(kinds.filter(([, { path }]) => path !== null))(
  '%s links to a screen of the app',
  (_name, { path }) => {
    // A record notification contains the record's own path.
    const written = (path ?? '').replace('{path}', '/dashboard').replaceAll(/\{[a-z_]+\}/g, ID);
    const place = notificationPath({ path: written });
    expect(place).not.toBeNull();
  },
);

test('returns null for an unknown kind from a newer version', () => {
  expect(findNotificationKind('new_message')?.gathers).toBe(true);
  expect(findNotificationKind('of_tomorrow')).toBeNull();
  expect(findNotificationKind('toString')).toBeNull();
});

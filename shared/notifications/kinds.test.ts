import { expect, test } from 'vitest';
import { kindNamed, type NotificationKind, notificationKinds } from './kinds.ts';
import { placeOf } from './place.ts';

const kinds: [string, NotificationKind][] = Object.entries(notificationKinds);
const ID = '00000000-0000-4000-8000-000000000001';

test.each(kinds.filter(([, { path }]) => path !== null))(
  '%s links to a screen of the app',
  (_name, { path }) => {
    // A record notification contains the record's own path.
    const written = (path ?? '').replace('{path}', '/dashboard').replaceAll(/\{[a-z_]+\}/g, ID);
    const place = placeOf({ path: written });
    expect(place).not.toBeNull();
  },
);

test('returns null for an unknown kind from a newer version', () => {
  expect(kindNamed('new_message')?.gathers).toBe(true);
  expect(kindNamed('of_tomorrow')).toBeNull();
  expect(kindNamed('toString')).toBeNull();
});

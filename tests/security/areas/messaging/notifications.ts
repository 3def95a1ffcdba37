import { randomUUID } from 'node:crypto';
import { type Area, denyAll, everything, no, none, type Readers, yes } from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { getTimestamp, randomPastTime, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

const but = { 'signed out': denyAll, service: everything } as const;

async function arrangeNotifications({ member }: Readers) {
  const notes = ['One', 'Two'].map((title) => ({ user_id: member.id, title }));
  await succeed(serverClient().from('notifications').insert(notes).select('id'));
}

async function arrangeDeliveries({ member }: Readers) {
  const sent = ['One', 'Two'].map((title) => ({
    user_id: member.id,
    notification_id: randomUUID(),
    kind: 'note',
    channel: 'email',
    title,
    due_at: getTimestamp(),
  }));
  await succeed(serverClient().from('deliveries').insert(sent).select('id'));
}

export const area: Area = {
  tables: {
    // The caller's notifications and another user's; "insert" notifies another user.
    notifications: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: {
        row: () => ({ title: 'Something happened' }),
        change: () => ({ read_at: randomPastTime() }),
      },
    },
    // Own and another user's; "insert" uses another user's name.
    notification_preferences: {
      anyone: [yes, none, no, yes, none, none],
      but,
      rows: {
        key: 'user_id',
        change: () => ({ quiet_hours_start: randomPastTime().slice(11, 16) }),
      },
    },
    // Only the server writes deliveries.
    deliveries: {
      anyone: [yes, none, no, no, no, no],
      but,
      rows: {
        row: () => ({
          notification_id: randomUUID(),
          kind: 'note',
          channel: 'email',
          title: 'Something happened',
          due_at: randomPastTime(),
          status: 'sent',
        }),
        change: () => ({ title: randomText() }),
      },
    },
  },
  calls: {
    unsubscribe_link_details: { asked: () => ({ token: 'a'.repeat(64) }), forVisitors: true },
    unsubscribe: { asked: () => ({ token: 'a'.repeat(64) }), forVisitors: true, isOpen: true },
    next_delivery_time: { asked: () => ({ kind: 'inquiry' }) },
  },
  lists: {
    my_deliveries: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeDeliveries },
    my_notifications: { by: 'member', orders: [{ page_size: 1 }], arrange: arrangeNotifications },
  },
};

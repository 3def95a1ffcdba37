import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

const orders = ['begins_at', 'created_at', 'deleted_at'];

async function arrangeEvents({ member: { client } }: Readers) {
  const events = ['One', 'Two', 'Three', 'Four'].map((title, at) => ({
    title,
    begins_at: `2027-03-0${at + 1}T15:00:00Z`,
    ends_at: `2027-03-0${at + 1}T16:00:00Z`,
  }));
  const created = await succeed(client.from('events').insert(events).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('events')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    events: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({
          title: 'Tour of Maple Glen',
          begins_at: '2027-03-01T15:00:00Z',
          ends_at: '2027-03-01T16:00:00Z',
        }),
        change: () => ({ title: randomText() }),
      },
    },
  },
  calls: {
    events_between: {
      asked: () => ({ p_from: '2027-03-01T00:00:00Z', p_to: '2027-04-01T00:00:00Z' }),
    },
    get_event_meeting: {
      asked: () => ({ p_event_id: '00000000-0000-4000-8000-000000000001' }),
    },
    set_event_meeting: {
      asked: () => ({
        p_event_id: '00000000-0000-4000-8000-000000000001',
        p_is_wanted: true,
      }),
    },
    invite_to_event: { asked: () => ({ p_event_id: '00000000-0000-4000-8000-000000000001' }) },
    detach_occurrence: {
      asked: () => ({
        p_id: '00000000-0000-4000-8000-000000000001',
        p_version: 1,
        p_day: '2027-03-01',
        p_new_id: '00000000-0000-4000-8000-000000000002',
        p_begins_at: '2027-03-01T15:00:00Z',
        p_ends_at: '2027-03-01T16:00:00Z',
      }),
    },
    booking_page: { asked: () => ({ page_id: UNUSED_ID }), forVisitors: true },
    get_booking_by_token: { asked: () => ({ token: 'none' }), forVisitors: true },
    book_time: {
      asked: () => ({
        page_id: UNUSED_ID,
        request_id: UNUSED_ID,
        begins_at: '2027-03-01T15:00:00Z',
        name: 'Ada Lovelace',
        email: 'ada@example.com',
      }),
      forVisitors: true,
      isOpen: true,
    },
    change_booking: { asked: () => ({ token: 'none' }), forVisitors: true, isOpen: true },
    my_booking_page: {},
    add_calendar_subscription: { asked: () => ({ p_id: UNUSED_ID, p_name: '', p_url: '' }) },
    refresh_calendar_subscription: { asked: () => ({ p_id: UNUSED_ID }) },
    remove_calendar_subscription: { asked: () => ({ p_id: UNUSED_ID }) },
    list_subscribed_events: {
      asked: () => ({ p_from: '2026-05-01T00:00:00Z', p_to: '2026-06-01T00:00:00Z' }),
    },
    save_booking_page: { asked: () => ({ p_page: {} }) },
    calendar_feed: { asked: () => ({ p_token: '0'.repeat(64) }) },
  },
  lists: {
    find_events: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangeEvents,
    },
  },
};

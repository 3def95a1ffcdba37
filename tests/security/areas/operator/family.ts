import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';
import { inPlace, insert, readOnly, records } from './operator.ts';

const PERIOD = { p_from: '2026-05-01', p_to: '2026-05-31' };

/** Texts of the family portal have no table in the API: everything goes through these calls. */
export const area: Area = {
  tables: {
    family_threads: records(
      {
        of: inPlace(async (place) => {
          const community_id = await place.community();
          return {
            community_id,
            resident_id: await insert('residents', { community_id, name: 'Ada Lovelace' }),
          };
        }),
        row: () => ({}),
        change: () => ({ last_message_at: new Date().toISOString() }),
      },
      readOnly,
    ),
  },
  calls: {
    set_photo_consent: { asked: () => ({ p_resident_id: UNUSED_ID, p_is_granted: true }) },
    list_family_access: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_consent_history: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    send_family_message: {
      asked: () => ({ p_id: randomUUID(), p_resident_id: UNUSED_ID, p_body: 'Hello' }),
    },
    list_family_threads: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_family_thread: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    save_family_post: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_resident_id: UNUSED_ID,
        p_body: 'News',
        p_photos: [],
      }),
    },
    remove_family_post: { asked: () => ({ p_id: UNUSED_ID }) },
    list_family_posts: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_photo_residents: { asked: () => ({ p_community_id: UNUSED_ID }) },
    save_visit_settings: {
      asked: () => ({ p_community_id: UNUSED_ID, p_version: 0, p_values: { capacity: 2 } }),
    },
    list_visit_slots: { asked: () => ({ p_community_id: UNUSED_ID, p_day: '2026-05-01' }) },
    book_visit: {
      asked: () => ({
        p_id: randomUUID(),
        p_resident_id: UNUSED_ID,
        p_starts_at: '2026-05-01T15:00:00Z',
        p_guests: 1,
      }),
    },
    decide_visit: { asked: () => ({ p_id: UNUSED_ID, p_confirms: true }) },
    cancel_visit: { asked: () => ({ p_id: UNUSED_ID }) },
    list_visits: { asked: () => ({ p_community_id: UNUSED_ID, ...PERIOD }) },
    save_appointment: {
      asked: () => ({
        p_id: randomUUID(),
        p_resident_id: UNUSED_ID,
        p_values: { title: 'Dentist', starts_at: '2026-05-01T15:00:00Z' },
      }),
    },
    remove_appointment: { asked: () => ({ p_id: UNUSED_ID }) },
    list_appointments: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_family_calendar: { asked: () => ({ p_resident_id: UNUSED_ID, ...PERIOD }) },
    get_family_home: {},
    get_family_summary: { asked: () => ({ p_resident_id: UNUSED_ID }) },
  },
};

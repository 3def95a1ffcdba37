import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';
import { inPlace, readOnly, records } from './operator.ts';

const COMMUNITY = { p_community_id: UNUSED_ID };
const PERIOD = { ...COMMUNITY, p_from: '2026-05-01', p_to: '2026-05-31' };

/** Dining and activities have no texts in the API: everything goes through these calls. */
export const area: Area = {
  tables: {
    meal_services: records(
      {
        of: inPlace(async (place) => ({ community_id: await place.community() })),
        row: () => ({}),
        change: () => ({ changed_at: new Date().toISOString() }),
      },
      readOnly,
    ),
  },
  calls: {
    save_dish: {
      asked: () => ({
        ...COMMUNITY,
        p_id: randomUUID(),
        p_version: 0,
        p_values: { name: 'Oatmeal', course: 'entree', textures: ['regular'] },
      }),
    },
    archive_dish: { asked: () => ({ p_id: UNUSED_ID }) },
    get_dining_menu: { asked: () => COMMUNITY },
    save_menu_cycle: {
      asked: () => ({
        ...COMMUNITY,
        p_id: randomUUID(),
        p_version: 0,
        p_values: { name: 'Spring', weeks: 4, starts_on: '2026-05-03' },
      }),
    },
    save_menu_week: {
      asked: () => ({ p_cycle_id: UNUSED_ID, p_version: 1, p_week: 1, p_dishes: [] }),
    },
    archive_menu_cycle: { asked: () => ({ p_id: UNUSED_ID }) },
    change_day_menu: {
      asked: () => ({
        ...COMMUNITY,
        p_id: randomUUID(),
        p_day: '2026-05-03',
        p_meal: 'lunch',
        p_new_dish_id: UNUSED_ID,
        p_reason: 'Delivery was late',
      }),
    },
    undo_menu_change: { asked: () => ({ p_id: UNUSED_ID }) },
    get_meal_board: { asked: () => COMMUNITY },
    save_meal_order: {
      asked: () => ({
        p_id: randomUUID(),
        p_resident_id: UNUSED_ID,
        p_day: '2026-05-03',
        p_meal: 'lunch',
        p_version: 0,
        p_values: { dish_ids: [UNUSED_ID] },
      }),
    },
    serve_meal_order: { asked: () => ({ p_id: UNUSED_ID, p_version: 1 }) },
    record_meal_intake: { asked: () => ({ p_order_id: UNUSED_ID, p_intake: 'half' }) },
    set_dining_profile: { asked: () => ({ p_resident_id: UNUSED_ID, p_values: { room: 'Main' } }) },
    get_kitchen_count: { asked: () => COMMUNITY },
    list_meal_overrides: { asked: () => COMMUNITY },
    record_guest_meal: {
      asked: () => ({
        p_id: randomUUID(),
        p_resident_id: UNUSED_ID,
        p_values: { day: '2026-05-03', meal: 'lunch', guest_name: 'Gail', price_cents: 1500 },
      }),
    },
    void_guest_meal: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Entered twice' }) },
    list_guest_meals: { asked: () => PERIOD },
    save_activity: {
      asked: () => ({
        ...COMMUNITY,
        p_id: randomUUID(),
        p_version: 0,
        p_values: { title: 'Chair yoga', category: 'physical', day: '2026-05-03', starts: '10:00' },
      }),
    },
    cancel_activity: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Host is sick' }) },
    sign_up_for_activity: {
      asked: () => ({ p_activity_id: UNUSED_ID, p_resident_id: UNUSED_ID }),
    },
    record_activity_attendance: {
      asked: () => ({
        p_activity_id: UNUSED_ID,
        p_resident_id: UNUSED_ID,
        p_attendance: 'attended',
      }),
    },
    set_activity_interests: {
      asked: () => ({ p_resident_id: UNUSED_ID, p_interests: ['music'] }),
    },
    list_activities: { asked: () => PERIOD },
    get_activity_roster: { asked: () => ({ p_activity_id: UNUSED_ID }) },
    get_activity_engagement: { asked: () => COMMUNITY },
    list_community_activities: { asked: () => PERIOD },
  },
};

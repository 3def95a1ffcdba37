import { randomUUID } from 'node:crypto';
import { type Area, denyAll, no, UNUSED_ID, yes } from '../../area.ts';
import { randomText } from '../../probes/values.ts';
import { inPlace, readOnly, records, residentData } from './operator.ts';

const AT = '2026-05-01T15:00:00Z';
const NEW = { p_id: UNUSED_ID, p_community_id: UNUSED_ID, p_version: 0 };

export const area: Area = {
  tables: {
    resident_evacuation_needs: residentData({ assistance: 'wheelchair' }, () => ({
      notes: randomText(),
    })),
    // Written by calls; an event's facts are never changed, by the server either.
    emergency_events: {
      ...records(
        {
          of: inPlace(async (place) => ({ community_id: await place.community() })),
          row: () => ({ kind: 'drill', hazard: 'fire' }),
          change: () => ({ note: randomText() }),
        },
        readOnly,
      ),
      but: { 'signed out': denyAll, service: [yes, yes, yes, no, no, no] },
    },
  },
  calls: {
    list_emergency_plans: { asked: () => ({ p_community_id: UNUSED_ID }) },
    save_emergency_plan: {
      asked: () => ({ ...NEW, p_values: { hazard: 'fire', steps: [{ text: 'Call 911' }] } }),
    },
    review_emergency_plan: { asked: () => ({ p_id: UNUSED_ID }) },
    remove_emergency_plan: { asked: () => ({ p_id: UNUSED_ID }) },
    save_emergency_contact: {
      asked: () => ({ ...NEW, p_values: { kind: 'fire', name: 'Station 2', phone: '911' } }),
    },
    remove_emergency_contact: { asked: () => ({ p_id: UNUSED_ID }) },
    get_evacuation_roster: { asked: () => ({ p_community_id: UNUSED_ID }) },
    start_emergency_event: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_values: { kind: 'drill', hazard: 'fire' },
      }),
    },
    add_emergency_person: {
      asked: () => ({
        p_id: randomUUID(),
        p_event_id: UNUSED_ID,
        p_kind: 'visitor',
        p_name: 'Ada',
        p_at: AT,
      }),
    },
    mark_emergency_people: {
      asked: () => ({
        p_id: randomUUID(),
        p_event_id: UNUSED_ID,
        p_subject_ids: [UNUSED_ID],
        p_status: 'safe',
        p_at: AT,
      }),
    },
    end_emergency_event: { asked: () => ({ p_id: UNUSED_ID, p_values: { summary: 'Done' } }) },
    get_emergency_event: { asked: () => ({ p_id: UNUSED_ID }) },
    list_emergency_marks: { asked: () => ({ p_event_id: UNUSED_ID, p_subject_id: UNUSED_ID }) },
    list_emergency_events: { asked: () => ({ p_community_id: UNUSED_ID }) },
    send_staff_broadcast: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_message: 'Meet at the east lot',
        p_is_urgent: false,
      }),
    },
    acknowledge_staff_broadcast: { asked: () => ({ p_id: UNUSED_ID }) },
    list_staff_broadcasts: { asked: () => ({ p_community_id: UNUSED_ID }) },
    add_inspection_photo: {
      asked: () => ({ p_id: randomUUID(), p_inspection_id: UNUSED_ID, p_item: 'exit' }),
    },
  },
};

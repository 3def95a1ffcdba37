import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Row,
  type TableOfArea,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { randomText } from '../../probes/values.ts';
import { queryDatabase } from '../../sql.ts';
import { succeed, type World } from '../../world.ts';

const PAST = '2026-05-01T15:00:00Z';

const tables = () => serverClient() as unknown as SupabaseClient;
const insert = async (table: string, row: object): Promise<string> =>
  (await succeed(tables().from(table).insert(row).select('id').single())).id as string;

const ORDER = {
  drug: 'Lisinopril',
  dose: '10 mg',
  route: 'oral',
  schedule: 'daily',
  times: ['08:00'],
  starts_at: PAST,
  prescriber: 'Dr. Ray',
};
const INCIDENT = { type: 'fall', at: PAST, place: 'hallway', description: 'Found on the floor' };

/** A community that an account directs, with an opened resident, an incident, and an order. */
async function openCommunity(user_id: string) {
  const community_id = await insert('communities', { owner_id: user_id, name: 'Maple Court' });
  await insert('community_members', { community_id, user_id, position: 'executive_director' });
  const resident_id = await insert('residents', {
    owner_id: user_id,
    community_id,
    name: 'Ada Lovelace',
  });
  await queryDatabase(`
    insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions)
    values ('${community_id}', '${resident_id}', '${user_id}', 'Ada', '{executive_director}')`);
  const of = { community_id, resident_id };
  const incident_id = await insert('incidents', { ...of, ...INCIDENT, reported_by: user_id });
  const order_id = await insert('medication_orders', { ...of, ...ORDER, ordered_by: user_id });
  return { of, incident_id, order_id };
}
type Place = Awaited<ReturnType<typeof openCommunity>>;

const places = new Map<string, Promise<Place>>();
function placeOf(id: string): Promise<Place> {
  const found = places.get(id) ?? openCommunity(id);
  places.set(id, found);
  return found;
}

/** Values of an account's row; the bystander's community is new each time, because its rows are deleted. */
const inPlace =
  (values: (place: Place, id: string) => Record<string, unknown>) =>
  async (id: string, world: World) =>
    values(await (id === world.bystander.id ? openCommunity(id) : placeOf(id)), id);

/** Written by calls only. */
const readOnly: Row = [yes, none, no, no, no, no];
const records = (rows: TableOfArea['rows'], server: Row = everything): TableOfArea => ({
  anyone: readOnly,
  but: { 'signed out': denyAll, service: server },
  rows,
});

export const area: Area = {
  tables: {
    incidents: records({
      of: inPlace(({ of }, reported_by) => ({ ...of, reported_by })),
      row: () => ({ ...INCIDENT }),
      change: () => ({ witnesses: randomText() }),
    }),
    incident_notifications: records({
      of: inPlace(({ of, incident_id }, recorded_by) => ({ ...of, incident_id, recorded_by })),
      row: () => ({ party: 'state' }),
      change: () => ({ person: randomText() }),
    }),
    incident_tasks: records({
      of: inPlace(({ of, incident_id }, done_by) => ({ ...of, incident_id, done_by })),
      row: () => ({ title: randomText(), due_on: '2026-05-09' }),
      change: () => ({ title: randomText() }),
    }),
    // What was added after the seal never changes, by the server either.
    incident_addenda: records(
      {
        of: inPlace(({ of, incident_id }, added_by) => ({ ...of, incident_id, added_by })),
        row: () => ({ body: randomText() }),
        change: () => ({ body: randomText() }),
      },
      [yes, yes, yes, no, no, no],
    ),
    medication_orders: records({
      of: inPlace(({ of }, ordered_by) => ({ ...of, ordered_by })),
      row: () => ({ ...ORDER }),
      change: () => ({ instructions: randomText() }),
    }),
    // The record of what was given is never deleted, by the server either.
    medication_doses: records(
      {
        of: inPlace(({ of, order_id }, recorded_by) => ({ ...of, order_id, recorded_by })),
        row: () => ({ status: 'given', at: PAST }),
        change: () => ({ effect_note: randomText() }),
      },
      [yes, yes, yes, yes, yes, no],
    ),
    controlled_counts: records({
      of: inPlace(({ of, order_id }, counted_by) => ({ ...of, order_id, counted_by })),
      row: () => ({ kind: 'count', quantity: 10, expected: 10, witnessed_at: PAST }),
      change: () => ({ resolution: randomText() }),
    }),
  },
  calls: {
    report_incident: {
      asked: () => ({ p_id: randomUUID(), p_community_id: UNUSED_ID, p_values: INCIDENT }),
    },
    update_incident: { asked: () => ({ p_id: UNUSED_ID, p_version: 1, p_values: INCIDENT }) },
    record_incident_notification: {
      asked: () => ({
        p_incident_id: UNUSED_ID,
        p_party: 'state',
        p_person: 'Ada',
        p_method: 'phone',
      }),
    },
    add_incident_task: {
      asked: () => ({
        p_id: randomUUID(),
        p_incident_id: UNUSED_ID,
        p_title: 'Check the floor',
        p_due_on: '2026-05-09',
      }),
    },
    add_incident_addendum: {
      asked: () => ({ p_id: randomUUID(), p_incident_id: UNUSED_ID, p_body: 'More is known' }),
    },
    complete_incident_task: { asked: () => ({ p_id: UNUSED_ID }) },
    sign_incident: { asked: () => ({ p_id: UNUSED_ID, p_version: 1 }) },
    list_incidents: {
      asked: () => ({ p_community_id: UNUSED_ID, p_from: '2026-05-01', p_to: '2026-05-02' }),
    },
    get_care_measures: {
      asked: () => ({ p_community_id: UNUSED_ID, p_from: '2026-05-01', p_to: '2026-05-02' }),
    },
    order_medication: {
      asked: () => ({ p_id: randomUUID(), p_resident_id: UNUSED_ID, p_values: ORDER }),
    },
    review_medication_order: { asked: () => ({ p_id: UNUSED_ID }) },
    discontinue_medication_order: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Stopped' }) },
    record_dose: {
      asked: () => ({
        p_id: randomUUID(),
        p_order_id: UNUSED_ID,
        p_due_at: PAST,
        p_status: 'given',
      }),
    },
    strike_dose: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Wrong resident' }) },
    record_dose_effect: { asked: () => ({ p_id: UNUSED_ID, p_effect: 'effective' }) },
    count_controlled: {
      asked: () => ({
        p_id: randomUUID(),
        p_order_id: UNUSED_ID,
        p_kind: 'count',
        p_quantity: 10,
      }),
    },
    witness_controlled_count: { asked: () => ({ p_id: UNUSED_ID, p_agrees: true }) },
    resolve_controlled_count: { asked: () => ({ p_id: UNUSED_ID, p_resolution: 'Recounted' }) },
    get_medication_pass: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_medication_record: { asked: () => ({ p_resident_id: UNUSED_ID, p_month: '2026-05-01' }) },
  },
};

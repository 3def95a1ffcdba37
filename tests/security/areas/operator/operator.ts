import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  type Row,
  type TableOfArea,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { buildTableProbes } from '../../probes/build-probes.ts';
import { randomText } from '../../probes/values.ts';
import { queryDatabase } from '../../sql.ts';
import { NO_ID, succeed, type World } from '../../world.ts';

const PAST = '2026-05-01T15:00:00Z';

/** The generated types require columns that triggers set. */
const tables = () => serverClient() as unknown as SupabaseClient;
export async function insert(table: string, row: object): Promise<string> {
  const { id } = await succeed(tables().from(table).insert(row).select('id').single());
  return id as string;
}

/** Runs once. */
export function lazily(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A community that an account directs, and what is in it. Residents are readable only once opened, which is logged. */
function communityOf(user_id: string) {
  const community = lazily(async () => {
    const community_id = await insert('communities', { owner_id: user_id, name: 'Maple Court' });
    await insert('community_members', { community_id, user_id, position: 'executive_director' });
    return community_id;
  });
  const building = lazily(async () =>
    insert('buildings', { community_id: await community(), name: 'Main' }),
  );
  const floor = lazily(async () =>
    insert('floors', { building_id: await building(), name: 'First' }),
  );
  const unit = lazily(async () => insert('units', { floor_id: await floor(), name: '101' }));
  const member = lazily(async () =>
    insert('community_members', {
      community_id: await community(),
      user_id,
      position: 'caregiver',
    }),
  );
  const resident = lazily(async () => {
    const community_id = await community();
    const row = { owner_id: user_id, community_id, name: 'Ada Lovelace' };
    const id = await insert('residents', row);
    await queryDatabase(`
      insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions)
      values ('${community_id}', '${id}', '${user_id}', 'Ada', '{executive_director}')`);
    return id;
  });
  const prospect = lazily(async () =>
    insert('resident_prospects', { community_id: await community(), name: 'Ada Lovelace' }),
  );
  return { community, building, floor, unit, member, resident, prospect };
}
type Place = ReturnType<typeof communityOf>;

const places = new Map<string, Place>();
export function placeOf(id: string): Place {
  const found = places.get(id) ?? communityOf(id);
  places.set(id, found);
  return found;
}

const ENTRY = { community_id: UNUSED_ID, user_name: 'Ada', positions: ['nurse'] };
/** The entry of opening the resident in an account's community. */
const entryOf = async (user_id: string) =>
  user_id === NO_ID ? { id: NO_ID } : { user_id, resident_id: await placeOf(user_id).resident() };

/** Values of an account's row; the bystander's community is new each time, because its rows are deleted. */
export const inPlace =
  (values: (place: Place, id: string) => Promise<Record<string, unknown>>) =>
  (id: string, world: World) =>
    values(id === world.bystander.id ? communityOf(id) : placeOf(id), id);

/** Directors read and write their own community. "Insert" is into another community. No one deletes. */
const ofDirectors: Row = [yes, none, no, yes, none, no];
export const readOnly: Row = [yes, none, no, no, no, no];

export const records = (rows: TableOfArea['rows'], anyone: Row = ofDirectors): TableOfArea => ({
  anyone,
  but: { 'signed out': denyAll, service: everything },
  rows,
});

/** A group of a resident's record. */
export const residentData = (row: object, change: () => Record<string, unknown>) =>
  records({
    of: inPlace(async (place) => ({ resident_id: await place.resident() })),
    row: () => ({ ...row }),
    change,
  });

async function arrangeCommunities({ member: { id: user_id } }: Readers) {
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const isDeleted = name === 'Three' || name === 'Four';
    const community_id = await insert('communities', { owner_id: user_id, name });
    await insert('community_members', { community_id, user_id, position: 'executive_director' });
    if (isDeleted) await moveToTrash('communities', community_id);
  }
}
export const moveToTrash = async (table: string, id: string) =>
  await succeed(
    tables().from(table).update({ deleted_at: new Date().toISOString() }).eq('id', id).select('id'),
  );
async function arrangeResidents({ member: { id } }: Readers) {
  const community_id = await placeOf(id).community();
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const residentId = await insert('residents', { owner_id: id, community_id, name });
    if (name === 'Three' || name === 'Four') await moveToTrash('residents', residentId);
  }
}
export const ordered = (orders: readonly string[]) =>
  orders.map((p_sort) => ({ p_sort, p_limit: 1 }));

export const area: Area = {
  tables: {
    // Created by a call, which makes the caller its director.
    communities: records({
      of: inPlace(async (place, owner_id) => {
        await place.community();
        return { owner_id };
      }),
      row: () => ({ name: 'Maple Court' }),
      change: () => ({ name: randomText() }),
    }),
    community_members: records(
      {
        of: inPlace(async (place, user_id) => ({
          user_id,
          community_id: await place.community(),
        })),
        row: () => ({ position: 'nurse' }),
        change: () => ({ ends_at: new Date(Date.now() + 86_400_000).toISOString() }),
      },
      readOnly,
    ),
    shift_assignments: records(
      {
        of: inPlace(async (place) => ({
          community_id: await place.community(),
          unit_id: await place.unit(),
          member_id: await place.member(),
        })),
        row: () => ({ starts_at: PAST, ends_at: '2026-05-01T23:00:00Z' }),
        change: () => ({ ends_at: '2026-05-01T22:00:00Z' }),
      },
      readOnly,
    ),
    buildings: records({
      of: inPlace(async (place) => ({ community_id: await place.community() })),
      row: () => ({ name: randomText() }),
      change: () => ({ name: randomText() }),
    }),
    floors: records({
      of: inPlace(async (place) => ({ building_id: await place.building() })),
      row: () => ({ name: randomText() }),
      change: () => ({ name: randomText() }),
    }),
    units: records({
      of: inPlace(async (place) => ({ floor_id: await place.floor() })),
      row: () => ({ name: randomText().slice(0, 30) }),
      change: () => ({ notes: randomText() }),
    }),
    document_rules: records({
      of: inPlace(async (place) => ({ community_id: await place.community() })),
      row: () => ({ label: randomText(), type: 'other' }),
      change: () => ({ note: randomText() }),
    }),
    incident_report_rules: records({
      of: inPlace(async (place) => ({ community_id: await place.community() })),
      row: () => ({ recipient: randomText().slice(0, 80), types: ['fall'], hours: 24 }),
      change: () => ({ note: randomText().slice(0, 120) }),
    }),
    beds: records({
      of: inPlace(async (place) => ({ unit_id: await place.unit() })),
      row: () => ({ name: randomUUID().slice(0, 8) }),
      change: () => ({ name: randomUUID().slice(0, 8) }),
    }),
    unit_events: records(
      {
        of: inPlace(async (place) => ({
          community_id: await place.community(),
          unit_id: await place.unit(),
        })),
        row: () => ({ state: 'ready' }),
        change: () => ({ note: randomText() }),
      },
      readOnly,
    ),
    residents: records({
      of: inPlace(async (place) => ({ community_id: await place.community() })),
      row: () => ({ name: 'Ada Lovelace' }),
      change: () => ({ name: randomText() }),
    }),
    resident_consents: records(
      {
        of: inPlace(async (place, user_id) => ({ user_id, resident_id: await place.resident() })),
        row: () => ({ item: 'care' }),
        change: () => ({ withdrawn_at: new Date().toISOString() }),
      },
      readOnly,
    ),
    // Append-only for everyone, the server included.
    resident_access_log: {
      anyone: readOnly,
      but: { 'signed out': denyAll, service: [yes, yes, no, no, no, no] },
      rows: buildTableProbes('resident_access_log', ({ victim }, mine) => ({
        own: () => entryOf(mine.id),
        others: () => entryOf(victim.id),
        change: { reason: randomText() },
        row: () => ({ ...ENTRY, resident_id: randomUUID(), user_id: mine.id }),
        told: ({ resident_id }) => ({ resident_id }),
        doomed: () => entryOf(victim.id),
      })),
    },
    stay_events: records(
      {
        of: inPlace(async (place) => ({
          community_id: await place.community(),
          resident_id: await place.resident(),
        })),
        row: () => ({ type: 'admit', at: PAST }),
        change: () => ({ reason: randomText() }),
      },
      readOnly,
    ),
    resident_identities: residentData({ birth_date: '1940-02-03' }, () => ({
      medicare_number: randomText().slice(0, 20),
    })),
    resident_care_profiles: residentData({ code_status: 'dnr' }, () => ({ notes: randomText() })),
    resident_allergies: residentData({ substance: 'Latex' }, () => ({ reaction: randomText() })),
    resident_diets: residentData({ diet: 'Regular' }, () => ({ notes: randomText() })),
    resident_diagnoses: residentData({ diagnosis: 'Asthma' }, () => ({ diagnosis: randomText() })),
    resident_contacts: residentData({ name: 'Ben' }, () => ({ name: randomText() })),
    resident_physicians: residentData({ name: 'Dr. Ray' }, () => ({ name: randomText() })),
    resident_payors: residentData({ payor: 'va', begins_on: '2026-01-01' }, () => ({
      policy_number: randomText().slice(0, 60),
    })),
    resident_belongings: residentData({ item: 'Watch' }, () => ({ note: randomText() })),
    resident_documents: residentData({ name: 'Agreement', type: 'agreement' }, () => ({
      name: randomText(),
    })),
  },
  calls: {
    create_community: { asked: () => ({ p_id: UNUSED_ID, p_values: { name: 'Maple Court' } }) },
    link_community_listing: { asked: () => ({ p_id: UNUSED_ID, p_listing_id: UNUSED_ID }) },
    propose_listing_occupancy: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_community_occupancy_proposal: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_occupancy_proposals: { asked: () => ({ p_listing_id: UNUSED_ID }) },
    answer_occupancy_proposal: { asked: () => ({ p_id: UNUSED_ID, p_approves: true }) },
    invite_to_community: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_email: 'ada@example.com',
        p_position: 'nurse',
      }),
    },
    withdraw_community_invitation: { asked: () => ({ p_id: UNUSED_ID }) },
    list_community_invitations: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_my_community_invitations: {},
    answer_community_invitation: { asked: () => ({ p_id: UNUSED_ID, p_accepts: true }) },
    end_community_member: { asked: () => ({ p_id: UNUSED_ID }) },
    list_resident_consents: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    list_community_team: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_my_positions: {},
    set_unit_state: { asked: () => ({ p_unit_id: UNUSED_ID, p_state: 'ready' }) },
    set_resident_consent: {
      asked: () => ({
        p_resident_id: UNUSED_ID,
        p_email: 'ada@example.com',
        p_item: 'care',
        p_is_granted: true,
      }),
    },
    open_resident: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    list_my_residents: {},
    attach_resident_document_file: {
      asked: () => ({ p_document_id: UNUSED_ID, p_file_id: UNUSED_ID, p_name: 'a.pdf' }),
    },
    set_resident_photo: { asked: () => ({ p_resident_id: UNUSED_ID, p_file_id: UNUSED_ID }) },
    get_resident_export: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    list_document_compliance: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_built_in_rules: { asked: () => ({ p_community_id: UNUSED_ID }) },
    copy_document_rules: { asked: () => ({ p_community_id: UNUSED_ID, p_state: 'FL' }) },
    get_face_sheet: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    list_resident_history: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    record_stay_event: {
      asked: () => ({ p_id: UNUSED_ID, p_resident_id: UNUSED_ID, p_type: 'admit', p_at: PAST }),
    },
    get_census_board: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_census_days: {
      asked: () => ({ p_community_id: UNUSED_ID, p_from: '2026-05-01', p_to: '2026-05-02' }),
    },
  },
  lists: {
    find_communities: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'created_at', 'deleted_at']),
      arrange: arrangeCommunities,
    },
    find_residents: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: ordered(['name', 'moved_in_on', 'created_at', 'deleted_at']),
      arrange: arrangeResidents,
    },
  },
};

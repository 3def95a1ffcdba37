import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { service } from '../../../support/backend.ts';
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
import { randomText } from '../../probes/values.ts';
import { queryDatabase } from '../../sql.ts';
import { succeed, type World } from '../../world.ts';

const PAST = '2026-05-01T15:00:00Z';

/** The generated types require columns that triggers set. */
const tables = () => service() as unknown as SupabaseClient;
async function insert(table: string, row: object): Promise<string> {
  const { id } = await succeed(tables().from(table).insert(row).select('id').single());
  return id as string;
}

const once = (make: (accountId: string) => Promise<string>) => {
  const created = new Map<string, Promise<string>>();
  return (accountId: string) => {
    const found = created.get(accountId) ?? make(accountId);
    created.set(accountId, found);
    return found;
  };
};

/** Each account directs a community of its own. */
const communityOf = once(async (user_id) => {
  const community_id = await insert('communities', { owner_id: user_id, name: 'Maple Court' });
  await insert('community_members', { community_id, user_id, position: 'executive_director' });
  return community_id;
});
const buildingOf = once(async (id) =>
  insert('buildings', { community_id: await communityOf(id), name: 'Main' }),
);
const floorOf = once(async (id) =>
  insert('floors', { building_id: await buildingOf(id), name: 'First' }),
);
const unitOf = once(async (id) => insert('units', { floor_id: await floorOf(id), name: '101' }));
/** Residents are readable only once opened, which is logged. */
async function newOpenResident(user_id: string): Promise<string> {
  const community_id = await communityOf(user_id);
  const id = await insert('residents', { owner_id: user_id, community_id, name: 'Ada Lovelace' });
  await queryDatabase(`
    insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions)
    values ('${community_id}', '${id}', '${user_id}', 'Ada', '{executive_director}')`);
  return id;
}
const residentOf = once(newOpenResident);

/** Directors read and write their own community. "Insert" is into another community. No one deletes. */
const ofDirectors: Row = [yes, none, no, yes, none, no];
const readOnly: Row = [yes, none, no, no, no, no];

const records = (rows: TableOfArea['rows'], anyone: Row = ofDirectors): TableOfArea => ({
  anyone,
  but: { 'signed out': denyAll, service: everything },
  rows,
});

/** A group of a resident's record. With `isSingle`, a resident has one row, so each insert needs a new resident. */
const residentData = (row: object, change: () => Record<string, unknown>, isSingle = false) =>
  records({
    of: async (id: string, world: World) => ({
      resident_id:
        isSingle && id === world.bystander.id ? await newOpenResident(id) : await residentOf(id),
    }),
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
const moveToTrash = async (table: string, id: string) =>
  await succeed(
    tables().from(table).update({ deleted_at: new Date().toISOString() }).eq('id', id).select('id'),
  );
async function arrangeResidents({ member: { id } }: Readers) {
  const community_id = await communityOf(id);
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const residentId = await insert('residents', { owner_id: id, community_id, name });
    if (name === 'Three' || name === 'Four') await moveToTrash('residents', residentId);
  }
}
const ordered = (orders: readonly string[]) => orders.map((p_sort) => ({ p_sort, p_limit: 1 }));

export const area: Area = {
  tables: {
    // Created by a call, which makes the caller its director.
    communities: records({
      of: async (owner_id) => {
        if (owner_id !== '') await communityOf(owner_id);
        return { owner_id };
      },
      row: () => ({ name: 'Maple Court' }),
      change: () => ({ name: randomText() }),
    }),
    community_members: records(
      {
        of: async (user_id) => ({ user_id, community_id: await communityOf(user_id) }),
        row: () => ({ position: 'nurse' }),
        change: () => ({ ends_at: new Date(Date.now() + 86_400_000).toISOString() }),
      },
      readOnly,
    ),
    shift_assignments: records(
      {
        of: async (id) => ({
          community_id: await communityOf(id),
          unit_id: await unitOf(id),
          member_id: await memberOf(id),
        }),
        row: () => ({ starts_at: PAST, ends_at: '2026-05-01T23:00:00Z' }),
        change: () => ({ ends_at: '2026-05-01T22:00:00Z' }),
      },
      readOnly,
    ),
    buildings: records({
      of: async (id) => ({ community_id: await communityOf(id) }),
      row: () => ({ name: randomText() }),
      change: () => ({ name: randomText() }),
    }),
    floors: records({
      of: async (id) => ({ building_id: await buildingOf(id) }),
      row: () => ({ name: randomText() }),
      change: () => ({ name: randomText() }),
    }),
    units: records({
      of: async (id) => ({ floor_id: await floorOf(id) }),
      row: () => ({ name: randomText().slice(0, 30) }),
      change: () => ({ notes: randomText() }),
    }),
    beds: records({
      of: async (id) => ({ unit_id: await unitOf(id) }),
      row: () => ({ name: randomUUID().slice(0, 8) }),
      change: () => ({ name: randomUUID().slice(0, 8) }),
    }),
    unit_events: records(
      {
        of: async (id) => ({ community_id: await communityOf(id), unit_id: await unitOf(id) }),
        row: () => ({ state: 'ready' }),
        change: () => ({ note: randomText() }),
      },
      readOnly,
    ),
    residents: records({
      of: async (id) => ({ community_id: await communityOf(id) }),
      row: () => ({ name: 'Ada Lovelace' }),
      change: () => ({ name: randomText() }),
    }),
    resident_consents: records(
      {
        of: (user_id) => ({ user_id }),
        row: () => ({ resident_id: UNUSED_ID, item: 'care' }),
        change: () => ({ withdrawn_at: new Date().toISOString() }),
      },
      readOnly,
    ),
    // Append-only for everyone, the server included.
    resident_access_log: {
      anyone: readOnly,
      but: { 'signed out': denyAll, service: [yes, yes, no, no, no, no] },
      rows: {
        of: async (user_id) => {
          await residentOf(user_id);
          return { user_id };
        },
        row: () => ({
          community_id: UNUSED_ID,
          resident_id: UNUSED_ID,
          user_name: 'Ada',
          positions: ['nurse'],
        }),
        change: () => ({ reason: randomText() }),
      },
    },
    stay_events: records(
      {
        of: async (id) => ({
          community_id: await communityOf(id),
          resident_id: await residentOf(id),
        }),
        row: () => ({ type: 'admit', at: PAST }),
        change: () => ({ reason: randomText() }),
      },
      readOnly,
    ),
    resident_identities: residentData(
      { birth_date: '1940-02-03' },
      () => ({ medicare_number: randomText().slice(0, 20) }),
      true,
    ),
    resident_care_profiles: residentData(
      { code_status: 'dnr' },
      () => ({ notes: randomText() }),
      true,
    ),
    resident_allergies: residentData({ substance: 'Latex' }, () => ({ reaction: randomText() })),
    resident_diets: residentData({ diet: 'Regular' }, () => ({ notes: randomText() })),
    resident_diagnoses: residentData({ diagnosis: 'Asthma' }, () => ({ diagnosis: randomText() })),
    resident_contacts: residentData({ name: 'Ben' }, () => ({ name: randomText() })),
    resident_physicians: residentData({ name: 'Dr. Ray' }, () => ({ name: randomText() })),
    resident_payors: residentData({ payor: 'va', begins_on: '2026-01-01' }, () => ({
      policy_number: randomText().slice(0, 60),
    })),
    resident_documents: residentData({ name: 'Agreement', type: 'agreement' }, () => ({
      name: randomText(),
    })),
  },
  calls: {
    create_community: { asked: () => ({ p_id: UNUSED_ID, p_values: { name: 'Maple Court' } }) },
    link_community_listing: { asked: () => ({ p_id: UNUSED_ID, p_listing_id: UNUSED_ID }) },
    add_community_member: {
      asked: () => ({ p_community_id: UNUSED_ID, p_email: 'ada@example.com', p_position: 'nurse' }),
    },
    end_community_member: { asked: () => ({ p_id: UNUSED_ID }) },
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

async function memberOf(user_id: string): Promise<string> {
  const community_id = await communityOf(user_id);
  const found = tables().from('community_members').select('id').match({ community_id, user_id });
  const [row] = await succeed(found.limit(1));
  return (row as { id: string }).id;
}

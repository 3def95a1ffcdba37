import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import { collectChanges } from '../../support/realtime.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, keys, type Role, type Team } from './team.ts';

const OUTSIDERS = ['stranger', 'former', 'neighbor'] as const;

let team: Team;
/** Tables of a community, and those with residents' health data. */
let tables: readonly string[];
let health: readonly string[];

const rowsOf = async (role: Role, table: string) => {
  const column = table === 'communities' ? 'id' : 'community_id';
  return await succeed(as(team.who(role)).from(table).select('*').eq(column, team.community));
};
const healthOf = async (role: Role, resident_id: string) => {
  const seen = [];
  for (const table of health) {
    const found = as(team.who(role)).from(table).select('*').eq('resident_id', resident_id);
    if ((await succeed(found)).length > 0) seen.push(table);
  }
  return seen;
};

beforeAll(async () => {
  team = await createTeam();
  const kinds = await queryDatabase(`
    select r.kind, r.is_resident_data and exists (
      select from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = r.kind and c.column_name = 'resident_id'
    ) as "isHealth"
    from private.list_position_rights() r where to_regclass('public.' || r.kind) is not null`);
  tables = kinds.map(({ kind }) => String(kind));
  health = kinds.filter(({ isHealth }) => isHealth === true).map(({ kind }) => String(kind));
  for (const resident_id of [team.ada, team.bea]) {
    await insertRow('resident_identities', { resident_id, birth_date: '1940-02-03' });
    await insertRow('resident_allergies', { resident_id, substance: 'Latex' });
    await insertRow('resident_diagnoses', { resident_id, diagnosis: 'Asthma' });
    await insertRow('resident_contacts', { resident_id, name: 'Byron King' });
    await insertRow('resident_documents', { resident_id, name: 'Agreement', type: 'agreement' });
    await insertRow('resident_payors', { resident_id, payor: 'va', begins_on: '2026-01-01' });
  }
  await insertRow('resident_prospects', { community_id: team.community, name: 'Nina Clark' });
});

describe('outsiders: another community, a former employee, a stranger', () => {
  it('read no row of any table of the community', async () => {
    expect(tables.length).toBeGreaterThan(30);
    for (const role of OUTSIDERS) {
      for (const table of tables) {
        // A former employee sees that they once had a position, and nothing else.
        const rows = (await rowsOf(role, table)).filter(
          (row) => table !== 'community_members' || row.user_id !== team.who(role).id,
        );
        expect([role, table, rows]).toEqual([role, table, []]);
      }
    }
  });

  it("can't count anything: exact, planned, through filters, or through embedded tables", async () => {
    for (const role of OUTSIDERS) {
      const client = as(team.who(role));
      for (const table of ['residents', 'resident_diagnoses', 'incidents', 'medication_orders']) {
        const counted = client.from(table).select('*', { count: 'exact', head: true });
        expect((await counted.eq('community_id', team.community)).count).toBe(0);
      }
      const named = client.from('residents').select('id').like('name', 'A%');
      expect(await succeed(named)).toEqual([]);
      const embedded = client.from('communities').select('id, residents(name)');
      expect(JSON.stringify(await succeed(embedded))).not.toContain('Ada');
      const nested = client.from('residents').select('id, resident_diagnoses(diagnosis)');
      expect(await succeed(nested)).toEqual([]);
    }
  });

  it('find nothing by search, which the palette uses, and count nothing there', async () => {
    for (const role of OUTSIDERS) {
      const client = as(team.who(role));
      expect(await succeed(client.rpc('find_residents', { p_words: 'Ada' }))).toEqual([]);
      expect(await succeed(client.rpc('count_residents', { p_words: 'Ada' }))).toBe(0);
      expect(await succeed(client.rpc('find_resident_prospects', { p_words: 'Nina' }))).toEqual([]);
      expect(await succeed(client.rpc('count_resident_prospects'))).toBe(0);
      const communities = await succeed(client.rpc('find_communities', { p_words: 'Maple' }));
      expect(communities).toEqual([]);
    }
  });

  it('are denied by every call about the community, its residents, and their exports', async () => {
    const period = { p_from: '2026-05-01', p_to: '2026-05-31' };
    const calls: readonly (readonly [string, object])[] = [
      ['open_resident', { p_resident_id: team.ada, p_reason: 'I need to see this now' }],
      ['get_face_sheet', { p_resident_id: team.ada }],
      ['get_resident_export', { p_resident_id: team.ada }],
      ['get_medication_record', { p_resident_id: team.ada, p_month: '2026-05-01' }],
      ['get_medication_pass', { p_community_id: team.community }],
      ['get_census_board', { p_community_id: team.community }],
      ['list_census_days', { p_community_id: team.community, ...period }],
      ['get_care_measures', { p_community_id: team.community, ...period }],
      ['list_incidents', { p_community_id: team.community, ...period }],
      ['list_document_compliance', { p_community_id: team.community }],
      ['list_care_plans', { p_community_id: team.community }],
      ['get_built_in_rules', { p_community_id: team.community }],
    ];
    for (const role of OUTSIDERS) {
      for (const [name, args] of calls) {
        expect([role, name, await codeOf(as(team.who(role)).rpc(name, args))]).toEqual([
          role,
          name,
          '42501',
        ]);
      }
    }
  });

  it('change and delete nothing directly, and add no row to the community', async () => {
    for (const role of OUTSIDERS) {
      const client = as(team.who(role));
      for (const table of ['residents', 'communities', 'units', 'resident_prospects']) {
        const column = table === 'communities' ? 'id' : 'community_id';
        const renamed = client.from(table).update({ name: 'Mine' }).eq(column, team.community);
        expect([table, (await renamed.select('id')).data ?? []]).toEqual([table, []]);
        const gone = client.from(table).delete().eq(column, team.community).select('id');
        expect([table, (await gone).data ?? []]).toEqual([table, []]);
      }
      const allergy = { resident_id: team.ada, substance: 'Nuts' };
      expect(await codeOf(client.from('resident_allergies').insert(allergy))).toBe('42501');
      const consent = { resident_id: team.ada, user_id: team.who(role).id, item: 'care' };
      expect(await codeOf(client.from('resident_consents').insert(consent))).toBe('42501');
      const entry = {
        community_id: team.community,
        resident_id: team.ada,
        user_id: team.who(role).id,
        user_name: 'Me',
        positions: ['nurse'],
      };
      expect(await codeOf(client.from('resident_access_log').insert(entry))).toBe('42501');
    }
  });

  it('receive no live changes of residents, documents, rules, or incidents', async () => {
    const heard = ['residents', 'resident_documents', 'document_rules', 'incident_report_rules'];
    const listeners = heard.map((table) => ({ table }));
    await succeed(team.open('nurse', team.ada));
    const [nurse, ...others] = await Promise.all(
      (['nurse', ...OUTSIDERS] as const).map((role) =>
        collectChanges(team.who(role).client, ...listeners),
      ),
    );
    const values = { resident_id: team.ada, name: 'TB test', type: 'tb_test' };
    const id = await insertRow('resident_documents', values);
    await insertRow('document_rules', {
      community_id: team.community,
      label: 'Flu form',
      type: 'other',
    });
    await vi.waitFor(() => expect(nurse?.told()).toContain(`INSERT ${id}`));
    for (const other of others) expect(other.told()).toEqual([]);
    await Promise.all([nurse, ...others].map((one) => one?.channel.unsubscribe()));
  });

  it('learn nothing from the history, comments, files, or tasks of residents', async () => {
    for (const role of OUTSIDERS) {
      const client = as(team.who(role));
      const changes = client.from('record_changes').select('id').eq('record_id', team.ada);
      expect(await succeed(changes)).toEqual([]);
      for (const table of ['record_comments', 'record_tasks', 'record_files']) {
        const found = client.from(table).select('id').eq('record_id', team.ada);
        expect(await succeed(found)).toEqual([]);
      }
      const timeline = { p_kind: 'residents', p_id: team.ada };
      expect(await succeed(client.rpc('record_timeline', timeline))).toEqual([]);
      const history = client.rpc('list_resident_history', { p_resident_id: team.ada });
      expect(await succeed(history)).toEqual([]);
    }
  });

  it("without an account can't read or call anything", async () => {
    const visitor = as({ client: anonymous() } as Parameters<typeof as>[0]);
    for (const table of tables) {
      const { data, error } = await visitor.from(table).select('*').limit(1);
      expect([table, error === null ? data : []]).toEqual([table, []]);
    }
    for (const name of ['open_resident', 'get_resident_export', 'get_face_sheet']) {
      const { error } = await visitor.rpc(name, { p_resident_id: team.ada });
      expect([name, error === null]).toEqual([name, false]);
    }
  });
});

describe('a caregiver of another unit', () => {
  it("can't read the resident's health data, or add or change anything", async () => {
    expect(await codeOf(team.open('caregiver', team.bea))).toBe('42501');
    expect(await healthOf('caregiver', team.bea)).toEqual([]);
    const client = as(team.who('caregiver'));
    const profile = { resident_id: team.bea, code_status: 'dnr' };
    expect(await codeOf(client.from('resident_care_profiles').insert(profile))).toBe('42501');
    expect(await succeed(client.rpc('find_residents', { p_words: 'Bea' }))).toEqual([]);
    expect(await codeOf(client.rpc('get_face_sheet', { p_resident_id: team.bea }))).toBe('42501');
    const embedded = client.from('units').select('name, residents(name)');
    expect(JSON.stringify(await succeed(embedded))).not.toContain('Bea');
  });

  it('loses the resident when the shift ends, even with the record open', async () => {
    await succeed(team.open('caregiver', team.ada));
    expect(await healthOf('caregiver', team.ada)).toContain('resident_allergies');
    const shift = keys()
      .from('shift_assignments')
      .update({
        starts_at: new Date(Date.now() - 7_200_000).toISOString(),
        ends_at: new Date(Date.now() - 1000).toISOString(),
      });
    await succeed(shift.eq('unit_id', team.unit).select('id'));
    expect(await healthOf('caregiver', team.ada)).toEqual([]);
    expect(await succeed(as(team.who('caregiver')).from('residents').select('id'))).toEqual([]);
  });
});

describe('a family member', () => {
  const items = ['profile', 'care', 'diagnoses', 'contacts', 'payors', 'documents'];

  it('reads only shared items, and nothing once all consents are withdrawn', async () => {
    for (const item of items) await team.share(item, true);
    await succeed(team.open('family', team.ada));
    const seen = await healthOf('family', team.ada);
    expect(seen).toContain('resident_documents');
    for (const hidden of [
      'resident_identities',
      'incidents',
      'medication_orders',
      'care_entries',
    ]) {
      expect(seen).not.toContain(hidden);
    }
    for (const item of items) await team.share(item, false);
    expect(await healthOf('family', team.ada)).toEqual([]);
    expect(await codeOf(team.open('family', team.ada))).toBe('42501');
    const client = as(team.who('family'));
    expect(await codeOf(client.rpc('get_face_sheet', { p_resident_id: team.ada }))).toBe('42501');
    expect(await succeed(client.rpc('list_my_residents'))).toEqual([]);
    expect(await succeed(client.from('residents').select('id'))).toEqual([]);
  });

  it('can’t grant itself a consent, or restore a withdrawn one', async () => {
    const client = as(team.who('family'));
    const consents = client.from('resident_consents');
    const back = consents.update({ withdrawn_at: null }).eq('resident_id', team.ada).select('id');
    expect((await back).data ?? []).toEqual([]);
    const grant = client.rpc('set_resident_consent', {
      p_resident_id: team.ada,
      p_email: 'a@b.example',
      p_item: 'care',
      p_is_granted: true,
    });
    expect(await codeOf(grant)).toBe('42501');
  });

  it('reaches no other resident of the community', async () => {
    await team.share('profile', true);
    expect(await codeOf(team.open('family', team.bea))).toBe('42501');
    expect(await healthOf('family', team.bea)).toEqual([]);
    const board = as(team.who('family')).rpc('get_census_board', {
      p_community_id: team.community,
    });
    expect(await codeOf(board)).toBe('42501');
  });
});

describe('a position beyond its rights', () => {
  it("can't read groups outside its rights, even with the record open", async () => {
    const denied = {
      dining: [
        'resident_diagnoses',
        'resident_identities',
        'resident_payors',
        'resident_documents',
      ],
      sales: ['resident_allergies', 'resident_diagnoses', 'resident_payors', 'resident_documents'],
      business_office: ['resident_diagnoses', 'resident_allergies', 'incidents', 'care_entries'],
      medication_aide: ['resident_payors', 'resident_identities', 'resident_documents'],
    } as const;
    for (const [role, hidden] of Object.entries(denied) as [Role, readonly string[]][]) {
      await succeed(team.open(role, team.ada));
      const seen = await healthOf(role, team.ada);
      for (const table of hidden)
        expect([role, seen.includes(table), table]).toEqual([role, false, table]);
    }
  });

  it('can’t promote itself or hire someone', async () => {
    for (const role of ['nurse', 'caregiver', 'business_office'] as const) {
      const members = as(team.who(role)).from('community_members');
      const promoted = members.update({ position: 'executive_director' });
      expect((await promoted.eq('user_id', team.who(role).id).select('id')).data ?? []).toEqual([]);
      const hired = {
        community_id: team.community,
        user_id: team.who('stranger').id,
        position: 'nurse',
      };
      expect(await codeOf(as(team.who(role)).from('community_members').insert(hired))).toBe(
        '42501',
      );
    }
  });
});

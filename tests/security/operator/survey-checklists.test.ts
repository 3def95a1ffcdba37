import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../../../shared/listings/states.ts';
import { anonymous } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, tenantOwner } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

const OUTSIDERS = ['stranger', 'former', 'neighbor', 'family'] as const;
const OTHERS = ['caregiver', 'medication_aide', 'sales', 'business_office', 'dining'] as const;

interface Item {
  readonly id: string;
  readonly tag: string;
  readonly label: string;
  readonly source: string;
  readonly is_physical?: boolean;
}

const ITEM: Item = { id: 'rails', tag: 'Rails', label: 'Rails are firm', source: 'House rule' };

let team: Team;
let vendor: Person;
/** Another community of the same director. */
let sister: string;

const call = (role: Role, fn: string, args: object) => as(team.who(role)).rpc(fn, args);
const change = (p_id: string, p_version: number, p_values: object, role: Role = 'nurse') =>
  call(role, 'save_survey_checklist', {
    p_id,
    p_community_id: team.community,
    p_version,
    p_values,
  });
const add = async (p_values: object = {}) => {
  const p_id = randomUUID();
  await succeed(change(p_id, 0, { name: 'Before the survey', items: [ITEM], ...p_values }));
  return p_id;
};
const read = (role: Role, p_code: string, p_community_id = team.community) =>
  call(role, 'get_survey_checklist', { p_community_id, p_code });
const versionsOf = (role: Role, p_id: string, args: object = {}) =>
  call(role, 'list_checklist_versions', { p_community_id: team.community, p_id, ...args });
const start = (checklist: string, role: Role = 'nurse', p_community_id = team.community) => {
  const p_values = { kind: 'mock', checklist, started_on: '2026-05-01' };
  return call(role, 'save_survey', { p_id: randomUUID(), p_community_id, p_version: 0, p_values });
};
const listOf = async (who: Pick<Person, 'client'>, p_community_id: string) => {
  const { checklists } = (await succeed(as(who).rpc('get_compliance', { p_community_id }))) as {
    checklists: { code: string; is_own: boolean; archived_at: string | null }[];
  };
  return checklists;
};

beforeAll(async () => {
  team = await createTeam();
  vendor = await person('vendor');
  sister = randomUUID();
  const p_values = { name: 'Birch Court', state: 'IN', care_types: ['AL'] };
  await succeed(call('executive_director', 'create_community', { p_id: sister, p_values }));
});

describe('standard checklists', () => {
  it('have exactly one of assisted living for each state and DC, with unique items that cite its chapter', async () => {
    const rows = (await queryDatabase(`
      select k.code, k.name, k.states, k.items, s.chapter
      from private.list_standard_checklists() k join private.list_survey_states() s on k.states = array[s.state]
      order by k.code`)) as {
      code: string;
      name: string;
      states: string[];
      items: Item[];
      chapter: string;
    }[];
    expect(rows.flatMap(({ states }) => states).toSorted()).toEqual(Object.keys(STATES).toSorted());
    expect(rows).toHaveLength(51);
    const chapters = rows.map(({ chapter }) => chapter);
    expect(new Set(chapters).size).toBe(51);
    for (const { code, name, states, items, chapter } of rows) {
      expect(code).toBe(`${states[0]?.toLowerCase()}_assisted_living`);
      expect(name.startsWith(STATES[states[0] as keyof typeof STATES]), name).toBe(true);
      expect(items.length, code).toBeGreaterThanOrEqual(23);
      expect(new Set(items.map(({ id }) => id)).size, code).toBe(items.length);
      for (const { source, label, tag } of items) {
        expect(source.startsWith(`${chapter}, `), `${code}: ${source}`).toBe(true);
        expect(label, code).not.toMatch(/[{}]/);
        expect(label.length, label).toBeLessThanOrEqual(200);
        expect(tag.length, tag).toBeLessThanOrEqual(20);
      }
    }
  });

  it('have no state item without a state', async () => {
    const rows = await queryDatabase(`
      select i.state from private.list_state_survey_items() i
      where not exists (select from private.list_survey_states() s where s.state = i.state)`);
    expect(rows).toEqual([]);
  });
});

describe('own checklists', () => {
  it('are closed to other operators, former members, families, vendors, and visitors', async () => {
    const p_id = await add();
    for (const role of OUTSIDERS) {
      expect(await codeOf(read(role, p_id)), role).toBe('42501');
      expect(await codeOf(versionsOf(role, p_id)), role).toBe('42501');
      expect(await codeOf(change(p_id, 1, { name: 'Mine' }, role)), role).toBe('42501');
      expect(await codeOf(change(randomUUID(), 0, { name: 'Mine' }, role)), role).toBe('42501');
    }
    const args = { p_community_id: team.community, p_code: p_id };
    expect(await codeOf(as(vendor).rpc('get_survey_checklist', args))).toBe('42501');
    expect((await anonymous().rpc('get_survey_checklist', args)).error).not.toBeNull();
    for (const table of ['survey_checklists', 'survey_checklist_versions'])
      expect(await codeOf(as(vendor).from(table).select('*'))).toBe('PGRST205');
  });

  it("are closed to staff who can't change surveys", async () => {
    const p_id = await add();
    for (const role of OTHERS) {
      expect(await codeOf(read(role, p_id)), role).toBe('42501');
      expect(await codeOf(versionsOf(role, p_id)), role).toBe('42501');
      expect(await codeOf(change(p_id, 1, { name: 'Mine' }, role)), role).toBe('42501');
      expect(await codeOf(change(randomUUID(), 0, { name: 'Mine' }, role)), role).toBe('42501');
      expect(await codeOf(start(p_id, role)), role).toBe('42501');
    }
  });

  it('of another operator cannot be read, changed, copied, or started by their ID', async () => {
    const neighbor = team.who('neighbor');
    const [home] = await queryDatabase(
      `select community_id from public.community_members where user_id = '${neighbor.id}'`,
    );
    const theirs = randomUUID();
    const there = { p_id: theirs, p_community_id: String(home?.community_id), p_version: 0 };
    const p_values = { name: 'Theirs', items: [ITEM] };
    await succeed(as(neighbor).rpc('save_survey_checklist', { ...there, p_values }));
    expect(await codeOf(read('nurse', theirs))).toBe('42501');
    expect(await codeOf(versionsOf('nurse', theirs))).toBe('42501');
    const mine = await add();
    expect(await codeOf(versionsOf('nurse', mine, { p_community_id: there.p_community_id }))).toBe(
      '42501',
    );
    expect(await codeOf(change(theirs, 1, { name: 'Mine' }))).toBe('42501');
    expect(await codeOf(change(theirs, 0, { name: 'Mine' }))).toBe('42501');
    expect(await codeOf(change(randomUUID(), 0, { name: 'Copy', copy_of: theirs }))).toBe('HXXCL');
    expect(await codeOf(start(theirs))).toBe('HXXCL');
    const codes = (await listOf(team.who('nurse'), team.community)).map(({ code }) => code);
    expect(codes).not.toContain(theirs);
  });

  it("are available in all the operator's communities and in no other workspace", async () => {
    const p_id = await add();
    const director = team.who('executive_director');
    const isListed = async (who: Person, community: string) =>
      (await listOf(who, community)).some(({ code }) => code === p_id);
    expect(await isListed(director, sister)).toBe(true);
    expect(await codeOf(start(p_id, 'executive_director', sister))).toBeUndefined();
    const owner = await tenantOwner();
    const elsewhere = randomUUID();
    const args = { p_id: elsewhere, p_values: { name: 'Elm', state: 'OH', care_types: ['AL'] } };
    await succeed(as(owner).rpc('create_community', args));
    const hired = { community_id: elsewhere, user_id: director.id };
    await insertRow('community_members', { ...hired, position: 'executive_director' });
    expect(await isListed(director, elsewhere)).toBe(false);
    expect(await codeOf(start(p_id, 'executive_director', elsewhere))).toBe('HXXCL');
    expect(await codeOf(read('executive_director', p_id, elsewhere))).toBe('42501');
  });

  it('come first, can copy a standard one, and change only over the version seen', async () => {
    const p_id = await add({ copy_of: 'oh_assisted_living', items: undefined });
    const copy = await succeed(read('nurse', p_id));
    const standard = await succeed(read('nurse', 'oh_assisted_living'));
    const labels = (items: readonly Item[]) => items.map(({ label }) => label);
    expect(labels(copy.items)).toEqual(labels(standard.items));
    const [first] = await listOf(team.who('nurse'), team.community);
    expect(first?.is_own).toBe(true);
    const items = [{ ...ITEM, is_physical: true, owner: 'forged' }, ...copy.items.slice(0, 2)];
    expect(await codeOf(change(p_id, 1, { name: 'Ours', items }))).toBeUndefined();
    expect(await codeOf(change(p_id, 1, { name: 'Theirs' }))).toBe('HXXVC');
    const saved = await succeed(read('nurse', p_id));
    expect(saved).toMatchObject({ name: 'Ours', version: 2 });
    expect(saved.items[0]).toEqual({ ...ITEM, is_physical: true });
    expect(saved.items).toHaveLength(3);
    expect(await codeOf(change('oh_assisted_living', 1, { name: 'Mine' }))).toBe('22P02');
  });

  it('never change a mock survey that has started', async () => {
    const p_id = await add();
    const survey = randomUUID();
    const p_values = { kind: 'mock', checklist: p_id, started_on: '2026-05-01' };
    const args = { p_id: survey, p_community_id: team.community, p_version: 0, p_values };
    await succeed(call('nurse', 'save_survey', args));
    await succeed(change(p_id, 1, { name: 'Other', items: [{ ...ITEM, label: 'Changed' }] }));
    await succeed(change(p_id, 2, { is_archived: true }));
    const [row] = await queryDatabase(
      `select checklist_name, items from private.surveys where id = '${survey}'`,
    );
    expect(row).toMatchObject({ checklist_name: 'Before the survey', items: [ITEM] });
    const forged = { ...args, p_version: 1, p_values: { items: [], checklist: 'snf_federal' } };
    await succeed(call('nurse', 'save_survey', forged));
    const [kept] = await queryDatabase(`select items from private.surveys where id = '${survey}'`);
    expect(kept).toMatchObject({ items: [ITEM] });
    const p_results = { rails: { value: 'fail', note: 'Loose by 204' } };
    await succeed(call('nurse', 'record_mock_survey', { p_id: survey, p_results }));
    const findings = await queryDatabase(
      `select title from private.survey_findings where survey_id = '${survey}'`,
    );
    expect(findings).toEqual([{ title: 'Rails are firm' }]);
  });

  it("can't start a survey while archived or empty", async () => {
    const archived = await add();
    await succeed(change(archived, 1, { is_archived: true }));
    expect(await codeOf(start(archived))).toBe('HXXKA');
    await succeed(change(archived, 2, { is_archived: false }));
    expect(await codeOf(start(archived))).toBeUndefined();
    expect(await codeOf(start(await add({ items: [] })))).toBe('HXXKE');
  });

  it('reject hostile and huge input', async () => {
    const problem = (p_values: object) =>
      codeOf(change(randomUUID(), 0, { name: 'Checklist', ...p_values }));
    const many = (count: number, item: object = {}) =>
      Array.from({ length: count }, (_, place) => ({ ...ITEM, id: `i${place}`, ...item }));
    for (const values of [
      { name: '  ' },
      { name: 'x'.repeat(121) },
      { name: 'turned \u202e around' },
      { items: many(101) },
      { items: many(100, { source: 'é'.repeat(300) }) },
      { items: [{ ...ITEM, id: '' }] },
      { items: [{ ...ITEM, id: '../x' }] },
      { items: [ITEM, ITEM] },
      { items: [{ ...ITEM, tag: 'x'.repeat(21) }] },
      { items: [{ ...ITEM, label: 'two\nlines' }] },
      { items: [{ ...ITEM, label: 'x'.repeat(201) }] },
      { items: [{ ...ITEM, source: 'x'.repeat(301) }] },
      { items: [{ ...ITEM, is_physical: 'yes' }] },
      { items: ['text'] },
      { items: { id: 'x' } },
      { items: 'text' },
    ])
      expect(await problem(values), JSON.stringify(values).slice(0, 80)).toBe('23514');
    expect(await problem({ is_archived: 'maybe' })).toBe('22P02');
    expect(await problem({ copy_of: "x' or true" })).toBe('HXXCL');
  });

  it('are limited to 200 per operator', async () => {
    const owner = await createTeam();
    await queryDatabase(`
      insert into private.survey_checklists (id, community_id, name)
      select gen_random_uuid(), '${owner.community}', 'Checklist ' || n from generate_series(1, 200) n`);
    const args = { p_id: randomUUID(), p_community_id: owner.community, p_version: 0 };
    const p_values = { name: 'One more' };
    expect(
      await codeOf(as(owner.who('nurse')).rpc('save_survey_checklist', { ...args, p_values })),
    ).toBe('HXXKF');
  });
});

describe('versions of own checklists', () => {
  const numbers = async (p_id: string, args: object = {}): Promise<number[]> => {
    const { versions } = await succeed(versionsOf('nurse', p_id, args));
    return versions.map(({ number }: { number: number }) => number);
  };

  it('list who saved what and when, compared with the version before', async () => {
    const p_id = await add();
    const changed = { ...ITEM, label: 'Rails are firm on each floor', is_physical: true };
    await succeed(change(p_id, 1, { name: 'Ours', items: [changed] }, 'executive_director'));
    await succeed(change(p_id, 2, { is_archived: true }));
    const { versions, next } = await succeed(versionsOf('nurse', p_id));
    expect(next).toBeNull();
    expect(versions).toMatchObject([
      { number: 3, name: 'Ours', is_archived: true, before: { is_archived: false } },
      { number: 2, name: 'Ours', items: [changed], before: { items: [ITEM] } },
      { number: 1, name: 'Before the survey', items: [ITEM], before: null },
    ]);
    const nameOf = async (role: Role) => {
      const [row] = await queryDatabase(
        `select coalesce(full_name, email) as name from public.profiles where id = '${team.who(role).id}'`,
      );
      return row?.name;
    };
    expect(versions[1].saved_by).toBe(await nameOf('executive_director'));
    expect(versions[2].saved_by).toBe(await nameOf('nurse'));
    expect(JSON.stringify(versions)).not.toContain(team.who('nurse').id);
  });

  it('are restored as a new version with the items of the server', async () => {
    const p_id = await add();
    await succeed(change(p_id, 1, { name: 'Ours', items: [] }));
    const forged = { restored_from: 1, name: 'Forged', items: [{ ...ITEM, label: 'Forged' }] };
    await succeed(change(p_id, 2, forged));
    expect(await succeed(read('nurse', p_id))).toMatchObject({
      name: 'Before the survey',
      items: [ITEM],
      version: 3,
    });
    const { versions } = await succeed(versionsOf('nurse', p_id));
    expect(versions.map((one: { restored_from: number | null }) => one.restored_from)).toEqual([
      1,
      null,
      null,
    ]);
    expect(await codeOf(change(p_id, 2, { restored_from: 2 }))).toBe('HXXVC');
    const other = await add();
    for (const restored_from of [0, 9, -1])
      expect(await codeOf(change(other, 1, { restored_from }))).toBe('HXXKV');
    expect(await codeOf(change(randomUUID(), 0, { restored_from: 1 }))).toBe('HXXKV');
    for (const role of ['caregiver', 'neighbor', 'family'] as const)
      expect(await codeOf(change(p_id, 3, { restored_from: 2 }, role)), role).toBe('42501');
  });

  it('are added once for a repeated save and never for one without a change', async () => {
    const p_id = await add();
    const values = { name: 'Ours', items: [] };
    await succeed(change(p_id, 1, values));
    await succeed(change(p_id, 1, values));
    await succeed(change(p_id, 2, values));
    expect(await numbers(p_id)).toEqual([2, 1]);
    // Someone else with the same content did not see that version.
    expect(await codeOf(change(p_id, 1, values, 'executive_director'))).toBe('HXXVC');
  });

  it('are added once per change when two people save at the same time', async () => {
    const p_id = await add();
    const codes = await Promise.all([
      codeOf(change(p_id, 1, { name: 'Of the nurse' })),
      codeOf(change(p_id, 1, { name: 'Of the director' }, 'executive_director')),
    ]);
    expect(codes.toSorted()).toEqual(['HXXVC', undefined]);
    expect(await numbers(p_id)).toEqual([2, 1]);
  });

  it('are paged by ten', async () => {
    const p_id = await add();
    for (let version = 1; version < 12; version += 1)
      await succeed(change(p_id, version, { name: `Name ${version}` }));
    const { versions, next } = await succeed(versionsOf('nurse', p_id));
    expect(versions).toHaveLength(10);
    expect(next).toBe(3);
    expect(await numbers(p_id, { p_below: next })).toEqual([2, 1]);
  });

  it('can never be rewritten or skipped, not even by the server', async () => {
    const p_id = await add();
    for (const statement of [
      `update private.survey_checklist_versions set name = 'Other' where checklist_id = '${p_id}'`,
      `delete from private.survey_checklist_versions where checklist_id = '${p_id}'`,
    ])
      await expect(queryDatabase(statement)).rejects.toThrow("can't be changed");
    await expect(
      queryDatabase(`update private.survey_checklists set name = 'Other' where id = '${p_id}'`),
    ).rejects.toThrow('survey_checklist_versions_pkey');
  });

  it('are limited to 500', async () => {
    const p_id = await add();
    await queryDatabase(
      `update private.survey_checklists set version = 500, name = 'Often changed' where id = '${p_id}'`,
    );
    expect(await codeOf(change(p_id, 500, { name: 'Once more' }))).toBe('HXXKM');
    const copy = randomUUID();
    expect(await codeOf(change(copy, 0, { name: 'Copy', copy_of: p_id }))).toBeUndefined();
  });

  it('are named by a started mock survey', async () => {
    const p_id = await add();
    await succeed(change(p_id, 1, { name: 'Ours' }));
    await succeed(start(p_id));
    await succeed(start('snf_federal'));
    const rows = await queryDatabase(
      `select checklist_version from private.surveys
       where community_id = '${team.community}' and checklist in ('${p_id}', 'snf_federal')
       order by checklist_version nulls last limit 2`,
    );
    expect(rows).toEqual([{ checklist_version: 2 }, { checklist_version: null }]);
  });

  it('show a deleted account without its name', async () => {
    const other = await createTeam();
    const p_id = randomUUID();
    const args = { p_id, p_community_id: other.community, p_version: 0 };
    const nurse = as(other.who('nurse'));
    await succeed(nurse.rpc('save_survey_checklist', { ...args, p_values: { name: 'Ours' } }));
    await queryDatabase(`
      insert into private.account_deletions (user_id, due_at, step, asked_by, is_of_staff)
      values ('${other.who('nurse').id}', now() - interval '1 day', 0, null, false)`);
    await queryDatabase(`select private.deactivate_account('${other.who('nurse').id}')`);
    const { versions } = await succeed(
      as(other.who('executive_director')).rpc('list_checklist_versions', {
        p_community_id: other.community,
        p_id,
      }),
    );
    expect(versions).toMatchObject([{ number: 1, saved_by: 'Deleted account' }]);
  });
});

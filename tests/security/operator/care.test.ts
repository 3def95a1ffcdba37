import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, insertRow, keys } from './team.ts';

type Role =
  | 'director'
  | 'nurse'
  | 'caregiver'
  | 'other caregiver'
  | 'sales'
  | 'family'
  | 'former'
  | 'stranger';
const people = {} as Record<Role, Person>;
let community: string;
let unit: string;
let ada: string;
let bea: string;
let instrument: string;
let task: string;
let nurseTask: string;
let shift: { day: string; shift: string };

interface Instrument {
  id: string;
  code: string;
  sections: { questions: { id: string; options: { points: number }[] }[] }[];
}
let published: Instrument[];

async function hire(role: Role, position: string, rest: object = {}): Promise<string> {
  people[role] = await person('operator');
  const row = { community_id: community, user_id: people[role].id, position, ...rest };
  return insertRow('community_members', row);
}
const open = (role: Role, resident = ada) =>
  as(people[role]).rpc('open_resident', { p_resident_id: resident });
const start = (role: Role, resident = ada, p_id = randomUUID()) =>
  as(people[role]).rpc('start_care_assessment', {
    p_id,
    p_resident_id: resident,
    p_instrument_id: instrument,
    p_type: 'periodic',
  });
/** The same option for every question, or the last one. */
const answersOf = (option: number): Record<string, number> =>
  Object.fromEntries(
    (published.find(({ id }) => id === instrument)?.sections ?? [])
      .flatMap(({ questions }) => questions)
      .map(({ id, options }) => [id, Math.min(option, options.length - 1)]),
  );
async function signed(resident: string, option: number): Promise<string> {
  await succeed(open('nurse', resident));
  const id = randomUUID();
  await succeed(start('nurse', resident, id));
  const rest = { p_id: id };
  const answers = { ...rest, p_answers: answersOf(option) };
  await succeed(as(people.nurse).rpc('answer_care_assessment', answers));
  const signature = { ...rest, p_signature: 'Nora Nurse' };
  await succeed(as(people.nurse).rpc('sign_care_assessment', signature));
  return id;
}
const approve = (
  role: Role,
  p_id: string,
  p_level: number,
  p_effective_on: string,
  p_reason = '',
) => as(people[role]).rpc('approve_care_assessment', { p_id, p_level, p_effective_on, p_reason });
const chart = (role: Role, values: object, p_id = randomUUID()) =>
  as(people[role]).rpc('record_care_entry', {
    p_id,
    p_values: { at: new Date().toISOString(), ...values },
  });
const done = (id = task) => ({ kind: 'task', task_id: id, outcome: 'done', ...shift });
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/New_York',
  });

beforeAll(async () => {
  people.director = await person('operator');
  community = randomUUID();
  const created = { p_id: community, p_values: { name: 'Maple Court' } };
  await succeed(as(people.director).rpc('create_community', created));
  await hire('nurse', 'nurse');
  const member = await hire('caregiver', 'caregiver');
  await hire('other caregiver', 'caregiver');
  await hire('sales', 'sales');
  await hire('family', 'family');
  await hire('former', 'nurse', { starts_at: '2026-01-01Z', ends_at: '2026-02-01Z' });
  people.stranger = await person('operator');
  const building = await insertRow('buildings', { community_id: community, name: 'Main' });
  const floor = await insertRow('floors', { building_id: building, name: 'First' });
  unit = await insertRow('units', { floor_id: floor, name: '101' });
  const otherUnit = await insertRow('units', { floor_id: floor, name: '102' });
  ada = await insertRow('residents', { community_id: community, name: 'Ada' });
  bea = await insertRow('residents', { community_id: community, name: 'Bea' });
  for (const [resident, place] of [
    [ada, unit],
    [bea, otherUnit],
  ] as const) {
    await succeed(open('nurse', resident));
    await succeed(
      as(people.nurse).rpc('record_stay_event', {
        p_id: randomUUID(),
        p_resident_id: resident,
        p_type: 'admit',
        p_at: '2026-05-01T15:00:00Z',
        p_unit_id: place,
      }),
    );
  }
  await insertRow('shift_assignments', {
    member_id: member,
    unit_id: unit,
    community_id: community,
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const instruments = as(people.nurse).from('care_instruments').select('id, code, sections');
  published = (await succeed(instruments.eq('community_id', community))) as Instrument[];
  instrument = published.find(({ code }) => code === 'assisted_living')?.id ?? '';
  const plan = {
    resident_id: ada,
    area: 'bathing',
    shifts: ['day', 'evening', 'night'],
    starts_on: '2026-05-01',
  };
  task = await insertRow('care_tasks', { ...plan, name: 'Assist with shower' });
  nurseTask = await insertRow('care_tasks', {
    ...plan,
    name: 'Change dressing',
    position: 'nurse',
  });
  const now = await succeed(as(people.nurse).rpc('get_care_shift', { p_community_id: community }));
  const { day, shift: name } = now as { day: string; shift: string };
  shift = { day, shift: name };
});

describe('assessments', () => {
  it('start with two standard instruments in each community', () => {
    expect(published.map(({ code }) => code).toSorted()).toEqual([
      'assisted_living',
      'memory_care',
    ]);
  });

  it('can be started only by directors and nurses who opened the record', async () => {
    for (const role of ['caregiver', 'sales', 'family', 'former', 'stranger'] as const) {
      await open(role);
      expect(await codeOf(start(role))).toBe('42501');
    }
  });

  it("can't be written or read directly by outsiders", async () => {
    const row = { resident_id: ada, instrument_id: instrument, type: 'periodic' };
    for (const role of ['nurse', 'caregiver', 'stranger'] as const) {
      expect(await codeOf(as(people[role]).from('care_assessments').insert(row))).toBe('42501');
    }
    const id = await signed(bea, 0);
    for (const role of ['caregiver', 'sales', 'family', 'former', 'stranger'] as const) {
      const read = as(people[role]);
      expect(await succeed(read.from('care_assessments').select('id'))).toEqual([]);
      expect(await codeOf(read.rpc('get_care_assessment', { p_id: id }))).toBe('42501');
      const queue = read.rpc('list_assessment_queue', { p_community_id: community });
      expect(await codeOf(queue)).toBe('42501');
    }
  });

  it('require every answer before signing, and the server computes the score', async () => {
    await succeed(open('nurse'));
    const id = randomUUID();
    await succeed(start('nurse', ada, id));
    const sign = () =>
      as(people.nurse).rpc('sign_care_assessment', { p_id: id, p_signature: 'Nora Nurse' });
    expect(await codeOf(sign())).toBe('HXKAN');
    const answer = (p_answers: object) =>
      as(people.nurse).rpc('answer_care_assessment', { p_id: id, p_answers });
    expect(await codeOf(answer({ bathing: 7 }))).toBe('HXKAQ');
    expect(await codeOf(answer({ unknown: 0 }))).toBe('HXKAQ');
    expect(await codeOf(answer({ bathing: 'x' }))).toBe('HXKAQ');
    await succeed(answer({ ...answersOf(0), bathing: 4 }));
    await succeed(sign());
    const [row] = await queryDatabase(
      `select score, level from public.care_assessments where id = '${id}'`,
    );
    expect(row).toEqual({ score: 18, level: 1 });
    expect(await codeOf(answer({ bathing: 0 }))).toBe('HXKAS');
    await succeed(open('director'));
    await succeed(approve('director', id, 1, dayAfter(0)));
  });

  it('must be approved by someone else, or with a reason if no one else can', async () => {
    const [{ id } = { id: '' }] = await queryDatabase(
      `select id from public.care_assessments where resident_id = '${bea}' and approved_at is null`,
    );
    await succeed(open('nurse', bea));
    expect(await codeOf(approve('nurse', `${id}`, 1, dayAfter(0)))).toBe('HXKAP');
    const end = (at: string) =>
      queryDatabase(
        `update public.community_members set ends_at = ${at}
         where community_id = '${community}' and position = 'executive_director'`,
      );
    await end('now()');
    expect(await codeOf(approve('nurse', `${id}`, 1, dayAfter(0)))).toBe('HXKAW');
    await succeed(approve('nurse', `${id}`, 1, dayAfter(0), 'The director is away this week.'));
    await end('null');
  });

  it('set the level only when approved, after the notice period if it rises', async () => {
    const id = await signed(ada, 2);
    await succeed(open('director'));
    for (const role of ['caregiver', 'sales', 'former', 'stranger'] as const) {
      expect(await codeOf(approve(role, id, 4, dayAfter(60)))).toBe('42501');
    }
    const [row] = await queryDatabase(
      `select level from public.care_assessments where id = '${id}'`,
    );
    const level = row?.level as number;
    expect(level).toBeGreaterThan(1);
    expect(await codeOf(approve('director', id, level, dayAfter(10)))).toBe('HXKAE');
    expect(await codeOf(approve('director', id, level - 1, dayAfter(31)))).toBe('HXKAR');
    expect(await codeOf(approve('director', id, 9, dayAfter(31)))).toBe('HXKAL');
    await succeed(approve('director', id, level, dayAfter(31)));
    const levels = await queryDatabase(`
      select private.get_care_level('${ada}', '${dayAfter(0)}') as now,
        private.get_care_level('${ada}', '${dayAfter(31)}') as later`);
    expect(levels).toEqual([{ now: 1, later: level }]);
    expect(await codeOf(approve('director', id, level, dayAfter(31)))).toBe('HXKAA');
  });

  it('never change once approved, not even by the server', async () => {
    const changed = keys().from('care_assessments').update({ answers: {} });
    expect(await codeOf(changed.eq('resident_id', ada))).toBe('HXKAS');
  });

  it('are due three days after a return from the hospital', async () => {
    const stay = (p_type: string, hours: number) =>
      as(people.nurse).rpc('record_stay_event', {
        p_id: randomUUID(),
        p_resident_id: ada,
        p_type,
        p_at: new Date(Date.now() - hours).toISOString(),
      });
    const due = async () => {
      const queue = as(people.nurse).rpc('list_assessment_queue', { p_community_id: community });
      const rows = (await succeed(queue)) as { resident: string; type: string; due_on: string }[];
      return rows.find(({ resident }) => resident === 'Ada');
    };
    expect(await due()).toMatchObject({ type: 'periodic', due_on: dayAfter(180) });
    await succeed(open('nurse'));
    await succeed(stay('hospital_leave', 1000));
    await succeed(stay('return', 1));
    expect(await due()).toMatchObject({ type: 'change_of_condition', due_on: dayAfter(3) });
  });

  it('use published instruments that no one can change', async () => {
    const draft = published.find(({ id }) => id === instrument);
    const levels = [{ label: 'Level 1', from: 0 }];
    const save = (role: Role, p_id: string, values: object = {}) =>
      as(people[role]).rpc('save_care_instrument', {
        p_id,
        p_community_id: community,
        p_values: {
          code: 'assisted_living',
          name: 'Ours',
          sections: draft?.sections,
          levels,
          ...values,
        },
      });
    expect(await codeOf(save('nurse', instrument))).toBe('HXKIP');
    for (const role of ['caregiver', 'sales', 'former', 'stranger'] as const) {
      expect(await codeOf(save(role, randomUUID()))).toBe('42501');
    }
    const options = [{ label: 'A', points: 1e9 }];
    const wrong = [{ title: 'One', questions: [{ id: 'a', label: 'A', options }] }];
    expect(await codeOf(save('nurse', randomUUID(), { sections: wrong }))).toBe('HXKIC');
    const next = randomUUID();
    await succeed(save('nurse', next));
    await succeed(as(people.nurse).rpc('publish_care_instrument', { p_id: next }));
    const rows = await queryDatabase(
      `select version, published_at is not null as live from public.care_instruments where id = '${next}'`,
    );
    expect(rows).toEqual([{ version: 2, live: true }]);
  });
});

describe('care plans', () => {
  it('are written by directors and nurses, and read by the caregiver on shift', async () => {
    const need = { resident_id: ada, area: 'bathing', need: 'Unsteady in the shower' };
    for (const role of ['caregiver', 'sales', 'family', 'former', 'stranger'] as const) {
      await open(role);
      expect(await codeOf(as(people[role]).from('care_needs').insert(need))).toBe('42501');
    }
    await succeed(open('nurse'));
    await succeed(as(people.nurse).from('care_needs').insert(need).select('id'));
    await succeed(open('caregiver'));
    expect(await succeed(as(people.caregiver).from('care_needs').select('need'))).toHaveLength(1);
    for (const role of ['sales', 'family', 'other caregiver', 'stranger'] as const) {
      expect(await succeed(as(people[role]).from('care_needs').select('id'))).toEqual([]);
      const plans = as(people[role]).rpc('list_care_plans', { p_community_id: community });
      expect(await codeOf(plans)).toBe('42501');
    }
  });
});

describe('shift assignments', () => {
  it('can be set only by directors and nurses, for caregivers and units of their community', async () => {
    const list = (role: Role) =>
      as(people[role]).rpc('list_shift_assignments', { p_community_id: community });
    for (const role of ['caregiver', 'sales', 'family', 'former', 'stranger'] as const) {
      expect(await codeOf(list(role))).toBe('42501');
    }
    const { caregivers, units } = (await succeed(list('nurse'))) as {
      caregivers: { member_id: string; unit_ids: string[] }[];
      units: { id: string }[];
    };
    const free = caregivers.find(({ unit_ids }) => unit_ids.length === 0);
    const assign = (role: Role, p_unit_ids: string[], p_day = shift.day) =>
      as(people[role]).rpc('set_shift_assignments', {
        p_member_id: free?.member_id,
        p_day,
        p_shift: shift.shift,
        p_unit_ids,
      });
    for (const role of ['caregiver', 'other caregiver', 'sales', 'former', 'stranger'] as const) {
      expect(await codeOf(assign(role, [unit]))).toBe('42501');
    }
    expect(await codeOf(assign('nurse', [randomUUID()]))).toBe('HXKSU');
    expect(await codeOf(assign('nurse', [unit], '2026-01-01'))).toBe('HXKSH');
    await succeed(assign('nurse', [units[1]?.id ?? '']));
    const residents = as(people['other caregiver']).rpc('list_my_residents');
    expect(await succeed(residents)).toMatchObject([{ name: 'Bea' }]);
    await succeed(assign('nurse', []));
    expect(await succeed(as(people['other caregiver']).rpc('list_my_residents'))).toEqual([]);
  });
});

describe('charting', () => {
  const names = async (role: Role): Promise<string[]> => {
    const call = as(people[role]).rpc('get_care_shift', { p_community_id: community });
    const { residents } = (await succeed(call)) as { residents: { name: string }[] };
    return residents.map(({ name }) => name);
  };

  it("shows caregivers the residents of their shift's units, and logs the reading", async () => {
    expect(await names('caregiver')).toEqual(['Ada']);
    expect(await names('other caregiver')).toEqual([]);
    expect(await names('nurse')).toEqual(['Ada', 'Bea']);
    const entries = await queryDatabase(`
      select distinct resident_id from public.resident_access_log where user_id = '${people.caregiver.id}'`);
    expect(entries).toEqual([{ resident_id: ada }]);
    for (const role of ['sales', 'family', 'former', 'stranger'] as const) {
      const call = as(people[role]).rpc('get_care_shift', { p_community_id: community });
      expect(await codeOf(call)).toBe('42501');
    }
  });

  it('is denied to anyone without the resident in their care', async () => {
    for (const role of ['other caregiver', 'sales', 'family', 'former', 'stranger'] as const) {
      expect(await codeOf(chart(role, done()))).toBe('42501');
    }
    const note = { kind: 'note', resident_id: bea, body: 'Slept well.' };
    expect(await codeOf(chart('caregiver', note))).toBe('42501');
    const row = { ...done(), resident_id: ada, name: 'Assist with shower' };
    expect(await codeOf(as(people.caregiver).from('care_entries').insert(row))).toBe('42501');
  });

  it("rejects another position's task, another shift's task, and a missing reason", async () => {
    expect(await codeOf(chart('caregiver', done(nurseTask)))).toBe('42501');
    expect(await codeOf(chart('caregiver', { ...done(), day: dayAfter(2) }))).toBe('HXKCN');
    expect(await codeOf(chart('caregiver', { ...done(), outcome: 'refused' }))).toBe('HXKCR');
    const past = { at: new Date(Date.now() - 100 * 3_600_000).toISOString() };
    expect(await codeOf(chart('nurse', { ...done(), ...past }))).toBe('HXKCT');
  });

  it('keeps one entry when a request is repeated, and rejects a second one for the same task', async () => {
    const id = randomUUID();
    await succeed(chart('caregiver', done(), id));
    await succeed(chart('caregiver', done(), id));
    expect(await codeOf(chart('nurse', done()))).toBe('HXKCD');
    expect(await codeOf(chart('nurse', done(), id))).toBe('42501');
    const rows = await queryDatabase(
      `select id from public.care_entries where task_id = '${task}' and struck_at is null`,
    );
    expect(rows).toEqual([{ id }]);
  });

  it('records only one of two entries that arrive at the same moment', async () => {
    const both = [chart('nurse', done(nurseTask)), chart('nurse', done(nurseTask))];
    const codes = await Promise.all(both.map(codeOf));
    expect(codes.toSorted()).toEqual(['HXKCD', undefined]);
  });

  it('strikes an entry made in error with a reason, and never deletes or changes it', async () => {
    const [entry] = await queryDatabase(
      `select id from public.care_entries where task_id = '${task}'`,
    );
    const strike = (role: Role, p_reason: string) =>
      as(people[role]).rpc('strike_care_entry', { p_id: entry?.id, p_reason });
    for (const role of ['other caregiver', 'sales', 'former', 'stranger'] as const) {
      expect(await codeOf(strike(role, 'Wrong resident'))).toBe('42501');
    }
    expect(await codeOf(strike('caregiver', ''))).toBe('HXKCR');
    await succeed(strike('caregiver', 'Wrong resident'));
    // A repeat after a lost response, or from the offline queue, changes nothing.
    await succeed(strike('caregiver', 'Wrong resident'));
    expect(await codeOf(strike('caregiver', 'Again'))).toBe('HXKCS');
    const table = () => keys().from('care_entries');
    expect(await codeOf(table().update({ outcome: 'refused' }).eq('id', entry?.id))).toBe('42501');
    expect(await codeOf(table().delete().eq('id', entry?.id))).toBe('42501');
    await succeed(chart('caregiver', { ...done(), outcome: 'refused', reason: 'Too tired' }));
  });

  it('accepts entries made offline after the shift ended, but only for the time of the shift', async () => {
    const [mine] = await queryDatabase(`
      update public.shift_assignments set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
      where unit_id = '${unit}' returning id`);
    expect(mine).toBeDefined();
    const note = { kind: 'note', resident_id: ada, body: 'Ate half of lunch.' };
    const at = (minutes: number) => ({ at: new Date(Date.now() - minutes * 60_000).toISOString() });
    await succeed(chart('caregiver', { ...note, ...at(90) }));
    expect(await codeOf(chart('caregiver', { ...note, ...at(30) }))).toBe('42501');
    expect(await codeOf(chart('caregiver', { ...note, ...at(240) }))).toBe('42501');
    expect(await names('caregiver')).toEqual([]);
    await queryDatabase(`
      update public.shift_assignments set ends_at = now() - interval '25 hours', starts_at = now() - interval '27 hours'
      where unit_id = '${unit}'`);
    expect(await codeOf(chart('caregiver', { ...note, ...at(26 * 60) }))).toBe('42501');
  });

  it('rejects impossible measurements', async () => {
    const vital = (measure: string, value: unknown, second_value: unknown = null) =>
      chart('nurse', { kind: 'vital', resident_id: ada, measure, value, second_value });
    expect(await codeOf(vital('weight', 5000))).toBe('HXKCV');
    expect(await codeOf(vital('weight', 'NaN'))).toBe('HXKCV');
    expect(await codeOf(vital('weight', 'Infinity'))).toBe('HXKCV');
    expect(await codeOf(vital('blood_pressure', 80, 120))).toBe('HXKCV');
    expect(await codeOf(vital('mood', 5))).toBe('HXKCV');
    await succeed(vital('blood_pressure', 128, 76));
  });

  it('alerts when weight changes by 5 % in 30 days, 7.5 % in 90, or 10 % in 180', async () => {
    const weigh = (days: number, value: number, resident = bea) =>
      queryDatabase(`
        insert into public.care_entries (id, day, shift, community_id, resident_id, kind, measure, value, at, recorded_name)
        values ('${randomUUID()}', current_date - ${days}, 'day', '${community}', '${resident}', 'vital', 'weight', ${value},
          now() - interval '${days} days', 'Nora')`);
    const alerts = async () =>
      (
        await queryDatabase(
          `select days, change::float from private.list_weight_alerts(array['${bea}']::uuid[])`,
        )
      ).map(({ days, change }) => [days, change]);
    await weigh(170, 150);
    await weigh(80, 145);
    await weigh(20, 142);
    await weigh(0, 136);
    expect(await alerts()).toEqual([]);
    await weigh(-0, 134.8);
    expect(await alerts()).toEqual([
      [30, -5.1],
      [180, -10.1],
    ]);
  });
});

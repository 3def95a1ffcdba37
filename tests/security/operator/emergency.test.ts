import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { person, succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

let team: Team;
let maintenance: Awaited<ReturnType<typeof person>>;

const call = (role: Role | 'maintenance', name: string, values: object) =>
  as(role === 'maintenance' ? maintenance : team.who(role)).rpc(name, values);
const now = () => new Date().toISOString();

async function start(role: Role, values: object = {}): Promise<string> {
  const p_id: string = randomUUID();
  await succeed(
    call(role, 'start_emergency_event', {
      p_id,
      p_community_id: team.community,
      p_values: { kind: 'drill', hazard: 'fire', ...values },
    }),
  );
  return p_id;
}
const mark = (role: Role, p_event_id: string, subject: string, values: object = {}) =>
  call(role, 'mark_emergency_people', {
    p_id: randomUUID(),
    p_event_id,
    p_subject_ids: [subject],
    p_status: 'safe',
    p_at: now(),
    ...values,
  });
const end = (role: Role, p_id: string, values: object = {}) =>
  call(role, 'end_emergency_event', {
    p_id,
    p_values: { summary: 'Everyone was out.', ...values },
  });
interface EventRow {
  readonly people: readonly {
    id: string;
    name: string;
    mark: { status: string; count: number } | null;
  }[];
  readonly counts: Readonly<Record<string, number>>;
  readonly inspection: { id: string; items: readonly { id: string; type: string }[] } | null;
  readonly findings: readonly { order_number: number | null }[];
}
const read = async (role: Role, p_id: string) =>
  (await succeed(call(role, 'get_emergency_event', { p_id }))) as EventRow;
const endAll = () =>
  queryDatabase(
    `update public.emergency_events set ended_at = now() where ended_at is null and community_id = '${team.community}'`,
  );

beforeAll(async () => {
  team = await createTeam();
  maintenance = await person('operator');
  await insertRow('community_members', {
    community_id: team.community,
    user_id: maintenance.id,
    position: 'maintenance',
  });
});

describe('emergency plans', () => {
  const values = { hazard: 'fire', steps: [{ text: 'Pull the alarm', position: 'caregiver' }] };
  const save = (role: Role, more: object = {}, p_id: string = randomUUID(), p_version = 0) =>
    call(role, 'save_emergency_plan', {
      p_id,
      p_community_id: team.community,
      p_version,
      p_values: { ...values, ...more },
    });

  it('are read by all staff, changed by directors and maintenance, and keep earlier versions', async () => {
    const id = randomUUID();
    await succeed(save('executive_director', {}, id));
    await succeed(save('executive_director', {}, id));
    await succeed(save('executive_director', { meeting_point: 'East lot' }, id, 1));
    expect(await codeOf(save('executive_director', { meeting_point: 'Roof' }, id, 1))).toBe(
      'HXZVE',
    );
    expect(await codeOf(save('executive_director'))).toBe('HXZHA');
    await succeed(call('maintenance', 'review_emergency_plan', { p_id: id }));
    const list = (await succeed(
      call('dining', 'list_emergency_plans', { p_community_id: team.community }),
    )) as { plans: { meeting_point: string; reviewer: string }[] };
    expect(list.plans).toMatchObject([{ meeting_point: 'East lot', version: 2 }]);
    expect(list.plans[0]?.reviewer).not.toBe('');
    expect(
      await queryDatabase(
        `select version from private.emergency_plan_versions where plan_id = '${id}'`,
      ),
    ).toEqual([{ version: 1 }]);
    for (const role of [
      'nurse',
      'caregiver',
      'family',
      'former',
      'neighbor',
      'stranger',
    ] as const) {
      expect(await codeOf(save(role, {}, id, 2))).toBe('42501');
      expect(await codeOf(call(role, 'review_emergency_plan', { p_id: id }))).toBe('42501');
    }
    for (const role of ['family', 'former', 'neighbor', 'stranger'] as const) {
      expect(
        await codeOf(call(role, 'list_emergency_plans', { p_community_id: team.community })),
      ).toBe('42501');
    }
  });

  it('reject huge and malformed text', async () => {
    for (const more of [
      { hazard: 'flood', steps: [] },
      { hazard: 'flood', steps: [{ text: 'x'.repeat(500) }] },
      { hazard: 'flood', steps: [{ text: 'a\u202eb' }] },
      { hazard: 'flood', steps: [{ text: 'Go', position: 'family' }] },
      { hazard: 'flood', steps: Array.from({ length: 41 }, () => ({ text: 'Go' })) },
      { hazard: 'flood', sites: [{ name: '' }] },
      { hazard: 'flood', sites: [{ name: 'School', phone: '<b>' }] },
    ]) {
      expect(await codeOf(save('executive_director', more))).toBe('HXZST');
    }
    expect(await codeOf(save('executive_director', { hazard: 'meteor' }))).toBe('23514');
  });
});

describe('the evacuation roster', () => {
  interface Roster {
    readonly residents: readonly {
      id: string;
      assistance: string;
      assistance_source: string;
      code_status: string | null;
      medications: readonly { drug: string }[] | null;
      due_count: number;
    }[];
  }
  const roster = async (role: Role | 'maintenance') =>
    (await succeed(
      call(role, 'get_evacuation_roster', { p_community_id: team.community }),
    )) as Roster;

  it('shows each position what it can read, and logs it', async () => {
    await succeed(team.open('nurse', team.ada));
    await insertRow('resident_care_profiles', {
      resident_id: team.ada,
      code_status: 'dnr',
      mobility: 'wheelchair',
    });
    await queryDatabase(`
      insert into public.medication_orders (
        id, community_id, resident_id, drug, dose, route, schedule, times, starts_at, prescriber, ordered_at, reviewed_at
      )
      select gen_random_uuid(), '${team.community}', '${team.ada}', 'Lisinopril', '10 mg', 'oral', 'daily',
        array[((now() + interval '1 hour') at time zone c.time_zone)::time], now() - interval '3 days', 'Dr. Ray', now() - interval '3 days',
        now() - interval '3 days'
      from public.communities c where c.id = '${team.community}'`);
    const nurse = await roster('nurse');
    expect(nurse.residents).toHaveLength(2);
    expect(nurse.residents.find(({ id }) => id === team.ada)).toMatchObject({
      assistance: 'wheelchair',
      assistance_source: 'mobility',
      code_status: 'dnr',
      due_count: 1,
      medications: [{ drug: 'Lisinopril' }],
    });
    const caregiver = await roster('caregiver');
    expect(caregiver.residents.map(({ id }) => id)).toEqual([team.ada]);
    expect(caregiver.residents[0]).toMatchObject({
      code_status: 'dnr',
      medications: null,
      due_count: 1,
    });
    const technician = await roster('maintenance');
    expect(technician.residents).toHaveLength(2);
    expect(technician.residents.find(({ id }) => id === team.ada)).toMatchObject({
      code_status: null,
      medications: null,
    });
    const logged = await queryDatabase(
      `select distinct reason from public.resident_access_log where user_id = '${maintenance.id}'`,
    );
    expect(logged).toEqual([{ reason: 'Evacuation roster' }]);
  });

  it('is closed to family, other positions, former members, and neighbors', async () => {
    await team.share('care', true);
    for (const role of ['family', 'dining', 'sales', 'former', 'neighbor', 'stranger'] as const) {
      expect(
        await codeOf(call(role, 'get_evacuation_roster', { p_community_id: team.community })),
      ).toBe('42501');
    }
  });

  it('uses an evacuation level that only a nurse can set', async () => {
    const row = { resident_id: team.bea, assistance: 'bed_bound', equipment: ['oxygen'] };
    for (const role of ['caregiver', 'medication_aide', 'family', 'neighbor'] as const) {
      await team.open(role, team.bea);
      const { error } = await as(team.who(role)).from('resident_evacuation_needs').insert(row);
      expect(error?.code).toBe('42501');
    }
    await succeed(team.open('nurse', team.bea));
    await succeed(as(team.who('nurse')).from('resident_evacuation_needs').insert(row).select('id'));
    const { residents } = await roster('nurse');
    expect(residents.find(({ id }) => id === team.bea)).toMatchObject({
      assistance: 'bed_bound',
      assistance_source: 'nurse',
    });
    const { data } = await as(team.who('caregiver')).from('resident_evacuation_needs').select('id');
    expect(data).toEqual([]);
  });
});

describe('head counts', () => {
  it('count everyone once, keep corrected marks, and ignore repeats', async () => {
    const id = await start('nurse');
    const repeat = { p_id: randomUUID(), p_at: now() };
    await succeed(mark('caregiver', id, team.ada, repeat));
    await succeed(mark('caregiver', id, team.ada, repeat));
    await succeed(mark('dining', id, team.bea, { p_status: 'missing' }));
    await succeed(mark('caregiver', id, team.bea, { p_status: 'evacuated', p_place: 'School' }));
    const visitor = {
      p_id: randomUUID(),
      p_event_id: id,
      p_kind: 'visitor',
      p_name: 'Ben',
      p_at: now(),
    };
    await succeed(call('dining', 'add_emergency_person', visitor));
    await succeed(call('dining', 'add_emergency_person', visitor));
    const event = await read('caregiver', id);
    expect(event.counts).toEqual({
      total: 3,
      safe: 1,
      evacuated: 1,
      hospital: 0,
      missing: 0,
      open: 1,
    });
    expect(event.people.find((one) => one.id === team.ada)?.mark?.count).toBe(1);
    const marks = (await succeed(
      call('nurse', 'list_emergency_marks', { p_event_id: id, p_subject_id: team.bea }),
    )) as { status: string }[];
    expect(marks.map(({ status }) => status)).toEqual(['missing', 'evacuated']);
    expect(await codeOf(mark('caregiver', id, team.ada, { p_status: 'evacuated' }))).toBe('HXZPL');
    expect(await codeOf(mark('caregiver', id, team.ada, { p_status: 'gone' }))).toBe('HXZWH');
    await endAll();
  });

  it('are closed to family, former members, neighbors, and staff of other events', async () => {
    const id = await start('executive_director');
    for (const role of ['family', 'former', 'neighbor', 'stranger'] as const) {
      expect(await codeOf(mark(role, id, team.ada))).toBe('42501');
      expect(await codeOf(call(role, 'get_emergency_event', { p_id: id }))).toBe('42501');
      expect(
        await codeOf(call(role, 'list_emergency_events', { p_community_id: team.community })),
      ).toBe('42501');
      expect(await codeOf(end(role, id))).toBe('42501');
      const { data } = await as(team.who(role)).from('emergency_events').select('id').eq('id', id);
      expect(data).toEqual([]);
    }
    expect(await codeOf(mark('nurse', id, randomUUID()))).toBe('42501');
    expect(await codeOf(mark('nurse', randomUUID(), team.ada))).toBe('42501');
    const ids = Array.from({ length: 501 }, () => team.ada);
    expect(await codeOf(mark('nurse', id, team.ada, { p_subject_ids: ids }))).toBe('42501');
    await endAll();
  });

  it('can be started only by staff responsible for the building, in its own areas', async () => {
    const ask = (role: Role, values: object = {}, p_id: string = randomUUID()) =>
      call(role, 'start_emergency_event', {
        p_id,
        p_community_id: team.community,
        p_values: { kind: 'drill', hazard: 'fire', ...values },
      });
    for (const role of ['caregiver', 'dining', 'family', 'former', 'neighbor'] as const) {
      expect(await codeOf(ask(role))).toBe('42501');
    }
    expect(await codeOf(ask('nurse', { area_ids: [randomUUID()] }))).toBe('HXZAR');
    expect(await codeOf(ask('nurse', { note: 'x'.repeat(5000) }))).toBe('23514');
    expect(await codeOf(ask('nurse', { started_at: '2020-01-01T00:00:00Z' }))).toBe('HXZTM');
    const id = await start('nurse');
    expect(await codeOf(ask('executive_director', {}, id))).toBe('42501');
    await succeed(ask('nurse', {}, id));
    await endAll();
  });

  it('accept only late marks from an offline phone after the end', async () => {
    const id = await start('executive_director', {
      started_at: new Date(Date.now() - 600_000).toISOString(),
    });
    const during = new Date(Date.now() - 300_000).toISOString();
    await succeed(end('executive_director', id));
    await succeed(end('executive_director', id));
    expect(await codeOf(end('nurse', id))).toBe('HXZEN');
    await succeed(mark('caregiver', id, team.ada, { p_at: during }));
    expect(await codeOf(mark('caregiver', id, team.ada))).toBe('HXZEN');
    expect((await read('executive_director', id)).counts).toMatchObject({ safe: 1 });
    expect((await read('caregiver', id)).people).toEqual([]);
    expect(
      await codeOf(
        call('caregiver', 'list_emergency_marks', { p_event_id: id, p_subject_id: team.ada }),
      ),
    ).toBe('42501');
    for (const change of [
      `update public.emergency_events set summary = 'Other' where id = '${id}'`,
      `delete from public.emergency_events where id = '${id}'`,
      `update private.emergency_marks set status = 'missing' where event_id = '${id}'`,
      `delete from private.emergency_marks where event_id = '${id}'`,
      `delete from private.emergency_people where event_id = '${id}'`,
    ]) {
      await expect(queryDatabase(change)).rejects.toThrow(/can't be changed/);
    }
  });
});

describe('a fire drill', () => {
  it("completes its shift's due drill in the life safety log, and findings open work orders", async () => {
    await succeed(
      call('executive_director', 'add_standard_inspections', { p_community_id: team.community }),
    );
    const id = await start('nurse');
    const other = await start('nurse');
    const { inspection } = await read('nurse', id);
    expect(inspection).not.toBeNull();
    expect((await read('nurse', other)).inspection).toBeNull();
    const results = Object.fromEntries(
      (inspection?.items ?? []).map((item) => [
        item.id,
        { value: item.type === 'check' ? 'pass' : 6 },
      ]),
    );
    const findings: object[] = [{ id: randomUUID(), description: 'Door 4 did not latch' }];
    expect(await codeOf(end('nurse', id, { findings, results: {}, signature: 'Ada N.' }))).toBe(
      'HXQIA',
    );
    await succeed(end('nurse', id, { findings, results, signature: 'Ada N.' }));
    const event = await read('nurse', id);
    expect(event.findings[0]?.order_number).toBeGreaterThan(0);
    const [logged] = await queryDatabase(
      `select failures, signature, finished_at is not null as "isFinished" from public.inspections where id = '${inspection?.id}'`,
    );
    expect(logged).toEqual({ failures: 0, signature: 'Ada N.', isFinished: true });
    expect(await codeOf(end('nurse', other, { summary: '  ' }))).toBe('HXZSU');
    expect(await codeOf(end('nurse', other, { summary: 'x'.repeat(5000) }))).toBe('23514');
    expect(
      await codeOf(
        end('nurse', other, { findings: [{ id: randomUUID(), description: 'a\u202ebc' }] }),
      ),
    ).toBe('HXZFI');
    await endAll();
  });
});

describe('messages to the staff', () => {
  const send = (role: Role, values: object = {}) =>
    call(role, 'send_staff_broadcast', {
      p_id: randomUUID(),
      p_community_id: team.community,
      p_message: 'Meet at the east lot',
      p_is_urgent: true,
      ...values,
    });
  interface Broadcasts {
    readonly broadcasts: readonly {
      id: string;
      total: number | null;
      acknowledged: number | null;
    }[];
  }
  const list = async (role: Role) =>
    (await succeed(
      call(role, 'list_staff_broadcasts', { p_community_id: team.community }),
    )) as Broadcasts;

  it('reach staff but not family, and count acknowledgments once', async () => {
    const p_id: string = randomUUID();
    await succeed(send('nurse', { p_id }));
    await succeed(send('nurse', { p_id }));
    await succeed(call('caregiver', 'acknowledge_staff_broadcast', { p_id }));
    await succeed(call('caregiver', 'acknowledge_staff_broadcast', { p_id }));
    const staff = await queryDatabase(
      `select count(distinct user_id)::int as count from public.community_members
       where community_id = '${team.community}' and position <> 'family' and (ends_at is null or ends_at > now())`,
    );
    const [sent] = (await list('executive_director')).broadcasts;
    expect(sent).toMatchObject({ id: p_id, total: Number(staff[0]?.count) - 1, acknowledged: 1 });
    expect((await list('caregiver')).broadcasts).toMatchObject([{ id: p_id, total: null }]);
    const reached = await queryDatabase(
      `select user_id, kind from public.notifications where dedupe_key = 'staff_broadcast:${p_id}'`,
    );
    expect(reached.every(({ kind }) => kind === 'staff_alert')).toBe(true);
    expect(reached.map(({ user_id }) => user_id)).not.toContain(team.who('family').id);
    for (const role of ['family', 'former', 'neighbor', 'nurse'] as const) {
      expect(await codeOf(call(role, 'acknowledge_staff_broadcast', { p_id }))).toBe('42501');
    }
  });

  it('are denied to caregivers and outsiders, when too long, and when too many', async () => {
    for (const role of [
      'caregiver',
      'medication_aide',
      'dining',
      'family',
      'former',
      'neighbor',
    ] as const) {
      expect(await codeOf(send(role))).toBe('42501');
    }
    expect(await codeOf(send('nurse', { p_message: 'x'.repeat(501) }))).toBe('HXZME');
    expect(await codeOf(send('nurse', { p_event_id: randomUUID() }))).toBe('42501');
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 12; n += 1) codes.push(await codeOf(send('executive_director')));
    expect(codes.at(-1)).toBeDefined();
    expect(codes[0]).toBeUndefined();
  });
});

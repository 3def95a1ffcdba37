import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const ZONE = 'America/Denver';
const COMMUNITY = randomUUID();
const DEMO = 'dec0de00-0000-4000-8000-00000000b001';

/** Repeatable random numbers. */
let state = 47;
const random = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(state / 65_536) % most;
};
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

async function hire(position = 'caregiver'): Promise<string> {
  const id = randomUUID();
  await queryDatabase(`
    insert into private.employees (id, community_id, community_ids, name, position, hired_on)
    values ('${id}', '${COMMUNITY}', array['${COMMUNITY}'::uuid], 'Cora', '${position}', '2020-01-01')`);
  return id;
}

beforeAll(() =>
  queryDatabase(`
    insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', '${ZONE}')`),
);

describe('hours', () => {
  it('of a night shift are actual hours when the clocks change', async () => {
    const rows = await queryDatabase(`
      select d.day, private.get_shift_hours(jsonb_populate_record(null::private.staff_shifts, jsonb_build_object(
        'starts_at', b.starts_at, 'ends_at', b.ends_at, 'break_minutes', 30
      ))) as hours
      from unnest(array['2026-03-07', '2026-03-08', '2026-10-31']) d (day), private.get_shift_bounds(d.day::date, 'night', '${ZONE}') b
      order by d.day`);
    expect(rows.map(({ hours }) => Number(hours))).toEqual([6.5, 7.5, 8.5]);
  });

  it.each([null, 8])('for payroll agree with a recomputation (daily rule %s)', async (daily) => {
    const community = randomUUID();
    await queryDatabase(`
      insert into public.communities (id, owner_id, name, time_zone) values ('${community}', null, 'Ash', '${ZONE}');
      insert into private.staff_settings (community_id, daily_overtime_hours) values ('${community}', ${daily})`);
    const id = randomUUID();
    await queryDatabase(`
      insert into private.employees (id, community_id, community_ids, name, position, hired_on)
      values ('${id}', '${community}', array['${community}'::uuid], 'Cole', 'caregiver', '2020-01-01')`);
    const entries: { day: string; minutes: number }[] = [];
    for (let index = 0; index < 28; index += 1) {
      if (random(7) === 0) continue;
      entries.push({ day: dayAfter('2026-02-22', index), minutes: 240 + 15 * random(33) });
    }
    await queryDatabase(`
      insert into private.time_entries (id, community_id, employee_id, day, clocked_in_at, clocked_out_at)
      values ${entries
        .map(
          ({ day, minutes }) =>
            `(gen_random_uuid(), '${community}', '${id}', '${day}', '${day}T14:00Z', '${day}T14:00Z'::timestamptz + interval '${minutes} minutes')`,
        )
        .join(', ')}`);
    const from = '2026-03-04';
    const expected = { hours: 0, overtime: 0 };
    let week = '';
    let regular = 0;
    for (const { day, minutes } of entries) {
      const sunday = dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
      if (sunday !== week) [week, regular] = [sunday, 0];
      const hours = minutes / 60;
      const beyondDay = daily === null ? 0 : Math.max(0, hours - daily);
      const beyondWeek = Math.min(hours - beyondDay, Math.max(0, regular + hours - beyondDay - 40));
      regular += hours - beyondDay;
      if (day < from) continue;
      expected.hours += hours;
      expected.overtime += beyondDay + beyondWeek;
    }
    const [row] = await queryDatabase(`
      select sum(hours)::float8 as hours, sum(overtime)::float8 as overtime
      from private.list_payroll_entries(array['${id}'::uuid], '${from}', '2026-03-21')`);
    expect(row?.hours).toBeCloseTo(expected.hours, 6);
    expect(row?.overtime).toBeCloseTo(expected.overtime, 6);
    expect(expected.overtime).toBeGreaterThan(0);
  });
});

test('required hours follow the census and the level of care of each resident on each day', async () => {
  const levels = [null, 1, 3, 3, 5];
  for (const level of levels) {
    const id = randomUUID();
    await queryDatabase(`
      insert into public.residents (id, owner_id, community_id, name) values ('${id}', null, '${COMMUNITY}', 'Ada');
      update public.residents set status = 'in_house' where id = '${id}'`);
    if (level === null) continue;
    await queryDatabase(`
      with started as (
        insert into public.care_assessments (community_id, resident_id, instrument_id, type, score, level, signed_at, signature, approved_at)
        select '${COMMUNITY}', '${id}', i.id, 'periodic', 10, 1, now(), 'Nora Nurse', now()
        from public.care_instruments i where i.community_id = '${COMMUNITY}' limit 1 returning id
      )
      insert into public.resident_care_levels (community_id, resident_id, assessment_id, level, effective_on)
      select '${COMMUNITY}', '${id}', s.id, ${level}, '2026-05-04' from started s`);
  }
  const id = await hire();
  await queryDatabase(`
    insert into private.staff_shifts (id, community_id, employee_id, position, day, starts_at, ends_at)
    values (gen_random_uuid(), '${COMMUNITY}', '${id}', 'caregiver', '2026-05-04', '2026-05-04T17:00Z', '2026-05-05T01:00Z')`);
  const rows = await queryDatabase(`
    select day::text || ' ' || shift as slot, required::float8, scheduled::float8
    from private.list_staffing('${COMMUNITY}', '2026-05-03', '2026-05-04')
    where position = 'caregiver' order by day, array_position(array['day', 'evening', 'night'], shift)`);
  const [{ targets } = { targets: null }] = await queryDatabase(
    'select private.get_default_staffing_targets() as targets',
  );
  const { hours, shares } = (targets as { caregiver: { hours: number[]; shares: number[] } })
    .caregiver;
  const before = levels.length * (hours[0] ?? 0);
  const after = levels.reduce<number>((sum, level) => sum + (hours[level ?? 0] ?? 0), 0);
  const expected = [before, after].flatMap((total) =>
    shares.map((share) => Math.round(total * share * 10) / 10),
  );
  for (const [index, row] of rows.entries())
    expect(row.required).toBeCloseTo(expected[index] ?? -1, 1);
  // From 11 AM to 7 PM in Denver: four hours of the day shift and four of the evening.
  expect(rows.slice(3).map(({ scheduled }) => scheduled)).toEqual([4, 4, 0]);
});

test('reminders are sent 60, 30, 7, and 0 days before the end, once each', async () => {
  const id = await hire('nurse');
  const credential = randomUUID();
  await queryDatabase(`
    insert into private.employee_credentials (id, employee_id, type, issued_on, expires_on, verified_at)
    values ('${credential}', '${id}', 'nurse_license', '2025-01-01', current_date + 100, now() - interval '200 days')`);
  const sent = async () => {
    await queryDatabase('select private.send_staff_reminders()');
    await queryDatabase('select private.send_staff_reminders()');
    const rows = await queryDatabase(
      `select days from private.employee_credential_notices where credential_id = '${credential}' order by days desc`,
    );
    return rows.map(({ days }) => days);
  };
  const expiresIn = (days: number) =>
    queryDatabase(
      `update private.employee_credentials set expires_on = private.get_community_day('${COMMUNITY}') + ${days} where id = '${credential}'`,
    );
  expect(await sent()).toEqual([]);
  for (const [days, expected] of [
    [61, []],
    [60, [60]],
    [45, [60]],
    [30, [60, 30]],
    [6, [60, 30, 7]],
    [0, [60, 30, 7, 0]],
    [-1, [60, 30, 7, 0]],
  ] as const) {
    await expiresIn(days);
    expect(await sent(), `${days} days`).toEqual(expected);
  }
});

describe('demo', () => {
  it('has 160 employees, one of them blocked, and no shift that breaks the rules', async () => {
    const [row] = await queryDatabase(`
      select count(*)::int as employees, count(distinct e.community_id)::int as communities
      from private.employees e where e.community_id::text like 'dec0de00-%'`);
    expect(row).toEqual({ employees: 160, communities: 3 });
    const blocked = await queryDatabase(`
      select distinct r.employee_id, r.type from private.employees e
      cross join lateral private.list_requirement_states(e.community_id, array[e.id], private.get_community_day(e.community_id)) r
      where e.community_id::text like 'dec0de00-%' and r.is_blocking and r.state not in ('valid', 'expiring')`);
    expect(blocked).toMatchObject([{ type: 'medication_aide' }]);
    const refused = await queryDatabase(`
      select s.id, p.problem, p.detail from private.staff_shifts s join private.employees e on e.id = s.employee_id
      cross join lateral private.list_shift_problems(e, s) p
      where s.community_id::text like 'dec0de00-%' and p.is_blocking limit 5`);
    expect(refused).toEqual([]);
  });

  it('has a published schedule with attendance, a draft, open shifts, and few shortages', async () => {
    const [row] = await queryDatabase(`
      select count(*) filter (where s.state = 'published' and t.id is not null)::int as attended,
        count(*) filter (where s.state = 'draft')::int as drafts,
        count(*) filter (where s.state = 'published' and s.employee_id is null and s.agency_name is null and s.starts_at > now())::int as open
      from private.staff_shifts s left join private.time_entries t on t.shift_id = s.id
      where s.community_id::text like 'dec0de00-%'`);
    expect(Number(row?.attended)).toBeGreaterThan(300);
    expect(Number(row?.drafts)).toBeGreaterThan(300);
    expect(Number(row?.open)).toBeGreaterThan(0);
    const [short] = await queryDatabase(`
      select count(*) filter (where s.scheduled < s.required - 1)::int as short, count(*)::int as slots
      from private.list_staffing('${DEMO}', private.get_community_day('${DEMO}'), private.get_community_day('${DEMO}') + 6) s`);
    expect(Number(short?.short) / Number(short?.slots)).toBeLessThan(0.4);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, type Role, type Team } from './team.ts';

let team: Team;
const ask = (role: Role) =>
  as(team.who(role)).rpc('get_data_room_package', { p_community_id: team.community });

interface Group {
  readonly category: string | null;
  readonly unit_type: string | null;
  readonly level: string | null;
  readonly payor: string | null;
  readonly moved_in: string | null;
  readonly residents: number;
  readonly total_cents: number;
}
const DETAILS = ['category', 'unit_type', 'level', 'payor', 'moved_in'] as const;
const groupsOf = async (): Promise<readonly Group[]> =>
  (await succeed(ask('executive_director'))).rent_roll;

/** Residents with few of a kind: one with Medicaid, two in studios, three of one move-in year. */
async function fill() {
  await queryDatabase(`
    with floor as (select id from public.floors where community_id = '${team.community}' limit 1)
    insert into public.units (floor_id, name, license_category, type, market_rate)
    select f.id, 'U' || n, case when n <= 4 then 'MC' else 'AL' end, case when n in (5, 6) then 'studio' else 'private' end, 4000 + n
    from floor f, generate_series(1, 27) n;
    insert into public.residents (id, community_id, name)
    select md5('${team.community}' || u.name)::uuid, u.community_id, 'Secret ' || u.name from public.units u
    where u.community_id = '${team.community}' and u.name like 'U%';
    insert into public.stay_events (community_id, resident_id, type, at, unit_id)
    select u.community_id, md5('${team.community}' || u.name)::uuid, 'admit',
      case when u.name in ('U7', 'U8', 'U9') then timestamptz '2022-03-04 15:00Z' else timestamptz '2025-02-03 15:00Z' end, u.id
    from public.units u where u.community_id = '${team.community}' and u.name like 'U%';
    update public.residents r set status = 'in_house', unit_id = u.id,
      moved_in_on = case when u.name in ('U7', 'U8', 'U9') then date '2022-03-04' else date '2025-02-03' end
    from public.units u where u.community_id = '${team.community}' and r.id = md5('${team.community}' || u.name)::uuid;
    insert into public.resident_payors (resident_id, payor, begins_on)
    values (md5('${team.community}U10')::uuid, 'medicaid', '2025-02-03')`);
}

beforeAll(async () => {
  team = await createTeam();
});

describe('the de-identified rent roll', () => {
  it('is denied below five residents', async () => {
    expect(await codeOf(ask('executive_director'))).toBe('HXALR');
    await fill();
  });

  it('equals billing to the cent', async () => {
    const [billed] = await queryDatabase(`
      select sum(m.total_cents)::float8 as cents, count(*)::int as residents
      from public.residents r cross join lateral private.get_monthly_rate(r.id, private.get_community_day(r.community_id)) m
      where r.community_id = '${team.community}' and r.status in ('in_house', 'on_leave')`);
    const groups = await groupsOf();
    expect({
      cents: groups.reduce((sum, one) => sum + one.total_cents, 0),
      residents: groups.reduce((sum, one) => sum + one.residents, 0),
    }).toEqual(billed);
  });

  it('matches at least five people for any unit type, level, payor, and move-in', async () => {
    const groups = await groupsOf();
    expect(groups.every(({ residents }) => residents >= 5)).toBe(true);
    const targets = (await queryDatabase(`
      select u.license_category as category, u.type as unit_type, 'No level' as level,
        coalesce((select y.payor from public.resident_payors y where y.resident_id = r.id limit 1), 'private_pay') as payor,
        extract(year from r.moved_in_on)::text as moved_in
      from public.residents r join public.units u on u.id = r.unit_id
      where r.community_id = '${team.community}'`)) as unknown as readonly Group[];
    expect(targets.length).toBeGreaterThan(20);
    for (const target of targets) {
      for (let known = 1; known < 2 ** DETAILS.length; known += 1) {
        const details = DETAILS.filter((_, at) => (known & (2 ** at)) !== 0);
        const candidates = groups
          .filter((group) =>
            details.every((name) => group[name] === null || group[name] === target[name]),
          )
          .reduce((sum, { residents }) => sum + residents, 0);
        expect(candidates).toBeGreaterThanOrEqual(5);
      }
    }
  });

  it('has no names, rooms, days, or IDs', async () => {
    const text = JSON.stringify((await succeed(ask('executive_director'))).rent_roll);
    expect(text).not.toMatch(/Secret|Ada|Bea|U\d|\d{4}-\d{2}|[0-9a-f]{8}-[0-9a-f]{4}/);
    expect(text).not.toContain('medicaid');
    expect(text).not.toContain('studio');
    expect(text).not.toContain('2022');
  });

  it('is limited to executive directors of the community', async () => {
    for (const role of [
      'nurse',
      'business_office',
      'sales',
      'caregiver',
      'family',
      'neighbor',
      'former',
    ] as const) {
      expect(await codeOf(ask(role))).toBe('42501');
    }
  });
});

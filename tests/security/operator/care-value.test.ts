import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, type Role, type Team } from './team.ts';

let team: Team;
let today: string;
const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const here = () => ({ p_community_id: team.community });
const FILL = { kind: 'fill', label: 'Memory care', count: 1, monthly_cents: 605_000 };
const scenario = (values: object, p_version = 0, p_id: string = randomUUID()) => ({
  p_id,
  ...here(),
  p_version,
  p_values: { name: 'Fill memory care', flow_through: 70, cap_rate: 7, moves: [FILL], ...values },
});
const worth = (role: Role, p_level: number, p_effective_on: string, p_resident_id = team.ada) =>
  call(role, 'get_care_value', { p_resident_id, p_level, p_effective_on });

beforeAll(async () => {
  team = await createTeam();
  [{ today = '' } = {}] = (await queryDatabase(
    `select private.get_community_day('${team.community}')::text as today`,
  )) as { today?: string }[];
  await queryDatabase(`
    update public.units set market_rate = 4000 where community_id = '${team.community}';
    insert into private.care_level_rates (community_id, level, monthly_cents, effective_on)
    values ('${team.community}', 2, 60000, '2026-01-01'), ('${team.community}', 3, 105000, '2026-01-01')`);
});

describe('the value of a level of care', () => {
  it('shows the new rate, and the invoice of the month from the effective day on', async () => {
    const first = `${today.slice(0, 7)}-01`;
    const { money } = await succeed(worth('executive_director', 2, first));
    expect(money).toMatchObject({
      now_cents: 400_000,
      next_cents: 460_000,
      invoice_now_cents: 400_000,
      invoice_next_cents: 460_000,
      revenue_cents: 800_000,
      occupied: 2,
    });
  });

  it('prorates the rest of the month to the cent', async () => {
    const day = `${today.slice(0, 7)}-11`;
    const { money } = await succeed(worth('executive_director', 3, day));
    const [{ share } = {}] = (await queryDatabase(`
      select (105000 - round(105000 * 10.0 / d.days))::int as share
      from (select extract(day from date_trunc('month', '${day}'::date) + interval '1 month' - interval '1 day') as days) d`)) as {
      share?: number;
    }[];
    expect(money.invoice_next_cents - money.invoice_now_cents).toBe(share);
  });

  it('shows hours of care to nurses, and rates only to positions that can read invoices', async () => {
    const nurse = await succeed(worth('nurse', 3, today));
    expect(nurse.money).toBeNull();
    expect(nurse.hours).toContainEqual({ position: 'caregiver', now: 0.2, next: 1.3 });
  });

  it("is denied to positions that don't assess, to families, and to outsiders", async () => {
    for (const role of [
      'caregiver',
      'business_office',
      'sales',
      'family',
      'neighbor',
      'former',
    ] as const) {
      expect(await codeOf(worth(role, 3, today))).toBe('42501');
    }
    expect(await codeOf(worth('executive_director', 11, today))).toBe('HXAVL');
    expect(await codeOf(worth('executive_director', 3, '2040-01-01'))).toBe('HXAVL');
  });

  it('writes the access log', async () => {
    const rows = await queryDatabase(
      `select from public.resident_access_log where resident_id = '${team.ada}' and reason = 'Care to value'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('care scenarios', () => {
  it('can be saved and read only by directors and the business office', async () => {
    const args = scenario({});
    await succeed(call('business_office', 'save_care_scenario', args));
    const list = await succeed(call('executive_director', 'list_care_scenarios', here()));
    expect(list.scenarios).toMatchObject([{ name: 'Fill memory care', moves: [FILL], version: 1 }]);
    expect(list).toMatchObject({ revenue_cents: 800_000, occupied: 2 });
    for (const role of ['nurse', 'sales', 'caregiver', 'family', 'neighbor', 'former'] as const) {
      expect(await codeOf(call(role, 'list_care_scenarios', here()))).toBe('42501');
      expect(await codeOf(call(role, 'save_care_scenario', scenario({})))).toBe('42501');
      expect(await codeOf(call(role, 'archive_care_scenario', { p_id: args.p_id }))).toBe('42501');
    }
  });

  it('refuse invalid amounts, texts, and versions', async () => {
    const wrong = [
      [{ moves: [] }, 'HXAVM'],
      [{ moves: [{ ...FILL, monthly_cents: 1.5 }] }, 'HXAVM'],
      [{ moves: [{ ...FILL, count: 0 }] }, 'HXAVM'],
      [{ moves: [{ ...FILL, label: 'a\u202eb' }] }, 'HXAVM'],
      [{ moves: [{ ...FILL, resident: 'Ada' }] }, 'HXAVM'],
      [{ cap_rate: 0 }, 'HXAVR'],
      [{ flow_through: 101 }, 'HXAVR'],
    ] as const;
    for (const [values, code] of wrong) {
      expect(await codeOf(call('business_office', 'save_care_scenario', scenario(values)))).toBe(
        code,
      );
    }
    const args = scenario({});
    await succeed(call('business_office', 'save_care_scenario', args));
    const change = () =>
      call('executive_director', 'save_care_scenario', { ...args, p_version: 1 });
    await succeed(change());
    expect(await codeOf(change())).toBe('HXAVV');
    await succeed(call('executive_director', 'archive_care_scenario', { p_id: args.p_id }));
    const { scenarios } = await succeed(call('business_office', 'list_care_scenarios', here()));
    expect(scenarios.map(({ id }: { id: string }) => id)).not.toContain(args.p_id);
  });
});

describe('insights', () => {
  it('count months and changes from the records of the community', async () => {
    const { months, changes } = await succeed(
      call('executive_director', 'get_community_insights', here()),
    );
    expect(months.at(-1)).toMatchObject({ occupied: 2, available: 2, moved_in: 0 });
    expect(Array.isArray(changes)).toBe(true);
  });

  it("omit figures the position can't read, and are denied to others", async () => {
    await queryDatabase(`
      insert into public.incidents (community_id, type, at, place, description)
      values ('${team.community}', 'fall', now() - interval '1 day', 'hallway', 'Slipped.')`);
    const figuresOf = async (role: Role) =>
      (await succeed(call(role, 'get_community_insights', here()))).changes.map(
        ({ figure }: { figure: string }) => figure,
      );
    expect(await figuresOf('executive_director')).toContain('incidents');
    expect(await figuresOf('sales')).not.toContain('incidents');
    for (const role of ['caregiver', 'family', 'neighbor', 'former'] as const) {
      expect(await codeOf(call(role, 'get_community_insights', here()))).toBe('42501');
    }
  });
});

import { randomUUID } from 'node:crypto';
import { queryDatabase } from '../security/sql.ts';

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
};

/** Inserts a row without triggers and foreign keys, so that a test can write the past. */
async function insert(table: string, row: object): Promise<string> {
  const id = randomUUID();
  const values = { id, ...row };
  await queryDatabase(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    insert into ${table} (${Object.keys(values).join(', ')}) values (${Object.values(values).map(literal).join(', ')});
  end $$`);
  return id;
}

/** A community in Phoenix, without daylight-saving time, whose stays and rates a test writes directly. */
export async function createBilledCommunity() {
  const id = randomUUID();
  await queryDatabase(
    `insert into public.communities (id, owner_id, name, time_zone) values ('${id}', null, 'Maple Court', 'America/Phoenix')`,
  );
  const floor = randomUUID();
  await queryDatabase(`
    insert into public.buildings (id, owner_id, community_id, name) values ('${floor}', null, '${id}', 'Main');
    insert into public.floors (id, owner_id, building_id, name) values ('${floor}', null, '${floor}', 'First')`);
  let count = 0;
  return {
    id,
    addUnit: async (cents: number) => {
      count += 1;
      return await insert('public.units', {
        community_id: id,
        book: id,
        floor_id: floor,
        name: String(100 + count),
        market_rate: cents / 100,
        capacity: 2,
      });
    },
    addResident: async () => {
      count += 1;
      return await insert('public.residents', {
        community_id: id,
        book: id,
        name: `Resident ${count}`,
        status: 'in_house',
      });
    },
    stay: async (
      resident_id: string,
      type: string,
      day: string,
      {
        unit = null,
        isSecond = false,
        holdDays = null,
        isNextDay = false,
      }: {
        unit?: string | null;
        isSecond?: boolean;
        holdDays?: number | null;
        isNextDay?: boolean;
      } = {},
    ) =>
      await insert('public.stay_events', {
        community_id: id,
        resident_id,
        type,
        at: new Date(Date.parse(`${day}T18:00:00Z`) + (isNextDay ? 86_400_000 : 0)).toISOString(),
        unit_id: unit,
        is_second_occupant: isSecond,
        hold_days: holdDays,
      }),
    /** Fills the community with residents since 2023: each at a level of care, some with Medicaid and a share of cost. */
    fill: (residents: number) =>
      queryDatabase(`do $$ begin
        perform set_config('session_replication_role', 'replica', true);
        insert into private.care_level_rates (community_id, level, monthly_cents, effective_on)
        select '${id}', l, l * 45000, '2023-01-01' from generate_series(1, 4) l;
        insert into public.units (id, community_id, book, floor_id, name, market_rate)
        select md5('unit${id}' || n)::uuid, '${id}', '${id}', '${floor}', n::text, 4000 + n from generate_series(1, ${residents}) n;
        insert into public.residents (id, community_id, book, name, status)
        select md5('resident${id}' || n)::uuid, '${id}', '${id}', 'Resident ' || n, 'in_house' from generate_series(1, ${residents}) n;
        insert into public.stay_events (community_id, resident_id, type, at, unit_id)
        select '${id}', md5('resident${id}' || n)::uuid, 'admit', '2023-02-01T18:00:00Z', md5('unit${id}' || n)::uuid
        from generate_series(1, ${residents}) n;
        insert into public.resident_care_levels (community_id, resident_id, assessment_id, level, effective_on)
        select '${id}', md5('resident${id}' || n)::uuid, gen_random_uuid(), 1 + (n + y) % 4, make_date(y, 1 + n % 12, 10)
        from generate_series(1, ${residents}) n, generate_series(2023, 2025) y;
        insert into public.resident_payors (community_id, book, resident_id, payor, begins_on, priority, share_rule, share_amount)
        select '${id}', '${id}', md5('resident${id}' || n)::uuid, p.payor, '2023-01-01', p.priority, p.rule, p.amount
        from generate_series(10, ${residents}, 10) n
        cross join (values ('private_pay', 1, 'monthly', 1250.5), ('medicaid', 2, 'rest', null)) p (payor, priority, rule, amount);
        insert into private.resident_charges (id, community_id, resident_id, kind, description, repeats, unit_cents, starts_on)
        select gen_random_uuid(), '${id}', md5('resident${id}' || n)::uuid, 'extra', 'Laundry', 'monthly', 6500, '2023-03-01'
        from generate_series(3, ${residents}, 3) n;
      end $$`),
    setLevel: async (resident_id: string, level: number, effective_on: string) =>
      await insert('public.resident_care_levels', {
        community_id: id,
        resident_id,
        assessment_id: randomUUID(),
        level,
        effective_on,
      }),
    addPayor: async (resident_id: string, row: object) =>
      await insert('public.resident_payors', {
        community_id: id,
        book: id,
        resident_id,
        begins_on: '2026-03-01',
        ...row,
      }),
    addProspect: async (resident_id: string, deposit: number, deposit_on: string) =>
      await insert('public.resident_prospects', {
        community_id: id,
        book: id,
        resident_id,
        name: 'Prospect',
        stage: 'moved_in',
        deposit,
        deposit_on,
        inquired_on: deposit_on,
      }),
    agree: async (
      resident_id: string,
      { unit = null, ...row }: { unit?: string | null } & Record<string, unknown>,
    ) =>
      await insert('private.resident_rates', {
        community_id: id,
        resident_id,
        unit_id: unit,
        ...row,
      }),
    charge: async (resident_id: string, row: object) =>
      await insert('private.resident_charges', {
        community_id: id,
        resident_id,
        description: 'Laundry',
        ...row,
      }),
    setCareRate: (level: number, cents: number, day = '2026-01-01') =>
      queryDatabase(
        `insert into private.care_level_rates (community_id, level, monthly_cents, effective_on) values ('${id}', ${level}, ${cents}, '${day}')`,
      ),
    setRate: (kind: string, cents: number, day = '2026-01-01') =>
      queryDatabase(
        `insert into private.community_rates (community_id, kind, cents, effective_on) values ('${id}', '${kind}', ${cents}, '${day}')`,
      ),
  };
}

export type BilledCommunity = Awaited<ReturnType<typeof createBilledCommunity>>;

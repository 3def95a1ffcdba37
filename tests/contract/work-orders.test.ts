import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { toInstant } from '#shared/format/zonedTime.ts';
import { listNextStates, WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { queryDatabase } from '../security/sql.ts';
import { person, succeed } from '../security/world.ts';

const ZONE = 'America/Chicago';
const COMMUNITY = randomUUID();
const FIRST_DAY = Date.parse('2026-01-31T00:00:00Z');
const LAST_DAY = Date.parse('2028-01-31T00:00:00Z');
const DAY_MS = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

beforeAll(async () => {
  await queryDatabase(
    `insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', '${ZONE}')`,
  );
});

async function addSchedule(
  every: number,
  period: string,
  start: string,
  more = 'lead_days',
  value = '0',
) {
  const id = randomUUID();
  await queryDatabase(`
    insert into public.maintenance_schedules (id, community_id, title, area, every, period, starts_on, next_on, ${more})
    values ('${id}', '${COMMUNITY}', 'Test', 'Roof', ${every}, '${period}', '${start}', '${start}', ${value})`);
  return id;
}
const occurrencesOf = async (id: string) =>
  (
    await queryDatabase(
      `select occurrence, due_at::timestamptz as due from public.work_orders where schedule_id = '${id}' order by occurrence`,
    )
  ).map(({ occurrence, due }) => [String(occurrence), new Date(String(due)).toISOString()]);

/** The days of a schedule, computed without the database. Short months take their last day. */
function expectedDays(every: number, period: string, start: string): string[] {
  const days: string[] = [];
  for (let index = 0; ; index += 1) {
    const first = new Date(`${start}T00:00:00Z`);
    if (period === 'month') {
      const day = first.getUTCDate();
      const month = first.getUTCMonth() + index * every;
      const last = new Date(Date.UTC(first.getUTCFullYear(), month + 1, 0)).getUTCDate();
      first.setTime(Date.UTC(first.getUTCFullYear(), month, Math.min(day, last)));
    } else {
      first.setTime(first.getTime() + index * every * (period === 'week' ? 7 : 1) * DAY_MS);
    }
    if (first.getTime() > LAST_DAY) return days;
    days.push(dayOf(first.getTime()));
  }
}

describe('preventive schedules', () => {
  it('create each order once over two years with clock changes, kills, and parallel servers', async () => {
    const schedules = [
      { every: 1, period: 'month', start: '2026-01-31' },
      { every: 3, period: 'month', start: '2026-02-28' },
      { every: 2, period: 'week', start: '2026-02-01' },
      { every: 5, period: 'day', start: '2026-03-08' },
    ];
    const ids = [];
    for (const { every, period, start } of schedules)
      ids.push(await addSchedule(every, period, start));
    const runs: string[] = [];
    for (let time = FIRST_DAY; time <= LAST_DAY + DAY_MS; time += 6 * 3_600_000) {
      const now = new Date(time).toISOString();
      const isDown = new Date(time).getUTCMonth() === 6;
      // Every fourth server dies before its commit, and all are down in July.
      if (!isDown)
        runs.push(`select private.create_scheduled_work_orders('${now}', null, '${COMMUNITY}')`);
    }
    for (let at = 0; at < runs.length; at += 400) {
      const part = runs.slice(at, at + 400);
      await queryDatabase(`begin; ${part[0]}; rollback`);
      await Promise.all([queryDatabase(part.join(';')), queryDatabase(part.join(';'))]);
      await queryDatabase(part.at(-1) ?? 'select 1');
    }
    for (const [at, { every, period, start }] of schedules.entries()) {
      expect(await occurrencesOf(ids[at] ?? '')).toEqual(
        expectedDays(every, period, start).map((day) => [
          day,
          new Date(toInstant(`${day}T17:00`, ZONE)).toISOString(),
        ]),
      );
    }
    const [numbers] = await queryDatabase(
      `select count(*) = count(distinct number) as once from public.work_orders where community_id = '${COMMUNITY}'`,
    );
    expect(numbers?.once).toBe(true);
  });

  it('start on the day of the community, not of the server', async () => {
    const id = await addSchedule(1, 'day', '2026-03-09');
    await queryDatabase(
      `select private.create_scheduled_work_orders('2026-03-09T04:59:00Z', null, '${COMMUNITY}')`,
    );
    expect(await occurrencesOf(id)).toEqual([]);
    await queryDatabase(
      `select private.create_scheduled_work_orders('2026-03-09T05:00:00Z', null, '${COMMUNITY}')`,
    );
    expect(await occurrencesOf(id)).toHaveLength(1);
    await queryDatabase(`delete from public.maintenance_schedules where id = '${id}'`);
  });

  it('inherit the signature requirement and skip pauses', async () => {
    const id = await addSchedule(1, 'week', '2026-05-04', 'needs_signature', 'true');
    await queryDatabase(
      `select private.create_scheduled_work_orders('2026-05-05T12:00:00Z', null, '${COMMUNITY}')`,
    );
    await queryDatabase(
      `update public.maintenance_schedules set paused_at = now() where id = '${id}'`,
    );
    await queryDatabase(
      `select private.create_scheduled_work_orders('2026-06-05T12:00:00Z', null, '${COMMUNITY}')`,
    );
    const rows = await queryDatabase(
      `select needs_signature from public.work_orders where schedule_id = '${id}'`,
    );
    expect(rows).toEqual([{ needs_signature: true }]);
  });

  it('create one order when a meter passes its mark, however far', async () => {
    const asset = randomUUID();
    const id = randomUUID();
    await queryDatabase(`
      insert into public.maintenance_assets (id, community_id, name, meter_unit, meter_value)
      values ('${asset}', '${COMMUNITY}', 'Generator', 'hours', 90);
      insert into public.maintenance_schedules (id, community_id, title, asset_id, every, period, next_meter)
      values ('${id}', '${COMMUNITY}', 'Oil change', '${asset}', 100, 'meter', 100)`);
    const run = async (value: number) => {
      await queryDatabase(
        `update public.maintenance_assets set meter_value = ${value} where id = '${asset}'`,
      );
      await queryDatabase(
        `select private.create_scheduled_work_orders(now(), null, '${COMMUNITY}')`,
      );
      const [row] = await queryDatabase(
        `select (select count(*)::int from public.work_orders where schedule_id = '${id}') as orders, next_meter::int as next
         from public.maintenance_schedules where id = '${id}'`,
      );
      return row;
    };
    expect(await run(99)).toEqual({ orders: 0, next: 100 });
    expect(await run(100)).toEqual({ orders: 1, next: 200 });
    expect(await run(100)).toEqual({ orders: 1, next: 200 });
    expect(await run(450)).toEqual({ orders: 2, next: 500 });
  });
});

describe('work order states', () => {
  it('have the same transitions on screens and on the server', async () => {
    const states = WORK_ORDER_STATES.map(({ value }) => value);
    for (const role of ['manager', 'vendor'] as const) {
      const rows = await queryDatabase(`
        select f as from_state, coalesce(array_agg(t) filter (where private.is_work_order_transition(f, t, '${role}')), '{}') as next
        from unnest('{${states}}'::text[]) f cross join unnest('{${states}}'::text[]) t group by f`);
      for (const { from_state, next } of rows) {
        expect((next as string[]).toSorted()).toEqual(
          [...listNextStates(String(from_state), role)].toSorted(),
        );
      }
    }
  });
});

describe('overdue orders', () => {
  it('notify the maintenance team once', async () => {
    const user = await queryDatabase(`select id from public.profiles limit 1`);
    const order = randomUUID();
    await queryDatabase(`
      insert into public.community_members (community_id, user_id, position) values ('${COMMUNITY}', '${user[0]?.id}', 'maintenance');
      insert into public.work_orders (id, community_id, number, title, area, due_at)
      values ('${order}', '${COMMUNITY}', 90000, 'Leak', 'Roof', now() - interval '1 hour')`);
    for (let run = 0; run < 2; run += 1)
      await queryDatabase('select private.notify_overdue_work_orders()');
    const rows = await queryDatabase(
      `select kind from public.notifications where user_id = '${user[0]?.id}' and metadata ->> 'order_id' = '${order}'`,
    );
    expect(rows).toEqual([{ kind: 'work_order_overdue' }]);
  });
});

describe('unit turns', () => {
  it('follow the census from notice to ready', async () => {
    const director = await person('operator');
    const client = director.client as unknown as SupabaseClient;
    const community = randomUUID();
    await succeed(
      client.rpc('create_community', { p_id: community, p_values: { name: 'Oak Court' } }),
    );
    const [building, floor, unit, resident, turn] = Array.from({ length: 5 }, () => randomUUID());
    await queryDatabase(`
      insert into public.buildings (id, owner_id, community_id, name) values ('${building}', null, '${community}', 'Main');
      insert into public.floors (id, owner_id, building_id, name) values ('${floor}', null, '${building}', 'First');
      insert into public.units (id, owner_id, floor_id, name, created_at) values ('${unit}', null, '${floor}', '101', now() - interval '90 days');
      insert into public.residents (id, owner_id, community_id, name) values ('${resident}', null, '${community}', 'Ada');
      insert into public.stay_events (community_id, resident_id, type, at, unit_id)
      values ('${community}', '${resident}', 'admit', now() - interval '60 days', '${unit}')`);
    const record = (type: string, ago: string) =>
      queryDatabase(
        `insert into public.stay_events (community_id, resident_id, type, at) values ('${community}', '${resident}', '${type}', now() - interval '${ago}')`,
      );
    const boardUnit = async () =>
      (
        (await succeed(client.rpc('list_unit_turns', { p_community_id: community }))) as {
          units: { status: string; turn: { steps: { id: string }[] } | null }[];
        }
      ).units[0];
    const start = () => client.rpc('start_unit_turn', { p_id: turn, p_unit_id: unit });
    const finish = () => client.rpc('finish_unit_turn', { p_id: turn });
    expect((await start()).error?.code).toBe('HXQTU');
    await record('notice', '3 days');
    expect((await boardUnit())?.status).toBe('notice');
    await succeed(start());
    expect((await finish()).error?.code).toBe('HXQTO');
    const steps = (await boardUnit())?.turn?.steps ?? [];
    expect(steps.length).toBeGreaterThan(5);
    // One step is done by finishing its work order.
    const order = randomUUID();
    await succeed(
      client.rpc('request_work_order', {
        p_id: order,
        p_community_id: community,
        p_values: { title: 'Paint', unit_id: unit, turn_step_id: steps[0]?.id },
      }),
    );
    for (const p_state of ['in_progress', 'done']) {
      await succeed(
        client.rpc('set_work_order_state', { p_id: randomUUID(), p_work_order_id: order, p_state }),
      );
    }
    for (const { id } of steps.slice(1)) {
      await succeed(client.rpc('set_unit_turn_step', { p_id: id, p_is_done: true }));
    }
    expect((await finish()).error?.code).toBe('HXQTL');
    await record('discharge', '1 hour');
    expect((await boardUnit())?.status).toBe('turning');
    await succeed(finish());
    expect(await boardUnit()).toBeUndefined();
    const census = (await succeed(
      client.rpc('get_census_board', { p_community_id: community }),
    )) as {
      units: { status: string }[];
    };
    expect(census.units[0]?.status).toBe('ready');
  });
});

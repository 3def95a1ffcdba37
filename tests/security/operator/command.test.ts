import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

let team: Team;
const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const here = () => ({ p_community_id: team.community });
interface Board {
  readonly id: string;
  readonly parts: Readonly<Record<string, Record<string, number> | null>>;
}
/** Asks again while figures are outdated, as open screens do. */
async function boardsOf(role: Role, args: object = {}): Promise<readonly Board[]> {
  const center = await succeed(call(role, 'get_command_center', args));
  return center.stale === 0 ? center.communities : boardsOf(role, args);
}
async function boardOf(role: Role): Promise<Board['parts']> {
  return (await boardsOf(role, here()))[0]?.parts ?? {};
}
/** An order that is due at every hour of today, reviewed at midnight. */
async function orderDoses(resident: string, window = 15): Promise<string> {
  const id = randomUUID();
  await queryDatabase(`
    insert into public.medication_orders (id, community_id, resident_id, drug, dose, route, schedule, times, window_minutes, starts_at, reviewed_at, prescriber)
    select '${id}', '${team.community}', '${resident}', 'Aspirin', '81 mg', 'oral', 'custom', array['00:30', '00:45']::time[], ${window},
      now() - interval '3 days', now() - interval '3 days', 'Dr. Ray'`);
  return id;
}
const alertsOf = async (role: Role) => await succeed(call(role, 'list_alerts', here()));
const evaluate = (minutes: number) =>
  queryDatabase(
    `select private.evaluate_community_alerts('${team.community}', now() + interval '${minutes} minutes')`,
  );
const noticesOf = async (role: Role) =>
  await queryDatabase(
    `select title from public.notifications where user_id = '${team.who(role).id}' and kind = 'operations_alert' order by created_at, id`,
  );
const rule = (values: object, p_version = 0, p_id: string = randomUUID()) => ({
  p_id,
  ...here(),
  p_version,
  p_values: values,
});

beforeAll(async () => {
  team = await createTeam();
});

describe('the command center', () => {
  it('counts occupancy from the census', async () => {
    const { occupancy } = await boardOf('executive_director');
    expect(occupancy).toMatchObject({ available: 2, occupied: 2, paid: 2, ready: 0 });
  });

  it('shows each position only the parts whose records it can read', async () => {
    expect(Object.keys(await boardOf('executive_director')).sort()).toEqual([
      'cash',
      'incidents',
      'medications',
      'moves',
      'occupancy',
      'staffing',
      'work_orders',
    ]);
    expect(Object.keys(await boardOf('sales')).sort()).toEqual(['moves', 'occupancy']);
    expect(Object.keys(await boardOf('dining'))).toEqual(['occupancy']);
    expect(Object.keys(await boardOf('medication_aide')).sort()).toEqual([
      'incidents',
      'medications',
      'occupancy',
    ]);
  });

  it('hides a community from outsiders, even in totals', async () => {
    for (const role of ['family', 'stranger', 'former'] as const) {
      expect(await boardsOf(role)).toEqual([]);
      expect(await codeOf(call(role, 'get_command_center', here()))).toBe('42501');
    }
    const theirs = await boardsOf('neighbor');
    expect(theirs.map(({ id }) => id)).not.toContain(team.community);
    expect(theirs[0]?.parts.occupancy).toMatchObject({ available: 0, occupied: 0 });
    expect(await codeOf(call('neighbor', 'get_command_center', here()))).toBe('42501');
    expect(await codeOf(call('neighbor', 'list_operations_feed', here()))).toBeUndefined();
    const feed = await succeed(call('neighbor', 'list_operations_feed', here()));
    expect(feed.events).toEqual([]);
  });

  it('follows a change at once', async () => {
    const before = await boardOf('executive_director');
    const id = await insertRow('work_orders', {
      community_id: team.community,
      number: 1,
      title: 'Leaking faucet',
      priority: 'high',
      due_at: new Date(Date.now() - 60_000).toISOString(),
    });
    const after = await boardOf('executive_director');
    expect(before.work_orders).toMatchObject({ open: 0, overdue: 0, urgent: 0 });
    expect(after.work_orders).toMatchObject({ open: 1, overdue: 1, urgent: 1 });
    await queryDatabase(`update public.work_orders set state = 'done' where id = '${id}'`);
    expect((await boardOf('executive_director')).work_orders).toMatchObject({ open: 0 });
  });

  it('signals a change only to positions that can read the records', async () => {
    const partsOf = async (role: Role) => {
      const { data } = await as(team.who(role))
        .from('community_signals')
        .select('part')
        .eq('community_id', team.community);
      return new Set((data ?? []).map((one) => one.part as string));
    };
    expect(await partsOf('executive_director')).toContain('work_orders');
    expect([...(await partsOf('dining'))]).toEqual(['occupancy']);
    expect([...(await partsOf('neighbor'))]).not.toContain('work_orders');
    expect([...(await partsOf('family'))]).toEqual([]);
  });

  it('counts a dose as overdue when its window has passed, as the medication pass does', async () => {
    const id = await orderDoses(team.ada);
    const pass = await succeed(call('nurse', 'get_medication_pass', here()));
    const late = pass.slots.filter(
      (slot: { order_id: string; state: string }) =>
        slot.order_id === id && ['late', 'missed'].includes(slot.state),
    );
    expect((await boardOf('nurse')).medications).toMatchObject({ overdue: late.length });
    await queryDatabase(
      `update public.medication_orders set discontinued_at = now() - interval '2 days' where id = '${id}'`,
    );
    expect((await boardOf('nurse')).medications).toMatchObject({ overdue: 0 });
  });

  it('adds up the cash of this month, without write-offs and reversed payments', async () => {
    await queryDatabase(`
      insert into private.resident_payments (community_id, resident_id, payor, method, cents, received_on, reversed_on, reverse_reason)
      select '${team.community}', '${team.ada}', 'private_pay', m.method, m.cents, private.get_community_day('${team.community}'), m.day, m.reason
      from (values ('check', 500000, null::date, null), ('ach', 20000, null, null), ('write_off', 9000, null, null),
        ('check', 100, current_date, 'Bounced')) m (method, cents, day, reason)`);
    expect((await boardOf('business_office')).cash).toEqual({
      collected_cents: 520_000,
      payments: 2,
    });
    expect(await boardOf('nurse')).not.toHaveProperty('cash');
  });

  it('opens the people behind a figure of moves', async () => {
    await queryDatabase(`
      insert into public.resident_prospects (community_id, name, stage, desired_on)
      values ('${team.community}', 'Cora', 'deposit', current_date + 5)`);
    expect((await boardOf('sales')).moves).toMatchObject({ planned_in: 1 });
    const args = { ...here(), p_figure: 'planned_in' };
    expect(await succeed(call('sales', 'list_board_rows', args))).toMatchObject([{ name: 'Cora' }]);
    for (const role of ['dining', 'family', 'neighbor'] as const) {
      expect(await codeOf(call(role, 'list_board_rows', args))).toBe('42501');
    }
    expect(await codeOf(call('sales', 'list_board_rows', { ...here(), p_figure: 'all' }))).toBe(
      'HXALF',
    );
  });

  it('lists the day and the feed by position, without residents', async () => {
    const day = await succeed(call('executive_director', 'get_operations_day', here()));
    expect(day.moves).toMatchObject([{ kind: 'planned_in', name: 'Cora' }]);
    const kitchen = await succeed(call('dining', 'get_operations_day', here()));
    expect(kitchen).toMatchObject({ moves: null, shifts: null, reports: null, orders: null });
    expect(await codeOf(call('neighbor', 'get_operations_day', here()))).toBe('42501');
    const feed = await succeed(call('executive_director', 'list_operations_feed', here()));
    expect(JSON.stringify(feed.events)).not.toMatch(/Ada|Bea|Aspirin/);
    expect(await codeOf(call('sales', 'list_operations_feed', { p_area: 'everything' }))).toBe(
      'HXALF',
    );
  });
});

describe('alerts', () => {
  it('are raised once, escalate without an acknowledgement, and resolve when the figure recovers', async () => {
    const director = call(
      'executive_director',
      'save_alert_rule',
      rule({
        figure: 'orders_overdue',
        threshold: 1,
        owner_position: 'executive_director',
        escalate_minutes: 30,
        next_position: 'executive_director',
      }),
    );
    await succeed(director);
    const id = await insertRow('work_orders', {
      community_id: team.community,
      number: 2,
      title: 'Elevator',
      due_at: new Date(Date.now() - 60_000).toISOString(),
    });
    await Promise.all([evaluate(0), evaluate(0), evaluate(0)]);
    await evaluate(5);
    expect((await alertsOf('executive_director')).alerts).toMatchObject([
      { figure: 'orders_overdue', value: 1, escalated_at: null, resolved_at: null },
    ]);
    expect(await noticesOf('executive_director')).toEqual([
      { title: '1 overdue work order at Maple Court' },
    ]);
    await evaluate(31);
    await evaluate(45);
    expect(await noticesOf('executive_director')).toEqual([
      { title: '1 overdue work order at Maple Court' },
      { title: 'Not acknowledged: 1 overdue work order at Maple Court' },
    ]);
    await queryDatabase(`update public.work_orders set state = 'done' where id = '${id}'`);
    await evaluate(50);
    const { alerts } = await alertsOf('executive_director');
    expect(alerts).toHaveLength(1);
    expect(alerts[0].resolved_at).not.toBeNull();
  });

  it('do not escalate after an acknowledgement, and keep its note', async () => {
    await queryDatabase(
      `update public.work_orders set state = 'assigned' where number = 2 and community_id = '${team.community}'`,
    );
    await evaluate(60);
    const [open] = (await alertsOf('executive_director')).alerts;
    expect(open).toMatchObject({ resolved_at: null, acknowledged_at: null });
    await succeed(
      call('executive_director', 'acknowledge_alert', { p_id: open.id, p_note: ' Vendor called ' }),
    );
    await evaluate(120);
    expect((await alertsOf('executive_director')).alerts[0]).toMatchObject({
      note: 'Vendor called',
      escalated_at: null,
    });
  });

  it("are hidden from positions that can't read the records behind the figure", async () => {
    expect((await alertsOf('nurse')).alerts).toEqual([]);
    expect((await alertsOf('nurse')).rules).toEqual([]);
    const [open] = (await alertsOf('executive_director')).alerts;
    for (const role of ['nurse', 'caregiver', 'family', 'neighbor'] as const) {
      expect(await codeOf(call(role, 'acknowledge_alert', { p_id: open.id }))).toBe('42501');
    }
    for (const role of ['caregiver', 'dining', 'family', 'neighbor', 'former'] as const) {
      expect(await codeOf(call(role, 'list_alerts', here()))).toBe('42501');
    }
  });

  it('have rules that only executive directors can write', async () => {
    const values = { figure: 'doses_overdue', threshold: 1, owner_position: 'nurse' };
    for (const role of ['nurse', 'business_office', 'neighbor'] as const) {
      expect(await codeOf(call(role, 'save_alert_rule', rule(values)))).toBe('42501');
      expect(await codeOf(call(role, 'add_recommended_alert_rules', here()))).toBe('42501');
    }
    const wrong = [
      [{ ...values, figure: 'profit' }, 'HXALF'],
      [{ ...values, threshold: -1 }, 'HXALT'],
      [{ ...values, owner_position: 'family' }, 'HXALO'],
      [{ ...values, owner_member_id: randomUUID() }, 'HXALO'],
      [{ ...values, escalate_minutes: 5 }, 'HXALE'],
      [{ ...values, figure: 'orders_overdue' }, 'HXALD'],
    ] as const;
    for (const [one, code] of wrong) {
      expect(await codeOf(call('executive_director', 'save_alert_rule', rule(one)))).toBe(code);
    }
    const added = await succeed(call('executive_director', 'add_recommended_alert_rules', here()));
    expect(added).toBe(8);
    expect(await succeed(call('executive_director', 'add_recommended_alert_rules', here()))).toBe(
      0,
    );
  });

  it('follow the version of a rule, and end when it is removed', async () => {
    const { rules } = await alertsOf('executive_director');
    const mine = rules.find((one: { figure: string }) => one.figure === 'orders_overdue');
    const change = (version: number) =>
      call('executive_director', 'save_alert_rule', rule({ threshold: 3 }, version, mine.id));
    await succeed(change(mine.version));
    expect(await codeOf(change(mine.version))).toBe('HXALV');
    expect(await codeOf(call('nurse', 'remove_alert_rule', { p_id: mine.id }))).toBe('42501');
    await succeed(call('executive_director', 'remove_alert_rule', { p_id: mine.id }));
    const { alerts } = await alertsOf('executive_director');
    expect(
      alerts.every(
        (one: { figure: string; resolved_at: unknown }) =>
          one.figure !== 'orders_overdue' || one.resolved_at !== null,
      ),
    ).toBe(true);
  });
});

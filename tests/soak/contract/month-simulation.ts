import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { queryDatabase } from '../../security/sql.ts';
import { type Person, person, succeed } from '../../security/world.ts';
import { service } from '../../support/backend.ts';
import { expectMonthsToBeBilled } from './month-billing.ts';

/** Without daylight-saving time, so that a day back is the same clock time. */
const ZONE = 'America/Phoenix';
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
const DAY_SHIFT_END_MS = 15 * 3_600_000;
const keys = () => service() as unknown as SupabaseClient;
const as = ({ client }: Person) => client as unknown as SupabaseClient;

/** Repeatable random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const localDay = (at: number): string => new Date(at - OFFSET_MS).toISOString().slice(0, 10);
const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) + OFFSET_MS;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

interface Stay {
  at: number;
  readonly status: 'in_house' | 'on_leave' | 'out';
  readonly unit: string | null;
}
interface Order {
  readonly id: string;
  start: number;
  reviewed: number;
  end: number;
  readonly times: readonly string[];
  readonly everyDays: number;
  readonly doses: { due: number; readonly status: string }[];
}
interface Resident {
  readonly id: string;
  readonly stays: Stay[];
  readonly orders: Order[];
  readonly tasks: readonly string[];
  readonly entries: { day: string; readonly task: string; readonly outcome: string }[];
  readonly levels: { day: string; readonly level: number }[];
}

/** Returns when doses of an order are due between two moments. */
function dueTimes(order: Order, from: number, to: number): number[] {
  const first = localDay(order.start);
  const due: number[] = [];
  for (let day = first; startOfDay(day) < to; day = addDays(day, order.everyDays)) {
    for (const time of order.times) {
      const at = startOfDay(day) + Number(time.slice(0, 2)) * 3_600_000;
      if (at >= Math.max(from, order.start, order.reviewed) && at < Math.min(to, order.end))
        due.push(at);
    }
  }
  return due;
}

/** Moves everything that happened one day back, so that the next day can happen now. */
const moveBack = (community: string) =>
  queryDatabase(`do $$ begin
    perform set_config('session_replication_role', 'replica', true);
    update public.stay_events set at = at - interval '1 day', recorded_at = recorded_at - interval '1 day' where community_id = '${community}';
    update public.residents set moved_in_on = moved_in_on - 1 where community_id = '${community}';
    update public.care_entries set day = day - 10001, at = at - interval '1 day', recorded_at = recorded_at - interval '1 day' where community_id = '${community}';
    update public.care_entries set day = day + 10000 where community_id = '${community}';
    update public.care_tasks set starts_on = starts_on - 1 where community_id = '${community}';
    update public.medication_orders set starts_at = starts_at - interval '1 day', reviewed_at = reviewed_at - interval '1 day',
      discontinued_at = discontinued_at - interval '1 day' where community_id = '${community}';
    update public.medication_doses set due_at = due_at - interval '10001 days', at = at - interval '1 day', recorded_at = recorded_at - interval '1 day' where community_id = '${community}';
    update public.medication_doses set due_at = due_at + interval '10000 days' where community_id = '${community}';
    update public.resident_care_levels set effective_on = effective_on - 1, decided_at = decided_at - interval '1 day' where community_id = '${community}';
    update public.care_assessments set started_at = started_at - interval '1 day', signed_at = signed_at - interval '1 day',
      approved_at = approved_at - interval '1 day' where community_id = '${community}';
    delete from private.message_pace;
  end $$`);

/**
 * Lives a month of a community through the public calls, and compares census days, levels, due lists, and medication
 * records with a computation of its own from what it did. Returns how many entries were charted.
 */
export async function simulateMonth(residentCount: number, tasksEach: number): Promise<number> {
  const random = randomFrom(46);
  const [director, nurse, aide] = await Promise.all([
    person('operator'),
    person('operator'),
    person('operator'),
  ]);
  const community = randomUUID();
  await succeed(
    as(director).rpc('create_community', {
      p_id: community,
      p_values: { name: 'Maple Court', time_zone: ZONE, care_notice_days: 3 },
    }),
  );
  const insert = async (table: string, rows: readonly object[]): Promise<readonly string[]> => {
    const added = await succeed(keys().from(table).insert(rows).select('id'));
    return (added as readonly { id: string }[]).map(({ id }) => id);
  };
  await insert('community_members', [
    { community_id: community, user_id: nurse.id, position: 'nurse' },
    { community_id: community, user_id: aide.id, position: 'medication_aide' },
  ]);
  const [building] = await insert('buildings', [{ community_id: community, name: 'Main' }]);
  const [floor] = await insert('floors', [{ building_id: building, name: 'First' }]);
  const unitCount = residentCount + 3;
  const units = await insert(
    'units',
    Array.from({ length: unitCount }, (_, n) => ({
      floor_id: floor,
      name: String(101 + n),
      market_rate: 3001 + 137 * n,
    })),
  );
  const ids = await insert(
    'residents',
    Array.from({ length: residentCount }, (_, n) => ({
      community_id: community,
      name: `Resident ${n}`,
    })),
  );
  const startDay = localDay(Date.now());
  const residents: Resident[] = [];
  for (const id of ids) {
    const tasks = await insert(
      'care_tasks',
      Array.from({ length: tasksEach }, (_, n) => ({
        resident_id: id,
        area: 'safety',
        name: `Task ${n}`,
        position: 'any',
        shifts: ['day'],
        starts_on: addDays(startDay, -3),
      })),
    );
    residents.push({ id, stays: [], orders: [], tasks, entries: [], levels: [] });
  }
  const [instrument] = await queryDatabase(
    `select id, sections, levels from public.care_instruments where community_id = '${community}' and code = 'assisted_living'`,
  );
  const sections = instrument?.sections as readonly {
    questions: readonly { id: string; options: readonly { points: number }[] }[];
  }[];
  const questions = sections.flatMap((section) => section.questions);
  const levels = instrument?.levels as readonly { from: number }[];

  const statusOf = ({ stays }: Resident) => stays.at(-1)?.status ?? 'out';
  /** A past shift shows who lived there when it ended. */
  const statusAfterDayShift = ({ stays }: Resident, day: string) =>
    stays.findLast(({ at }) => at < startOfDay(day) + DAY_SHIFT_END_MS)?.status ?? 'out';
  const unitOf = ({ stays }: Resident) => stays.at(-1)?.unit ?? null;
  const freeUnit = () =>
    units.find((unit) => residents.every((one) => unitOf(one) !== unit)) ?? null;

  async function stay(resident: Resident) {
    const status = statusOf(resident);
    const isNew = resident.stays.length === 0;
    if (!isNew && random(6) > 0) return;
    const type =
      status === 'out'
        ? 'admit'
        : status === 'on_leave'
          ? 'return'
          : (['hospital_leave', 'transfer', 'vacation_leave', 'transfer', 'discharge'] as const)[
              random(5)
            ];
    const unit = type === 'admit' || type === 'transfer' ? freeUnit() : unitOf(resident);
    const at = Date.now() - 1000;
    await succeed(as(nurse).rpc('open_resident', { p_resident_id: resident.id }));
    await succeed(
      as(nurse).rpc('record_stay_event', {
        p_id: randomUUID(),
        p_resident_id: resident.id,
        p_type: type,
        p_at: new Date(at).toISOString(),
        p_unit_id: type === 'admit' || type === 'transfer' ? unit : null,
      }),
    );
    const next = type === 'discharge' ? 'out' : type?.endsWith('leave') ? 'on_leave' : 'in_house';
    resident.stays.push({ at, status: next, unit: next === 'out' ? null : unit });
    if (next === 'out') for (const order of resident.orders) order.end = Math.min(order.end, at);
  }

  async function assess(resident: Resident) {
    if (statusOf(resident) !== 'in_house' || random(8) > 0) return;
    const answers = Object.fromEntries(
      questions.map(({ id, options }) => [id, random(options.length)]),
    );
    const score = questions.reduce(
      (sum, { id, options }) => sum + (options[answers[id] ?? 0]?.points ?? 0),
      0,
    );
    const level = levels.filter(({ from }) => from <= score).length;
    const p_id = randomUUID();
    const call = (name: string, args: object, by = nurse) =>
      succeed(as(by).rpc(name, { p_id, ...args }));
    await call('start_care_assessment', {
      p_resident_id: resident.id,
      p_instrument_id: instrument?.id,
      p_type: 'change_of_condition',
    });
    await call('answer_care_assessment', { p_answers: answers });
    await call('sign_care_assessment', { p_signature: 'Nadia Nurse' });
    const day = addDays(localDay(Date.now()), 3);
    await succeed(as(director).rpc('open_resident', { p_resident_id: resident.id }));
    await call('approve_care_assessment', { p_level: level, p_effective_on: day }, director);
    resident.levels.push({ day, level });
  }

  async function order(resident: Resident) {
    if (statusOf(resident) !== 'in_house') return;
    const open = resident.orders.filter(({ end }) => end === Number.POSITIVE_INFINITY);
    if (open.length < 2 && random(3) === 0) {
      const id = randomUUID();
      const times = [['08:00', '20:00'], ['09:00'], ['06:00', '12:00', '18:00']][random(3)] ?? [];
      const everyDays = random(3) === 0 ? 2 : 1;
      const start = Math.floor(Date.now() / 1000) * 1000 - 1000;
      await succeed(
        as(aide).rpc('order_medication', {
          p_id: id,
          p_resident_id: resident.id,
          p_values: {
            drug: `Drug ${resident.orders.length}`,
            dose: '1 mg',
            route: 'oral',
            schedule: 'custom',
            times,
            every_days: everyDays,
            starts_at: new Date(start).toISOString(),
            prescriber: 'Dr. Ray',
          },
        }),
      );
      await succeed(as(nurse).rpc('review_medication_order', { p_id: id }));
      resident.orders.push({
        id,
        start,
        reviewed: Date.now(),
        end: Number.POSITIVE_INFINITY,
        times,
        everyDays,
        doses: [],
      });
    } else if (open[0] !== undefined && random(12) === 0) {
      await succeed(
        as(nurse).rpc('discontinue_medication_order', {
          p_id: open[0].id,
          p_reason: 'No longer needed',
        }),
      );
      open[0].end = Date.now();
    }
  }

  async function giveDoses(resident: Resident) {
    for (const one of resident.orders) {
      for (const due of dueTimes(one, Date.now() - DAY_MS + 60_000, Date.now())) {
        if (one.doses.some((dose) => dose.due === due) || random(9) === 0) continue;
        const status =
          statusOf(resident) === 'on_leave' ? 'leave' : random(10) === 0 ? 'refused' : 'given';
        await succeed(
          as(aide).rpc('record_dose', {
            p_id: randomUUID(),
            p_order_id: one.id,
            p_due_at: new Date(due).toISOString(),
            p_status: status,
            p_at: new Date(due).toISOString(),
            p_note: 'As charted',
          }),
        );
        one.doses.push({ due, status });
      }
    }
  }

  async function chart(resident: Resident, day: string) {
    if (statusOf(resident) !== 'in_house') return;
    const charted = resident.tasks.flatMap((task) => {
      const chance = random(20);
      return chance === 0 ? [] : [{ day, task, outcome: chance === 1 ? 'refused' : 'done' }];
    });
    resident.entries.push(...charted);
    // Several at once, as staff do.
    await Promise.all(
      charted.map(({ task, outcome }) =>
        succeed(
          as(nurse).rpc('record_care_entry', {
            p_id: randomUUID(),
            p_values: {
              kind: 'task',
              task_id: task,
              day,
              shift: 'day',
              outcome,
              reason: outcome === 'refused' ? 'Wanted it later' : null,
              at: new Date(startOfDay(day) + 10 * 3_600_000).toISOString(),
            },
          }),
        ),
      ),
    );
  }

  async function compareDueList(day: string) {
    const shift = (await succeed(
      as(nurse).rpc('get_care_shift', { p_community_id: community, p_day: day, p_shift: 'day' }),
    )) as {
      residents: readonly { id: string; due: number; tasks: readonly { entry: unknown }[] }[];
    };
    for (const resident of residents.filter(
      (one) => statusAfterDayShift(one, day) === 'in_house',
    )) {
      const charted = resident.entries.filter((entry) => entry.day === day).length;
      const shown = shift.residents.find(({ id }) => id === resident.id);
      expect([shown?.tasks.length, shown?.due], `due list of ${day}`).toEqual([
        resident.tasks.length,
        resident.tasks.length - charted,
      ]);
    }
  }

  function moveModelBack() {
    for (const resident of residents) {
      for (const one of resident.stays) one.at -= DAY_MS;
      for (const one of resident.entries) one.day = addDays(one.day, -1);
      for (const one of resident.levels) one.day = addDays(one.day, -1);
      for (const one of resident.orders) {
        one.start -= DAY_MS;
        one.reviewed -= DAY_MS;
        one.end -= DAY_MS;
        for (const dose of one.doses) dose.due -= DAY_MS;
      }
    }
  }

  for (let day = 0; day < 30; day += 1) {
    if (day > 0) {
      await moveBack(community);
      moveModelBack();
    }
    const yesterday = addDays(localDay(Date.now()), -1);
    for (const resident of residents) {
      await stay(resident);
      await assess(resident);
      await order(resident);
    }
    for (const resident of residents) await giveDoses(resident);
    for (const resident of residents) await chart(resident, yesterday);
    await compareDueList(yesterday);
  }

  const today = localDay(Date.now());
  const counted = await succeed(
    as(director).rpc('list_census_days', {
      p_community_id: community,
      p_from: addDays(today, -29),
      p_to: today,
    }),
  );
  for (const { day, in_house, on_leave } of counted as readonly {
    day: string;
    in_house: number;
    on_leave: number;
  }[]) {
    const end = startOfDay(addDays(day, 1));
    const states = residents.map(
      ({ stays }) => stays.findLast(({ at }) => at < end)?.status ?? 'out',
    );
    expect([in_house, on_leave], `census of ${day}`).toEqual([
      states.filter((status) => status === 'in_house').length,
      states.filter((status) => status === 'on_leave').length,
    ]);
  }
  for (const resident of residents) {
    const stored = await queryDatabase(`
      select d::date::text as day, private.get_care_level('${resident.id}', d::date) as level
      from generate_series('${addDays(today, -29)}'::date, '${addDays(today, 5)}'::date, interval '1 day') d`);
    expect(
      stored.map(({ level }) => level ?? null),
      'levels of care',
    ).toEqual(
      stored.map(
        ({ day }) => resident.levels.findLast((one) => one.day <= String(day))?.level ?? null,
      ),
    );
    for (const first of new Set(
      [today, addDays(today, -29)].map((day) => `${day.slice(0, 7)}-01`),
    )) {
      const from = startOfDay(first);
      const to = startOfDay(`${addDays(first, 32).slice(0, 7)}-01`);
      const record = (await succeed(
        as(nurse).rpc('get_medication_record', { p_resident_id: resident.id, p_month: first }),
      )) as {
        slots: readonly { order_id: string; due_at: string }[];
        doses: readonly { order_id: string; due_at: string; status: string }[];
      };
      const expected = resident.orders.flatMap((one) =>
        dueTimes(one, from, to).map((due) => `${one.id} ${due}`),
      );
      const slots = record.slots.map(({ order_id, due_at }) => `${order_id} ${Date.parse(due_at)}`);
      expect(slots.toSorted(), `slots of ${first}`).toEqual(expected.toSorted());
      const doses = resident.orders.flatMap((one) =>
        one.doses
          .filter(({ due }) => due >= from && due < to)
          .map(({ due, status }) => `${one.id} ${due} ${status}`),
      );
      expect(
        record.doses
          .map((dose) => `${dose.order_id} ${Date.parse(dose.due_at)} ${dose.status}`)
          .toSorted(),
        `doses of ${first}`,
      ).toEqual(doses.toSorted());
    }
  }
  await expectMonthsToBeBilled({
    office: as(director),
    community,
    today,
    from: addDays(today, -29),
    rateOf: (unit) => 100 * (3001 + 137 * units.indexOf(unit)),
    residents: residents.map(({ id, stays, levels: decided }) => ({
      id,
      placeOn: (day) => {
        const place = stays.findLast(({ at }) => at < startOfDay(addDays(day, 1)));
        return place === undefined || place.status === 'out' || place.unit === null
          ? null
          : { status: place.status, unit: place.unit };
      },
      levelOn: (day) => decided.findLast((one) => one.day <= day)?.level ?? null,
    })),
  });
  return residents.reduce((sum, { entries }) => sum + entries.length, 0);
}

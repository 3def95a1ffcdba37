import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { toInstant } from '#shared/format/zonedTime.ts';
import { computeCensusDays } from '#shared/operator/census.ts';
import { foldStays, listNextTypes, needsUnit, type StayEvent } from '#shared/operator/stays.ts';
import { queryDatabase } from '../security/sql.ts';

const ZONE = 'America/Chicago';
const COMMUNITY = randomUUID();
const DAYS = Array.from({ length: 31 }, (_, day) => `2026-03-${String(day + 1).padStart(2, '0')}`);

/** Repeatable random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

beforeAll(async () => {
  await queryDatabase(
    `insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', '${ZONE}')`,
  );
});

async function addResident(): Promise<string> {
  const id = randomUUID();
  await queryDatabase(
    `insert into public.residents (id, owner_id, community_id, name) values ('${id}', null, '${COMMUNITY}', 'Ada')`,
  );
  return id;
}

test('the due list of a month with a clock change agrees with an independent recomputation', async () => {
  const random = randomFrom(7);
  const resident = await addResident();
  for (let count = 0; count < 12; count += 1) {
    const id = randomUUID();
    const times = ['05:30', '08:00', '12:15', '20:00', '23:45'].filter(() => random(2) === 0);
    if (times.length === 0) times.push('09:00');
    const every = [1, 2, 7][random(3)] ?? 1;
    const startDay = random(9);
    const start = toInstant(`${DAYS[startDay]}T10:00`, ZONE);
    const end = toInstant(`${DAYS[18 + random(12)]}T13:00`, ZONE);
    await queryDatabase(`
      insert into public.medication_orders (
        id, community_id, resident_id, drug, dose, route, schedule, times, every_days, starts_at, stops_at, prescriber, reviewed_at
      ) values (
        '${id}', '${COMMUNITY}', '${resident}', 'Drug', '1', 'oral', 'custom', '{${times}}', ${every}, '${start}', '${end}', 'Ray', '${start}'
      )`);
    const rows = await queryDatabase(`
      select extract(epoch from t.due_at)::bigint * 1000 as at
      from public.medication_orders o cross join lateral private.list_due_times(
        o, '2026-03-01'::timestamp at time zone '${ZONE}', '2026-04-01'::timestamp at time zone '${ZONE}', '${ZONE}'
      ) t (due_at) where o.id = '${id}' order by 1`);
    const expected = DAYS.filter((_, day) => day >= startDay && (day - startDay) % every === 0)
      .flatMap((day) => times.map((time) => Date.parse(toInstant(`${day}T${time}`, ZONE))))
      .filter((at) => at >= Date.parse(start) && at < Date.parse(end))
      .toSorted((one, other) => one - other);
    expect(rows.map(({ at }) => Number(at))).toEqual(expected);
  }
});

test('resident days of measures agree with the census', async () => {
  const random = randomFrom(23);
  const building = randomUUID();
  const floor = randomUUID();
  const unit = randomUUID();
  await queryDatabase(`
    insert into public.buildings (id, owner_id, community_id, name) values ('${building}', null, '${COMMUNITY}', 'Main');
    insert into public.floors (id, owner_id, building_id, name) values ('${floor}', null, '${building}', 'First');
    insert into public.units (id, owner_id, floor_id, name, capacity) values ('${unit}', null, '${floor}', '101', 8)`);
  const expected = new Map<string, number>();
  for (let count = 0; count < 25; count += 1) {
    const resident = await addResident();
    const events: StayEvent[] = [];
    let at = Date.parse('2026-02-20T00:00:00Z') + random(300) * 3_600_000;
    for (let step = 0; step < 6; step += 1) {
      const possible = listNextTypes(foldStays(events) ?? 'pending');
      const type = possible[random(possible.length)];
      if (type === undefined) break;
      const moment = new Date(at).toISOString();
      events.push({
        id: randomUUID(),
        type,
        at: moment,
        unit_id: needsUnit(type) ? unit : null,
        corrects_id: null,
        is_removal: false,
        recorded_at: moment,
      });
      at += (1 + random(160)) * 3_600_000;
    }
    await queryDatabase(`
      insert into public.stay_events (id, community_id, resident_id, type, at, unit_id, recorded_at) values ${events
        .map(
          ({ id, type, at: moment, unit_id }) =>
            `('${id}', '${COMMUNITY}', '${resident}', '${type}', '${moment}', ${unit_id === null ? 'null' : `'${unit_id}'`}, '${moment}')`,
        )
        .join(', ')}`);
    const days = computeCensusDays(events, ZONE, '2026-03-01', '2026-03-31').filter(
      ({ status }) => status === 'in_house',
    ).length;
    if (days > 0) expected.set(resident, days);
  }
  const rows = await queryDatabase(
    `select resident_id, days from private.list_resident_days('${COMMUNITY}', '2026-03-01', '2026-03-31') where days > 0`,
  );
  expect(new Map(rows.map(({ resident_id, days }) => [resident_id, days]))).toEqual(expected);
});

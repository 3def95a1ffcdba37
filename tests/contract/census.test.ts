import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { computeCensusDays } from '#shared/operator/census.ts';
import { foldStays, listNextTypes, needsUnit, type StayEvent } from '#shared/operator/stays.ts';
import { queryDatabase } from '../security/sql.ts';

const ZONE = 'America/Chicago';
const COMMUNITY = randomUUID();
const UNIT = randomUUID();

/** Repeatable random numbers. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

test('the database and screens count the same census days for a month of random stays', async () => {
  const random = randomFrom(11);
  const building = randomUUID();
  const floor = randomUUID();
  await queryDatabase(`
    insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', '${ZONE}');
    insert into public.buildings (id, owner_id, community_id, name) values ('${building}', null, '${COMMUNITY}', 'Main');
    insert into public.floors (id, owner_id, building_id, name) values ('${floor}', null, '${building}', 'First');
    insert into public.units (id, owner_id, floor_id, name, capacity) values ('${UNIT}', null, '${floor}', '101', 8)`);
  const residents = new Map<string, StayEvent[]>();
  for (let count = 0; count < 40; count += 1) {
    const resident = randomUUID();
    const events: StayEvent[] = [];
    let at = Date.parse('2026-02-25T00:00:00Z') + random(240) * 3_600_000;
    for (let step = 0; step < 7; step += 1) {
      const possible = listNextTypes(foldStays(events) ?? 'pending');
      const type = possible[random(possible.length)];
      if (type === undefined) break;
      const moment = new Date(at).toISOString();
      events.push({
        id: randomUUID(),
        type,
        at: moment,
        unit_id: needsUnit(type) ? UNIT : null,
        corrects_id: null,
        is_removal: false,
        recorded_at: moment,
      });
      at += (1 + random(120)) * 3_600_000 + random(60) * 60_000;
    }
    residents.set(resident, events);
    await queryDatabase(`
      insert into public.residents (id, owner_id, community_id, name) values ('${resident}', null, '${COMMUNITY}', 'Ada');
      insert into public.stay_events (id, community_id, resident_id, type, at, unit_id, recorded_at) values ${events
        .map(
          ({ id, type, at: moment, unit_id }) =>
            `('${id}', '${COMMUNITY}', '${resident}', '${type}', '${moment}', ${unit_id === null ? 'null' : `'${unit_id}'`}, '${moment}')`,
        )
        .join(', ')}`);
  }
  const counted = await queryDatabase(`
    select d.day::date::text as day, c.resident_id, c.status
    from generate_series(date '2026-03-01', date '2026-03-31', interval '1 day') d (day)
    cross join lateral private.list_census_at(
      '${COMMUNITY}', private.get_census_moment(d.day::date, '${ZONE}')
    ) c order by 2, 1`);
  const computed = [...residents]
    .flatMap(([resident_id, events]) =>
      computeCensusDays(events, ZONE, '2026-03-01', '2026-03-31').map(({ day, status }) => ({
        day,
        resident_id,
        status,
      })),
    )
    .toSorted((one, other) =>
      `${one.resident_id}${one.day}` < `${other.resident_id}${other.day}` ? -1 : 1,
    );
  expect(computed.length).toBeGreaterThan(300);
  expect(counted).toEqual(computed);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';

const ZONE = 'America/Denver';
const COMMUNITY = randomUUID();
const OF_DEMO = `community_id::text like 'dec0de00-%'`;

/** Repeatable random numbers. */
let state = 7;
const random = (most: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(state / 65_536) % most;
};
const pick = <One>(all: readonly One[]): One => all[random(all.length)] as One;

const ALLERGENS = ['milk', 'eggs', 'peanuts', 'wheat'] as const;
const NAMED = { milk: 'Dairy', eggs: 'Eggs', peanuts: 'Peanuts', wheat: 'Wheat' };
const TEXTURES = ['pureed', 'minced', 'soft', 'regular'] as const;

interface Resident {
  readonly id: string;
  readonly isHere: boolean;
  readonly allergies: readonly (typeof ALLERGENS)[number][];
  readonly texture: number;
  readonly isDiabetic: boolean;
  readonly order: 'none' | 'skipped' | 'ordered';
}
interface Dish {
  readonly id: string;
  readonly course: string;
  readonly allergens: readonly string[];
  /** Softest texture; the kitchen makes this one and all firmer ones. */
  readonly softest: number;
  readonly isForDiabetics: boolean;
}
const residents: Resident[] = [];
const dishes: Dish[] = [];
const portionsOf = (meal: string) =>
  `private.list_meal_portions('${COMMUNITY}', '${today}', '${meal}', array(
    select c.resident_id from private.list_meal_census('${COMMUNITY}', '${today}') c where c.status = 'in_house'))`;
let today = '';

const suits = ({ allergies, texture, isDiabetic }: Resident, dish: Dish): boolean =>
  !allergies.some((one) => dish.allergens.includes(one)) &&
  dish.softest <= texture &&
  (!isDiabetic || dish.isForDiabetics);

beforeAll(async () => {
  await queryDatabase(`
    insert into public.communities (id, owner_id, name, time_zone) values ('${COMMUNITY}', null, 'Maple Court', '${ZONE}');
    insert into public.buildings (id, community_id, name) values ('${COMMUNITY}', '${COMMUNITY}', 'Main');
    insert into public.floors (id, building_id, name) values ('${COMMUNITY}', '${COMMUNITY}', 'First')`);
  const [row] = await queryDatabase(
    `select private.get_community_day('${COMMUNITY}')::text as day`,
  );
  today = String(row?.day);
  for (let at = 0; at < 12; at += 1) {
    const dish: Dish = {
      id: randomUUID(),
      course: pick(['entree', 'side', 'dessert']),
      allergens: ALLERGENS.filter(() => random(3) === 0),
      softest: random(4),
      isForDiabetics: random(2) === 0,
    };
    dishes.push(dish);
    await queryDatabase(`
      insert into private.dining_dishes (id, community_id, name, course, textures, allergens, diets)
      values ('${dish.id}', '${COMMUNITY}', 'Dish ${at}', '${dish.course}', '{${TEXTURES.slice(dish.softest)}}',
        '{${dish.allergens}}', '{regular${dish.isForDiabetics ? ',diabetic' : ''}}')`);
  }
  await queryDatabase(`
    insert into private.menu_cycles (id, community_id, name, weeks, starts_on) values ('${COMMUNITY}', '${COMMUNITY}', 'All', 1, '${today}');
    insert into private.menu_cycle_dishes (cycle_id, day, meal, dish_id, place)
    values ${dishes.map(({ id }, at) => `('${COMMUNITY}', 0, 'lunch', '${id}', ${at + 1})`)}`);
  for (let at = 0; at < 40; at += 1) {
    const resident: Resident = {
      id: randomUUID(),
      isHere: random(5) > 0,
      allergies: ALLERGENS.filter(() => random(5) === 0),
      texture: random(3) === 0 ? random(4) : 3,
      isDiabetic: random(4) === 0,
      order: pick(['none', 'none', 'skipped', 'ordered'] as const),
    };
    const safe = dishes.filter((dish) => suits(resident, dish));
    const one = { ...resident, order: safe.length === 0 ? ('none' as const) : resident.order };
    residents.push(one);
    const unit = randomUUID();
    await queryDatabase(`
      insert into public.units (id, floor_id, name) values ('${unit}', '${COMMUNITY}', '${at}');
      insert into public.residents (id, community_id, name, status, unit_id)
      values ('${one.id}', '${COMMUNITY}', 'R${at}', '${one.isHere ? 'in_house' : 'on_leave'}', '${unit}');
      insert into public.stay_events (community_id, resident_id, type, at, unit_id)
      values ('${COMMUNITY}', '${one.id}', 'admit', now() - interval '20 days', '${unit}')
        ${one.isHere ? '' : `, ('${COMMUNITY}', '${one.id}', 'hospital_leave', now() - interval '2 days', null)`};
      insert into public.resident_diets (resident_id, diet, texture, liquids)
      values ('${one.id}', '${one.isDiabetic ? 'Consistent carbohydrate' : 'Regular'}', '${TEXTURES[one.texture]}', 'thin')`);
    for (const allergy of one.allergies) {
      await queryDatabase(
        `insert into public.resident_allergies (resident_id, substance) values ('${one.id}', '${NAMED[allergy]}')`,
      );
    }
    if (one.order !== 'none') {
      await queryDatabase(`
        insert into private.meal_orders (id, community_id, resident_id, day, meal, skip_reason)
        values ('${one.id}', '${COMMUNITY}', '${one.id}', '${today}', 'lunch', ${one.order === 'skipped' ? `'Out'` : 'null'});
        insert into private.meal_order_dishes (order_id, dish_id)
        select '${one.id}', '${safe.at(-1)?.id}' where '${one.order}' = 'ordered'`);
    }
  }
}, 120_000);

describe('kitchen counts', () => {
  it('agree with a recomputation from census, leave, orders, and defaults', async () => {
    const expected = residents
      .filter(({ isHere, order }) => isHere && order !== 'skipped')
      .flatMap((resident) => {
        const served =
          resident.order === 'ordered'
            ? dishes.filter((dish) => suits(resident, dish)).slice(-1)
            : ['entree', 'side', 'dessert']
                .filter((course) => dishes.some((dish) => dish.course === course))
                .map((course) =>
                  dishes.find((dish) => dish.course === course && suits(resident, dish)),
                );
        return served.map((dish) =>
          [
            resident.id,
            dish?.id ?? 'none',
            dish === undefined ? 'none' : TEXTURES[resident.texture],
          ].join(' '),
        );
      })
      .toSorted();
    const rows = await queryDatabase(`
      select concat_ws(' ', resident_id, coalesce(dish_id::text, 'none'), coalesce(texture, 'none')) as line
      from ${portionsOf('lunch')}`);
    expect(rows.map(({ line }) => String(line)).toSorted()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(20);
  });

  it('follow a resident who comes back from leave', async () => {
    const away = residents.find(({ isHere, order }) => !isHere && order === 'none');
    const count = async () =>
      Number(
        (
          await queryDatabase(`
            select count(distinct resident_id) as residents from ${portionsOf('lunch')}`)
        )[0]?.residents,
      );
    const before = await count();
    await queryDatabase(`
      insert into public.stay_events (community_id, resident_id, type, at)
      values ('${COMMUNITY}', '${away?.id}', 'return', now() - interval '1 hour')`);
    expect(await count()).toBe(before + 1);
  });

  it("follow replaced, removed, and added dishes of the day's menu", async () => {
    const [first, second] = dishes;
    const added = randomUUID();
    await queryDatabase(`
      insert into private.dining_dishes (id, community_id, name, course, textures)
      values ('${added}', '${COMMUNITY}', 'Extra', 'starter', '{regular}');
      insert into private.menu_changes (id, community_id, day, meal, dish_id, new_dish_id, reason)
      values (gen_random_uuid(), '${COMMUNITY}', '${today}', 'lunch', '${first?.id}', '${added}', 'Out of stock'),
        (gen_random_uuid(), '${COMMUNITY}', '${today}', 'lunch', '${second?.id}', null, 'Out of stock')`);
    const menu = (day: string) =>
      queryDatabase(
        `select dish_id from private.list_menu_days('${COMMUNITY}', ${day}, ${day}) where meal = 'lunch'`,
      );
    const served = (await menu(`'${today}'::date`)).map(({ dish_id }) => dish_id);
    expect(served).toContain(added);
    expect(served).not.toContain(first?.id);
    expect(served).not.toContain(second?.id);
    // An order of a dish that is off the menu needs a new choice.
    const [ordered] = await queryDatabase(`
      select count(*) filter (where p.dish_id in ('${first?.id}', '${second?.id}'))::int as cooked,
        count(*) filter (where p.dish_id is null and p.order_id is not null)::int
          - (select count(*)::int from private.meal_orders o join private.meal_order_dishes x on x.order_id = o.id
            join public.residents r on r.id = o.resident_id and r.status = 'in_house'
            where o.day = '${today}' and x.dish_id in ('${first?.id}', '${second?.id}')) as unexplained
      from ${portionsOf('lunch')} p`);
    expect(ordered).toEqual({ cooked: 0, unexplained: 0 });
    // A week later the cycle starts again, without the changes of today.
    expect(await menu(`'${today}'::date + 7`)).toHaveLength(dishes.length);
  });
});

describe('allergy texts', () => {
  it.each([
    ['Shellfish', ['shellfish']],
    ['Nuts', ['tree_nuts', 'peanuts']],
    ['Tree nuts', ['tree_nuts']],
    ['Peanut butter', ['milk', 'peanuts']],
    ['Lactose intolerance', ['milk']],
    ['Gluten', ['wheat']],
    ['Butternut squash', []],
    ['Coconut', []],
    ['Strawberries', []],
  ])('name the major allergens: %s', async (text, allergens) => {
    const [row] = await queryDatabase(
      `select private.match_food_allergens('${text}') as found, private.is_not_food('${text}') as is_not_food`,
    );
    expect(row).toEqual({ found: allergens, is_not_food: false });
  });

  it.each(['Penicillin', 'Sulfa drugs', 'Latex', 'Aspirin', 'NKDA'])(
    'to other substances don’t require a kitchen decision: %s',
    async (text) => {
      const [row] = await queryDatabase(`select private.is_not_food('${text}') as it`);
      expect(row).toEqual({ it: true });
    },
  );
});

describe('low intake', () => {
  it('requires the last three charted meals to be low', async () => {
    const id = residents[0]?.id;
    const low = async () =>
      (await queryDatabase(`select private.list_low_intake(array['${id}'::uuid]) as ids`))[0]?.ids;
    const chart = (meal: string, intake: string) =>
      queryDatabase(`
        insert into private.meal_orders (id, community_id, resident_id, day, meal, intake)
        values (gen_random_uuid(), '${COMMUNITY}', '${id}', '${today}'::date - 1, '${meal}', '${intake}')
        on conflict (resident_id, day, meal) do update set intake = excluded.intake`);
    await chart('breakfast', 'little');
    await chart('lunch', 'refused');
    expect(await low()).toEqual([]);
    await chart('dinner', 'little');
    expect(await low()).toEqual([id]);
    await chart('dinner', 'half');
    expect(await low()).toEqual([]);
  });
});

describe('activities', () => {
  it('repeat on the days that a calendar shows, also across months and leap days', async () => {
    const days = async (first: string, repeats: string, weekdays: string, until: string) =>
      (
        await queryDatabase(`
          select d::text as day from private.list_activity_days('${first}', '${repeats}', '{${weekdays}}', '${until}') d order by 1`)
      ).map(({ day }) => day);
    expect(await days('2028-02-28', 'daily', '', '2028-03-01')).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(await days('2026-11-02', 'weekly', 'mon,wed', '2026-11-11')).toEqual([
      '2026-11-02',
      '2026-11-04',
      '2026-11-09',
      '2026-11-11',
    ]);
    expect(await days('2026-11-10', 'monthly', '', '2027-01-31')).toEqual([
      '2026-11-10',
      '2026-12-08',
      '2027-01-12',
    ]);
    expect(await days('2026-11-10', 'biweekly', '', '2026-12-08')).toEqual([
      '2026-11-10',
      '2026-11-24',
      '2026-12-08',
    ]);
    expect(await days('2026-11-10', 'none', '', '2027-01-31')).toEqual(['2026-11-10']);
  });
});

describe('demo dining and activities', () => {
  it('have four-week menus, orders without open conflicts, and an override', async () => {
    const [row] = await queryDatabase(`
      select
        (select count(*)::int from private.menu_cycles where ${OF_DEMO} and weeks = 4) as cycles,
        (select min(n)::int from (
          select count(*) as n from private.dining_dishes where ${OF_DEMO} group by community_id
        ) d) as dishes,
        (select count(*)::int from private.meal_orders o cross join lateral private.list_open_conflicts(
          o.id, o.resident_id, array(select d.dish_id from private.meal_order_dishes d where d.order_id = o.id)
        ) where ${OF_DEMO}) as conflicts,
        (select count(*)::int from private.meal_orders where ${OF_DEMO} and served_at > now()) as future,
        (select count(*) > 50 from private.meal_orders where ${OF_DEMO} and day = private.get_community_day(community_id)) as has_today`);
    expect(row).toEqual({ cycles: 3, dishes: 61, conflicts: 0, future: 0, has_today: true });
  });

  it('have attendance only in the past and within capacity, and some absent residents', async () => {
    const [row] = await queryDatabase(`
      select count(*) filter (where p.attendance is not null and a.day >= private.get_community_day(a.community_id))::int as early,
        count(*) filter (where p.attendance is not null)::int > 500 as has_attendance
      from private.activities a join private.activity_participants p on p.activity_id = a.id where ${OF_DEMO}`);
    expect(row).toEqual({ early: 0, has_attendance: true });
    const [over] = await queryDatabase(`
      select count(*)::int as n from (
        select a.id from private.activities a join private.activity_participants p on p.activity_id = a.id and p.signup = 'signed_up'
        where ${OF_DEMO} group by a.id having count(*) > a.capacity
      ) x`);
    expect(over).toEqual({ n: 0 });
    const [engaged] = await queryDatabase(`
      select count(*) filter (where e.is_inactive)::int > 0 as has_inactive, count(*) filter (where not e.is_inactive)::int > 20 as has_active
      from private.list_engagement('dec0de00-0000-4000-8000-00000000b001') e`);
    expect(engaged).toEqual({ has_inactive: true, has_active: true });
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

const MEAL = 'lunch';
const dish = {
  omelet: randomUUID(),
  salad: randomUUID(),
  soup: randomUUID(),
  shortcake: randomUUID(),
};
const ALL_DIETS = ['regular', 'diabetic', 'low_sodium', 'renal', 'vegetarian', 'gluten_free'];
const FORMS = { textures: ['regular', 'soft', 'minced', 'pureed'], diets: ALL_DIETS };
let team: Team;
let today = '';

const call = (role: Role, fn: string, args: object = {}) => as(team.who(role)).rpc(fn, args);
const orderOf = (resident: string, dishes: readonly string[], more: object = {}) => ({
  p_id: randomUUID(),
  p_resident_id: resident,
  p_day: today,
  p_meal: MEAL,
  p_version: 0,
  p_values: { dish_ids: dishes, ...more },
});
const save = (role: Role, args: object) => call(role, 'save_meal_order', args);
const clear = (resident: string) =>
  queryDatabase(`
    alter table private.meal_overrides disable trigger refuse_override_change;
    delete from private.meal_orders where resident_id = '${resident}';
    alter table private.meal_overrides enable trigger refuse_override_change`);
const allergy = (substance: string) =>
  insertRow('resident_allergies', { resident_id: team.ada, substance, severity: 'severe' });

beforeAll(async () => {
  team = await createTeam();
  const [row] = await queryDatabase(
    `select private.get_community_day('${team.community}')::text as day`,
  );
  today = String(row?.day);
  for (const [p_id, p_values] of [
    [
      dish.omelet,
      { name: 'Cheese omelet', course: 'entree', allergens: ['eggs', 'milk'], ...FORMS },
    ],
    [dish.salad, { name: 'Garden salad', course: 'entree', ...FORMS, textures: ['regular'] }],
    [dish.soup, { name: 'Lentil soup', course: 'starter', ...FORMS, may_contain: 'Peanuts' }],
    [dish.shortcake, { name: 'Strawberry shortcake', course: 'dessert', ...FORMS }],
  ] as const) {
    const args = { p_id, p_community_id: team.community, p_version: 0, p_values };
    await succeed(call('dining', 'save_dish', args));
  }
  const p_cycle_id = randomUUID();
  const p_values = { name: 'All year', weeks: 1, starts_on: today };
  const cycle = { p_id: p_cycle_id, p_community_id: team.community, p_version: 0, p_values };
  await succeed(call('dining', 'save_menu_cycle', cycle));
  const p_dishes = [0, 1, 2].flatMap((day) =>
    Object.values(dish).map((dish_id) => ({ day, meal: MEAL, dish_id })),
  );
  const week = { p_cycle_id, p_version: 1, p_week: 1, p_dishes };
  await succeed(call('dining', 'save_menu_week', week));
  await allergy('Eggs');
});

describe('the meal change signal', () => {
  it('shows a time only to positions that can read orders', async () => {
    const rows = (role: Role) =>
      as(team.who(role)).from('meal_services').select('*').eq('community_id', team.community);
    await succeed(save('nurse', orderOf(team.ada, [dish.salad])));
    const [before] = await succeed(rows('dining'));
    expect(Object.keys(before ?? {}).toSorted()).toEqual(['changed_at', 'community_id', 'id']);
    await clear(team.ada);
    await succeed(save('nurse', orderOf(team.ada, [dish.salad])));
    const [after] = await succeed(rows('dining'));
    expect(Date.parse(after?.changed_at ?? '')).toBeGreaterThan(
      Date.parse(before?.changed_at ?? ''),
    );
    for (const role of ['sales', 'business_office', 'family', 'stranger', 'neighbor'] as const) {
      expect(await succeed(rows(role))).toEqual([]);
    }
    await clear(team.ada);
  });
});

describe('a dish that conflicts with an allergy', () => {
  it('is blocked for every position, unless a nurse overrides it with a reason', async () => {
    const eggs = orderOf(team.ada, [dish.omelet]);
    for (const role of ['executive_director', 'dining', 'medication_aide', 'caregiver'] as const) {
      const { error } = await save(role, eggs);
      expect(error).toMatchObject({ code: 'HXJDC', details: 'allergen:eggs' });
      const decisions = [{ dish_id: dish.omelet, reason: 'She likes it' }];
      const forced = { ...eggs, p_values: { dish_ids: [dish.omelet], decisions } };
      expect(await codeOf(save(role, forced))).toBe('HXJDC');
    }
    const decide = (reason: string) =>
      orderOf(team.ada, [dish.omelet], { decisions: [{ dish_id: dish.omelet, reason }] });
    expect(await codeOf(save('nurse', eggs))).toBe('HXJDC');
    expect(await codeOf(save('nurse', decide(' ')))).toBe('HXJDN');
    await succeed(save('nurse', decide('Baked egg is tolerated')));
    const log = await succeed(
      call('dining', 'list_meal_overrides', { p_community_id: team.community }),
    );
    expect(log).toMatchObject([
      { keys: ['allergen:eggs'], reason: 'Baked egg is tolerated', is_acknowledgment: false },
    ]);
    await clear(team.ada);
  });

  it('is blocked when rows are written directly, even by the server', async () => {
    for (const table of ['meal_orders', 'meal_order_dishes', 'meal_overrides', 'dining_dishes']) {
      expect(await codeOf(as(team.who('nurse')).from(table).select('*'))).toBe('PGRST205');
    }
    const id = randomUUID();
    await queryDatabase(`
      insert into private.meal_orders (id, community_id, resident_id, day, meal)
      values ('${id}', '${team.community}', '${team.ada}', '${today}', 'dinner')`);
    await expect(
      queryDatabase(
        `insert into private.meal_order_dishes (order_id, dish_id) values ('${id}', '${dish.omelet}')`,
      ),
    ).rejects.toMatchObject({ code: 'HXJDC' });
    await clear(team.ada);
  });

  it('is blocked at serving if the allergy was added after the order', async () => {
    const { id, version } = await succeed(save('dining', orderOf(team.ada, [dish.shortcake])));
    const added = await allergy('Strawberries');
    const serve = { p_id: id, p_version: version };
    const { error } = await call('dining', 'serve_meal_order', serve);
    expect(error).toMatchObject({ code: 'HXJDC', details: 'substance:strawberries' });
    await expect(
      queryDatabase(`update private.meal_orders set served_at = now() where id = '${id}'`),
    ).rejects.toMatchObject({ code: 'HXJDC' });
    await queryDatabase(
      `update public.resident_allergies set deleted_at = now() where id = '${added}'`,
    );
    await succeed(call('dining', 'serve_meal_order', serve));
    expect(await codeOf(save('dining', orderOf(team.ada, [dish.salad])))).toBe('HXJDV');
    await clear(team.ada);
  });

  it('warns about unmatched allergies and traces until someone acknowledges them', async () => {
    const nightshades = await allergy('Nightshades');
    const salad = orderOf(team.ada, [dish.salad]);
    const { error } = await save('caregiver', salad);
    expect(error).toMatchObject({ code: 'HXJDW', details: 'unmatched:nightshades' });
    const decisions = [{ dish_id: dish.salad }];
    await succeed(save('caregiver', { ...salad, p_values: { dish_ids: [dish.salad], decisions } }));
    await clear(team.ada);
    const peanuts = await allergy('Peanuts');
    const traces = await save('dining', orderOf(team.ada, [dish.soup], { decisions: [] }));
    expect(traces.error).toMatchObject({
      code: 'HXJDW',
      details: 'may_contain:peanuts, unmatched:nightshades',
    });
    await queryDatabase(
      `update public.resident_allergies set deleted_at = now() where id in ('${nightshades}', '${peanuts}')`,
    );
    // An acknowledgment of a warning never covers a conflict that appears later.
    await clear(team.ada);
  });

  it('includes diets, texture, and liquids from the record', async () => {
    const diet = await insertRow('resident_diets', {
      resident_id: team.ada,
      diet: 'Low sodium',
      texture: 'pureed',
      liquids: 'nectar',
    });
    await queryDatabase(
      `update private.dining_dishes set diets = '{regular}', liquids = '{thin}' where id = '${dish.salad}'`,
    );
    const { error } = await save('dining', orderOf(team.ada, [dish.salad]));
    expect(error).toMatchObject({
      code: 'HXJDC',
      details: 'diet:low_sodium, liquid:nectar, texture:pureed',
    });
    await queryDatabase(`
      update private.dining_dishes set diets = '{${ALL_DIETS}}', liquids = '{}' where id = '${dish.salad}';
      update public.resident_diets set deleted_at = now() where id = '${diet}'`);
  });

  it('keeps overrides unchanged', async () => {
    const decisions = [{ dish_id: dish.omelet, reason: 'Physician agreed' }];
    await succeed(save('nurse', orderOf(team.ada, [dish.omelet], { decisions })));
    for (const change of [
      `update private.meal_overrides set reason = 'Changed' where resident_id = '${team.ada}'`,
      `delete from private.meal_overrides where resident_id = '${team.ada}'`,
    ]) {
      await expect(queryDatabase(change)).rejects.toMatchObject({ code: '42501' });
    }
    await clear(team.ada);
  });
});

describe('meal service', () => {
  const board = (role: Role) =>
    call(role, 'get_meal_board', { p_community_id: team.community, p_meal: MEAL });

  it('is closed to families, other communities, former members, and positions without meals', async () => {
    await team.share('profile', true);
    await team.share('care', true);
    for (const role of ['family', 'stranger', 'former', 'neighbor', 'sales'] as const) {
      expect(await codeOf(board(role))).toBe('42501');
      expect(await codeOf(save(role, orderOf(team.bea, [dish.salad])))).toBe('42501');
      const here = { p_community_id: team.community };
      expect(await codeOf(call(role, 'get_kitchen_count', here))).toBe('42501');
      expect(await codeOf(call(role, 'list_meal_overrides', here))).toBe('42501');
      const profile = { p_resident_id: team.bea, p_values: { room: 'Main' } };
      expect(await codeOf(call(role, 'set_dining_profile', profile))).toBe('42501');
    }
  });

  it('shows a caregiver only the residents of the shift', async () => {
    const { residents } = await succeed(board('caregiver'));
    expect(residents.map(({ id }: { id: string }) => id)).toEqual([team.ada]);
    expect(await codeOf(save('caregiver', orderOf(team.bea, [dish.salad])))).toBe('42501');
  });

  it('shows dining staff allergies and diets, never diagnoses, and writes the access log', async () => {
    await insertRow('resident_diagnoses', { resident_id: team.ada, diagnosis: 'Parkinson' });
    const shown = await succeed(board('dining'));
    expect(JSON.stringify(shown)).toContain('Eggs');
    expect(JSON.stringify(shown)).not.toContain('Parkinson');
    await succeed(team.open('dining', team.ada));
    const rows = await as(team.who('dining')).from('resident_diagnoses').select('diagnosis');
    expect(rows.data).toEqual([]);
    const log = await queryDatabase(`
      select reason from public.resident_access_log
      where user_id = '${team.who('dining').id}' and resident_id = '${team.bea}'`);
    expect(log).toEqual([{ reason: 'Meal service' }]);
  });

  it('rejects residents on leave, discharged residents, and dishes of another menu', async () => {
    const stay = { p_resident_id: team.bea, p_at: new Date(Date.now() - 60_000).toISOString() };
    const record = (p_type: string) =>
      succeed(call('nurse', 'record_stay_event', { ...stay, p_id: randomUUID(), p_type }));
    expect(await codeOf(save('dining', orderOf(team.bea, [randomUUID()])))).toBe('HXJDM');
    await succeed(team.open('nurse', team.bea));
    await record('hospital_leave');
    const { residents, away } = await succeed(board('dining'));
    expect(residents).toHaveLength(1);
    expect(away).toMatchObject([{ name: 'Bea', leave_type: 'hospital_leave' }]);
    expect(await codeOf(save('dining', orderOf(team.bea, [dish.salad])))).toBe('HXJDR');
    stay.p_at = new Date().toISOString();
    await record('discharge');
    expect(await codeOf(save('dining', orderOf(team.bea, [dish.salad])))).toBe('HXJDR');
    expect((await succeed(board('dining'))).away).toEqual([]);
  });

  it('rejects hostile and huge input', async () => {
    const hostile = [
      { dish_ids: [dish.salad], note: 'x'.repeat(301) },
      { dish_ids: [dish.salad], note: 'two\nlines' },
      { dish_ids: Array.from({ length: 5000 }, () => randomUUID()) },
      { dish_ids: { length: 1 } },
      { dish_ids: [] },
    ];
    for (const values of hostile) {
      const { error } = await save('dining', { ...orderOf(team.ada, []), p_values: values });
      expect(error).not.toBeNull();
    }
    const wide = { p_id: randomUUID(), p_community_id: team.community, p_version: 0 };
    for (const p_values of [
      { name: 'Soup', course: 'entree', textures: ['liquidized'] },
      { name: 'Soup', course: 'entree', textures: ['soft'], guest_price_cents: -5 },
      { name: 'Soup', course: 'entree' },
    ]) {
      expect(await codeOf(call('dining', 'save_dish', { ...wide, p_values }))).toBe('23514');
    }
  });

  it('lets only one of two users take the same order', async () => {
    const codes = await Promise.all(
      (['dining', 'nurse'] as const).map((role) =>
        codeOf(save(role, orderOf(team.ada, [dish.salad]))),
      ),
    );
    expect(codes.toSorted()).toEqual(['HXJDV', undefined]);
    await clear(team.ada);
  });
});

describe('menus and guest meals', () => {
  it('can be changed only by the kitchen of the same community', async () => {
    for (const role of ['nurse', 'caregiver', 'family', 'neighbor', 'former'] as const) {
      expect(await codeOf(call(role, 'archive_dish', { p_id: dish.salad }))).toBe('42501');
      const change = { p_id: randomUUID(), p_day: today, p_meal: MEAL, p_new_dish_id: dish.soup };
      const args = { ...change, p_community_id: team.community, p_reason: 'Late delivery' };
      expect(await codeOf(call(role, 'change_day_menu', args))).toBe('42501');
    }
    const steal = { p_id: dish.salad, p_version: 1, p_values: { name: 'Mine' } };
    const [row] = await queryDatabase(
      `select community_id from public.community_members where user_id = '${team.who('neighbor').id}'`,
    );
    const p_community_id = row?.community_id;
    expect(await codeOf(call('neighbor', 'save_dish', { ...steal, p_community_id }))).toBe('42501');
  });

  it('are billed once, voided once with a reason, and never rewritten', async () => {
    const p_id = randomUUID();
    const p_values = { day: today, meal: MEAL, guest_name: 'Gail', quantity: 2, price_cents: 1250 };
    const meal = { p_id, p_resident_id: team.ada, p_values };
    for (const role of ['nurse', 'caregiver', 'family', 'neighbor'] as const) {
      expect(await codeOf(call(role, 'record_guest_meal', meal))).toBe('42501');
    }
    await succeed(call('dining', 'record_guest_meal', meal));
    await succeed(call('dining', 'record_guest_meal', meal));
    const period = { p_community_id: team.community, p_from: today, p_to: today };
    const list = () => succeed(call('business_office', 'list_guest_meals', period));
    expect(await list()).toMatchObject({ meals: 2, total_cents: 2500 });
    await expect(
      queryDatabase(`update private.guest_meals set price_cents = 1 where id = '${p_id}'`),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await codeOf(call('dining', 'void_guest_meal', { p_id, p_reason: '' }))).toBe('HXJDN');
    await succeed(call('dining', 'void_guest_meal', { p_id, p_reason: 'Entered twice' }));
    expect(await list()).toMatchObject({ meals: 0, total_cents: 0, rows: [{ quantity: 2 }] });
  });
});

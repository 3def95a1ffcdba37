import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

let team: Team;
let adasNeed: string;
let beasNeed: string;
const OUTSIDERS = ['sales', 'family', 'former', 'stranger', 'neighbor'] as const;

const from = (role: Role, table: string) => as(team.who(role)).from(table);
const addNeed = (resident_id: string) =>
  insertRow('care_needs', { resident_id, area: 'mobility', need: 'Unsteady' });
const addIntervention = (need_id: string) =>
  insertRow('care_interventions', { need_id, intervention: 'Walks with stand-by help' });
const addTask = (intervention_id: string | null, starts_on = '2026-05-01') =>
  insertRow('care_tasks', {
    resident_id: team.ada,
    intervention_id,
    area: 'mobility',
    name: 'Walk to meals',
    shifts: ['day'],
    starts_on,
  });
const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/New_York',
  });

beforeAll(async () => {
  team = await createTeam();
  adasNeed = await addNeed(team.ada);
  beasNeed = await addNeed(team.bea);
  await succeed(team.open('executive_director', team.ada));
});

describe('goals and interventions', () => {
  it('can be written only by directors and nurses, and read by the caregiver on shift', async () => {
    const goal = { need_id: adasNeed, goal: 'No falls in 90 days', measure: 'Incident reports' };
    const intervention = { need_id: adasNeed, intervention: 'Walker within reach' };
    for (const role of ['caregiver', 'medication_aide', ...OUTSIDERS] as const) {
      await team.open(role, team.ada);
      expect(await codeOf(from(role, 'care_goals').insert(goal))).toBe('42501');
      expect(await codeOf(from(role, 'care_interventions').insert(intervention))).toBe('42501');
    }
    await succeed(team.open('nurse', team.ada));
    await succeed(from('nurse', 'care_goals').insert(goal).select('id'));
    await succeed(from('nurse', 'care_interventions').insert(intervention).select('id'));
    for (const table of ['care_goals', 'care_interventions']) {
      expect(await succeed(from('caregiver', table).select('id'))).toHaveLength(1);
      for (const role of OUTSIDERS) {
        expect(await succeed(from(role, table).select('id'))).toEqual([]);
      }
    }
  });

  it("belong to the need's resident, whatever the request says", async () => {
    const row = { need_id: adasNeed, resident_id: team.bea, goal: 'Stays well' };
    expect(await codeOf(from('nurse', 'care_goals').insert(row))).toBe('42501');
    const id = await insertRow('care_goals', row);
    const rows = await queryDatabase(
      `select resident_id from public.care_goals where id = '${id}'`,
    );
    expect(rows).toEqual([{ resident_id: team.ada }]);
  });

  it("can't be added or moved below the need of a resident whose record isn't open", async () => {
    const goal = { need_id: beasNeed, goal: 'Sleeps through the night' };
    expect(await codeOf(from('executive_director', 'care_goals').insert(goal))).toBe('42501');
    const id = await insertRow('care_goals', { need_id: adasNeed, goal: 'Eats well' });
    const move = from('executive_director', 'care_goals')
      .update({ need_id: beasNeed })
      .eq('id', id);
    expect(await codeOf(move)).toBe('42501');
  });

  it("can't own another resident's task", async () => {
    const task = await addTask(null);
    const other = await addIntervention(beasNeed);
    const link = (intervention_id: string) =>
      from('nurse', 'care_tasks').update({ intervention_id }).eq('id', task).select('id');
    expect(await codeOf(link(other))).toBe('23503');
    expect(await codeOf(link(randomUUID()))).toBe('23503');
  });

  it('follow their need to another resident, with the tasks they own', async () => {
    const need = await addNeed(team.ada);
    const intervention = await addIntervention(need);
    const task = await addTask(intervention);
    await queryDatabase(
      `update public.care_needs set resident_id = '${team.bea}' where id = '${need}'`,
    );
    const rows = await queryDatabase(`
      select resident_id from public.care_interventions where id = '${intervention}'
      union all select resident_id from public.care_tasks where id = '${task}'`);
    expect(rows).toEqual([{ resident_id: team.bea }, { resident_id: team.bea }]);
  });

  it('are visible to family only while the resident shares care', async () => {
    const read = async () => {
      await team.open('family', team.ada);
      return succeed(from('family', 'care_goals').select('id'));
    };
    await team.share('profile', true);
    expect(await read()).toEqual([]);
    await team.share('care', true);
    expect((await read()).length).toBeGreaterThan(0);
    await team.share('care', false);
    expect(await read()).toEqual([]);
  });
});

describe('closing a need', () => {
  it('closes its goals and interventions, and today is the last day of their tasks', async () => {
    const need_id = await addNeed(team.ada);
    const goal = await insertRow('care_goals', { need_id, goal: 'Walks alone' });
    const intervention = await addIntervention(need_id);
    const current = await addTask(intervention);
    const later = await addTask(intervention, dayAfter(5));
    await succeed(
      from('nurse', 'care_needs').update({ status: 'met' }).eq('id', need_id).select('id'),
    );
    const [row] = await queryDatabase(`
      select (select status from public.care_goals where id = '${goal}') as goal,
        (select status from public.care_interventions where id = '${intervention}') as intervention,
        (select ends_on::text from public.care_tasks where id = '${current}') as ends_on,
        (select deleted_at is not null from public.care_tasks where id = '${later}') as "isGone"`);
    expect(row).toEqual({
      goal: 'met',
      intervention: 'discontinued',
      ends_on: dayAfter(0),
      isGone: true,
    });
  });

  it('differs from trashing it, which hides goals, interventions, and tasks until it is restored', async () => {
    const need_id = await addNeed(team.ada);
    const intervention = await addIntervention(need_id);
    const task = await addTask(intervention);
    const move = (deleted_at: string | null) =>
      succeed(from('nurse', 'care_needs').update({ deleted_at }).eq('id', need_id).select('id'));
    const listed = () =>
      queryDatabase(`
        select id from public.care_interventions where id = '${intervention}' and deleted_at is null
        union all select id from public.care_tasks where id = '${task}' and deleted_at is null`);
    await move(new Date().toISOString());
    expect(await listed()).toEqual([]);
    await move(null);
    expect(await listed()).toHaveLength(2);
  });

  it('shows how many goals are past their target in the list of care plans', async () => {
    const need_id = await addNeed(team.bea);
    await insertRow('care_goals', { need_id, goal: 'Gains weight', target_on: dayAfter(-2) });
    const plans = await succeed(
      as(team.who('nurse')).rpc('list_care_plans', { p_community_id: team.community }),
    );
    const plan = (plans as { resident_id: string; goals_past_target: number }[]).find(
      ({ resident_id }) => resident_id === team.bea,
    );
    expect(plan?.goals_past_target).toBe(1);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAlertList } from '../../renderer/features/operator/alerts/alertsApi.ts';
import {
  isLevelValue,
  isScenarioList,
} from '../../renderer/features/operator/careValue/careValueApi.ts';
import {
  areBoardRows,
  isCommandCenter,
  isFeed,
  isOperationsDay,
} from '../../renderer/features/operator/command/commandShapes.ts';
import { isInsights } from '../../renderer/features/operator/insights/insightsApi.ts';
import { ALERT_FIGURES, describeAlert } from '../../shared/operator/alerts.ts';
import { as, createTeam, type Team } from '../security/operator/team.ts';
import { queryDatabase } from '../security/sql.ts';
import { succeed } from '../security/world.ts';

let team: Team;
const ask = (name: string, args: object = {}) =>
  succeed(as(team.who('executive_director')).rpc(name, args));
const here = () => ({ p_community_id: team.community });

beforeAll(async () => {
  team = await createTeam();
  await queryDatabase(`
    insert into public.resident_prospects (community_id, name, stage, desired_on)
    values ('${team.community}', 'Cora', 'deposit', current_date + 5);
    insert into public.work_orders (community_id, number, title, due_at)
    values ('${team.community}', 1, 'Faucet', now() - interval '1 hour')`);
  await ask('add_recommended_alert_rules', here());
});

describe('screens accept the responses of', () => {
  it.each([
    ['get_command_center', isCommandCenter, () => ({})],
    ['list_board_rows', areBoardRows, () => ({ ...here(), p_figure: 'planned_in' })],
    ['get_operations_day', isOperationsDay, here],
    ['list_operations_feed', isFeed, here],
    ['list_alerts', isAlertList, here],
    ['list_care_scenarios', isScenarioList, here],
    ['get_community_insights', isInsights, here],
    [
      'get_care_value',
      isLevelValue,
      () => ({
        p_resident_id: team.ada,
        p_level: 3,
        p_effective_on: new Date().toISOString().slice(0, 10),
      }),
    ],
  ] as const)('%s', async (name, accepts, args) => {
    expect(accepts(await ask(name, args()))).toBe(true);
  });
});

describe('alerts', () => {
  it('have the same texts in notifications and on screens', async () => {
    for (const { value: figure } of ALERT_FIGURES) {
      for (const value of [1, 2, 82.5]) {
        const [row] = await queryDatabase(
          `select private.describe_alert('${figure}', ${value}) as text`,
        );
        expect(row).toEqual({ text: describeAlert(figure, value) });
      }
    }
  });

  it('are raised once when several servers evaluate at the same moment', async () => {
    const id = randomUUID();
    await queryDatabase(`
      insert into public.communities (id, owner_id, name) values ('${id}', null, 'Oak');
      insert into public.work_orders (community_id, number, title, priority) values ('${id}', 1, 'Faucet', 'high');
      insert into private.alert_rules (id, community_id, figure, threshold, owner_position)
      values ('${randomUUID()}', '${id}', 'orders_urgent', 1, 'maintenance')`);
    await Promise.all(
      Array.from({ length: 5 }, () => queryDatabase('select private.run_command_jobs()')),
    );
    expect(
      await queryDatabase(`select value::int from private.alerts where community_id = '${id}'`),
    ).toEqual([{ value: 1 }]);
  });
});

describe('signals', () => {
  it('are deleted after two hours', async () => {
    await queryDatabase(
      `update public.community_signals set at = now() - interval '3 hours' where community_id = '${team.community}'`,
    );
    await queryDatabase('select private.prune_community_signals()');
    expect(
      await queryDatabase(
        `select from public.community_signals where community_id = '${team.community}'`,
      ),
    ).toEqual([]);
  });
});

import { beforeAll, expect, it } from 'vitest';
import { toRuleDraft } from '../../renderer/features/clients/automation/templates.ts';
import { WORKFLOW_TEMPLATES } from '../../shared/ai/workflows/templates.ts';
import {
  AUTOMATION_ACTIONS,
  AUTOMATION_TRIGGERS,
} from '../../shared/clients/automation/triggers.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';

let broker: Person;
beforeAll(async () => {
  broker = await person('broker');
});

const RULE = { name: 'One', whose: 'mine', matches: 'all', conditions: [] };

it('uses the same triggers on screens and in the database', async () => {
  const known = await queryDatabase(
    'select occasion, kind, takes from private.list_automation_triggers()',
  );
  const expected = AUTOMATION_TRIGGERS.map(({ value, kind, takes = null }) => ({
    occasion: value,
    kind,
    takes,
  }));
  expect([...known].map((row) => ({ ...row }))).toEqual(expected);
});

it('tests each trigger, even without an event', async () => {
  for (const { value, begin = null } of AUTOMATION_TRIGGERS) {
    const p_rule = {
      ...RULE,
      occasion: value,
      occasion_value: begin === '' ? 'hot' : begin,
      acts: [{ do: 'task', title: 'Call {record}', to: 'me', days: 1 }],
    };
    const preview = await succeed(broker.client.rpc('preview_automation', { p_rule }));
    expect(preview).toMatchObject({ happened: 0, meets: 0, lines: [] });
  }
});

const TEMPLATES = Object.values(WORKFLOW_TEMPLATES).flat().map(toRuleDraft);

it('has valid templates that agree with the database on which actions ask first', async () => {
  for (const template of TEMPLATES) {
    const p_rule = { ...template } as never;
    const p_id = await succeed(broker.client.rpc('save_automation', { p_rule }));
    await succeed(broker.client.rpc('set_automation_enabled', { p_id, p_on: true }));
  }
  const automations = await succeed(broker.client.rpc('my_automations'));
  expect(automations.map(({ name }) => name).toSorted()).toEqual(
    TEMPLATES.map(({ name }) => name).toSorted(),
  );
  const [approvalRow] = await queryDatabase(`
    select array_agg(a order by a) as acts from unnest(array[${AUTOMATION_ACTIONS.map(({ value }) => `'${value}'`).join()}]) a
    where private.action_requires_approval(jsonb_build_object('do', a))`);
  const expected = AUTOMATION_ACTIONS.filter((act) => 'asks' in act).map(({ value }) => value);
  expect(approvalRow?.acts).toEqual(expected.toSorted());
});

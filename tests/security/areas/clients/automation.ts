import { type Area, denyAll, everything, no, none, UNUSED_ID, yes } from '../../area.ts';
import { serverClient } from '../../direct-clients.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

const RULE = {
  name: 'Call every lead',
  occasion: 'lead_came',
  whose: 'mine',
  matches: 'all',
  conditions: [],
  acts: [{ do: 'task', title: 'Call', to: 'me', days: 1 }],
};
/** Each user has one rule, and all their runs belong to it. */
const rules = new Map<string, Promise<string>>();
const makeRule = async (owner_id: string) => {
  const row = { ...RULE, owner_id, workspace_id: owner_id };
  return (await succeed(serverClient().from('automations').insert(row).select('id').single())).id;
};
const ruleOf = (owner_id: string) => {
  const rule = rules.get(owner_id) ?? makeRule(owner_id);
  rules.set(owner_id, rule);
  return rule;
};

export const area: Area = {
  tables: {
    // Written only by calls and the automation worker.
    automations: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id, workspace_id: owner_id }),
        row: () => ({ ...RULE }),
        change: () => ({ name: randomText() }),
      },
    },
    automation_runs: {
      anyone: [yes, none, no, no, no, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: async (owner_id) => ({
          owner_id,
          workspace_id: owner_id,
          organization_id: owner_id,
          automation_id: await ruleOf(owner_id),
        }),
        row: () => ({
          cause: randomText(),
          kind: 'leads',
          record_id: UNUSED_ID,
          title: 'Ada Lovelace',
          outcome: 'done',
        }),
        change: () => ({ decided_at: getTimestamp() }),
      },
    },
  },
  calls: {
    my_automations: {},
    save_automation: { asked: () => ({ p_rule: RULE, p_id: UNUSED_ID, p_version: 1 }) },
    set_automation_enabled: { asked: () => ({ p_id: UNUSED_ID, p_on: true }) },
    remove_automation: { asked: () => ({ p_id: UNUSED_ID }) },
    preview_automation: { asked: () => ({ p_rule: RULE }) },
    approve_automation_run: { asked: () => ({ p_id: UNUSED_ID }) },
    dismiss_automation_run: { asked: () => ({ p_id: UNUSED_ID }) },
    undo_automation_run: { asked: () => ({ p_id: UNUSED_ID }) },
  },
};

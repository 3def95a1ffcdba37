import { randomUUID } from 'node:crypto';
import { createExitInputs } from '#shared/investing/exitInputs.ts';
import { createAssumptions } from '#shared/underwriting/assumptions.ts';
import {
  type Area,
  denyAll,
  everything,
  no,
  none,
  type Readers,
  UNUSED_ID,
  yes,
} from '../../area.ts';
import { getTimestamp, randomText } from '../../probes/values.ts';
import { succeed } from '../../world.ts';

const orders = ['name', 'closing_on', 'created_at', 'deleted_at'];
const NEW_YEAR = '2026-01-01';

async function arrangePlans({ member: { client } }: Readers) {
  const plans = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, closing_on: NEW_YEAR }));
  const created = await succeed(client.from('integration_plans').insert(plans).select('id'));
  const deletedIds = created.slice(2).map(({ id }) => id);
  const softDelete = client
    .from('integration_plans')
    .update({ deleted_at: getTimestamp() })
    .in('id', deletedIds);
  await succeed(softDelete.select('id'));
}

const ofEntity = (more: object = {}) => ({ p_entity_id: UNUSED_ID, ...more });
const saved = (p_values: object) => ({
  asked: () => ofEntity({ p_id: randomUUID(), p_version: 0, p_values }),
});
const byId = { asked: () => ({ p_id: UNUSED_ID }) };

export const area: Area = {
  tables: {
    // "Insert" uses another user as owner. No one can delete: a record stays in trash for thirty days.
    integration_plans: {
      anyone: [yes, none, no, yes, none, no],
      but: { 'signed out': denyAll, service: everything },
      rows: {
        of: (owner_id) => ({ owner_id }),
        row: () => ({ name: 'Maple Court', closing_on: NEW_YEAR }),
        change: () => ({ name: randomText() }),
      },
    },
  },
  calls: {
    get_institution: { asked: () => ofEntity() },
    list_my_approvals: {},
    save_approval_chain: { asked: () => ofEntity({ p_roles: [], p_rules: [] }) },
    save_mandate: { asked: () => ofEntity({ p_id: randomUUID(), p_values: { name: 'Core' } }) },
    end_mandate: byId,
    check_mandates: { asked: () => ofEntity({ p_deal: { cents: 100 } }) },
    request_approval: {
      asked: () =>
        ofEntity({
          p_id: randomUUID(),
          p_values: { kind: 'wire', cents: 100, counterparty: 'Erie Title', purpose: 'Deposit' },
        }),
    },
    decide_approval: { asked: () => ({ p_id: UNUSED_ID, p_is_approved: true }) },
    cancel_approval: byId,
    release_approval: byId,
    get_report_pack: { asked: () => ofEntity({ p_quarter: NEW_YEAR }) },
    get_tax_center: { asked: () => ofEntity({ p_year: 2026 }) },
    attach_tax_document: {
      asked: () =>
        ofEntity({
          p_file_id: randomUUID(),
          p_name: 'k1.pdf',
          p_values: { year: 2025, form: 'k1', issuer: 'Harbor Fund' },
        }),
    },
    open_tax_document: byId,
    remove_tax_document: byId,
    save_tax_state_line: saved({ year: 2025, state: 'OH', source: 'Harbor', income_cents: 1 }),
    remove_tax_state_line: byId,
    plan_tax_payments: {
      asked: () => ofEntity({ p_year: 2026, p_jurisdiction: 'US', p_payments: [] }),
    },
    record_tax_payment: {
      asked: () => ({ p_id: UNUSED_ID, p_cents: 100, p_paid_on: NEW_YEAR }),
    },
    save_depreciable_asset: saved({
      name: 'Building',
      recovery: 'residential',
      cost_cents: 100,
      placed_on: NEW_YEAR,
    }),
    remove_depreciable_asset: byId,
    save_exchange: saved({
      name: 'Elm House',
      sold_on: NEW_YEAR,
      value_cents: 100,
      intermediary: 'Lake Exchange',
    }),
    identify_exchange_property: {
      asked: () => ({
        p_id: randomUUID(),
        p_exchange_id: UNUSED_ID,
        p_values: { name: 'Oak House', value_cents: 100, identified_on: NEW_YEAR },
      }),
    },
    end_exchange_property: {
      asked: () => ({ p_id: UNUSED_ID, p_outcome: 'received', p_on: NEW_YEAR }),
    },
    get_exit_plan: { asked: () => ({ p_model_id: UNUSED_ID }) },
    save_exit_plan: {
      asked: () => ({
        p_model_id: UNUSED_ID,
        p_version: 0,
        p_scenario_id: 'base',
        p_inputs: createExitInputs(createAssumptions(new Date('2026-01-15')), '2026-06-01'),
      }),
    },
    start_integration_plan: {
      asked: () => ({ p_id: randomUUID(), p_transaction_id: UNUSED_ID, p_items: [] }),
    },
    add_integration_items: { asked: () => ({ p_plan_id: UNUSED_ID, p_items: [] }) },
    change_integration_item: { asked: () => ({ p_task_id: UNUSED_ID, p_values: {} }) },
    get_integration_plan: { asked: () => ({ p_plan_id: UNUSED_ID }) },
    list_plannable_closings: {},
  },
  lists: {
    find_integration_plans: {
      by: 'member',
      goesOnBy: 'p_after',
      orders: orders.map((p_sort) => ({ p_sort, p_limit: 1 })),
      arrange: arrangePlans,
    },
  },
};

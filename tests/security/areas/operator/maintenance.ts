import { randomUUID } from 'node:crypto';
import { type Area, denyAll, no, UNUSED_ID, yes } from '../../area.ts';
import { number, randomText } from '../../probes/values.ts';
import { inPlace, insert, readOnly, records } from './operator.ts';

const orders = new Map<string, Promise<string>>();
/** An order in an account's community. */
function orderIn(community_id: string): Promise<string> {
  const found =
    orders.get(community_id) ??
    insert('work_orders', {
      community_id,
      number: 1000 + (number() % 90_000),
      title: 'Leaking faucet',
      area: 'Kitchen',
    });
  orders.set(community_id, found);
  return found;
}
let nextNumber = 10;
const ofCommunity = inPlace(async (place) => ({ community_id: await place.community() }));
const ofOrder = inPlace(async (place) => {
  const community_id = await place.community();
  return { community_id, work_order_id: await orderIn(community_id) };
});
const turns = new Map<string, Promise<string>>();
function turnIn(community_id: string, unit_id: string): Promise<string> {
  const found = turns.get(community_id) ?? insert('unit_turns', { community_id, unit_id });
  turns.set(community_id, found);
  return found;
}
const templates = new Map<string, Promise<string>>();
const ITEMS = [{ id: 'exit', label: 'Exit is clear', type: 'check' }];
function templateIn(community_id: string): Promise<string> {
  const found =
    templates.get(community_id) ??
    insert('inspection_templates', {
      community_id,
      name: 'Tour',
      items: ITEMS,
      starts_on: '2026-05-01',
      next_on: '2026-06-01',
    });
  templates.set(community_id, found);
  return found;
}
const ASSET = { p_id: UNUSED_ID, p_community_id: UNUSED_ID, p_version: 0 };

export const area: Area = {
  tables: {
    maintenance_assets: records(
      { of: ofCommunity, row: () => ({ name: 'Boiler' }), change: () => ({ notes: randomText() }) },
      readOnly,
    ),
    maintenance_schedules: records(
      {
        of: ofCommunity,
        row: () => ({ title: 'Filters', starts_on: '2026-05-01', next_on: '2026-06-01' }),
        change: () => ({ description: randomText() }),
      },
      readOnly,
    ),
    work_orders: records(
      {
        of: ofCommunity,
        row: () => {
          nextNumber += 1;
          return { number: nextNumber, title: 'Leaking faucet', area: 'Kitchen' };
        },
        change: () => ({ description: randomText() }),
      },
      readOnly,
    ),
    // The history is never changed, by the server either.
    work_order_events: {
      ...records(
        { of: ofOrder, row: () => ({ type: 'note' }), change: () => ({ note: randomText() }) },
        readOnly,
      ),
      but: { 'signed out': denyAll, service: [yes, yes, yes, no, no, no] },
    },
    work_order_lines: records(
      {
        of: ofOrder,
        row: () => ({ kind: 'part', description: 'Washer', quantity: 1, unit_cost: 4 }),
        change: () => ({ description: randomText() }),
      },
      readOnly,
    ),
    work_order_photos: records(
      {
        of: ofOrder,
        row: () => ({ id: randomUUID(), stage: 'before', path: randomUUID(), size: 10 }),
        change: () => ({ path: randomText() }),
      },
      readOnly,
    ),
    inspection_templates: records(
      {
        of: ofCommunity,
        row: () => ({ name: 'Tour', items: ITEMS, starts_on: '2026-05-01', next_on: '2026-06-01' }),
        change: () => ({ name: randomText() }),
      },
      readOnly,
    ),
    inspections: records(
      {
        of: inPlace(async (place) => {
          const community_id = await place.community();
          return { community_id, template_id: await templateIn(community_id) };
        }),
        row: () => ({ occurrence: randomText().slice(0, 40), due_on: '2026-06-01', items: ITEMS }),
        change: () => ({ finisher: randomText() }),
      },
      readOnly,
    ),
    unit_turns: records(
      {
        of: inPlace(async (place) => ({
          community_id: await place.community(),
          unit_id: await place.unit(),
        })),
        row: () => ({ finished_at: '2026-05-02T15:00:00Z' }),
        change: () => ({ target_on: '2026-06-03' }),
      },
      readOnly,
    ),
    unit_turn_steps: records(
      {
        of: inPlace(async (place) => {
          const community_id = await place.community();
          return { community_id, turn_id: await turnIn(community_id, await place.unit()) };
        }),
        row: () => ({ name: 'Paint', position: 1 }),
        change: () => ({ name: randomText() }),
      },
      readOnly,
    ),
  },
  calls: {
    save_maintenance_asset: { asked: () => ({ ...ASSET, p_values: { name: 'Boiler' } }) },
    archive_maintenance_asset: { asked: () => ({ p_id: UNUSED_ID, p_is_archived: true }) },
    record_meter_reading: { asked: () => ({ p_asset_id: UNUSED_ID, p_value: 10 }) },
    list_maintenance_assets: { asked: () => ({ p_community_id: UNUSED_ID }) },
    save_maintenance_schedule: { asked: () => ({ ...ASSET, p_values: { title: 'Filters' } }) },
    pause_maintenance_schedule: { asked: () => ({ p_id: UNUSED_ID, p_is_paused: true }) },
    list_maintenance_schedules: { asked: () => ({ p_community_id: UNUSED_ID }) },
    request_work_order: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_values: { title: 'Leak', area: 'Kitchen' },
      }),
    },
    update_work_order: {
      asked: () => ({ p_id: UNUSED_ID, p_version: 1, p_values: { title: 'Leak' } }),
    },
    assign_work_order: { asked: () => ({ p_id: UNUSED_ID, p_member_id: UNUSED_ID }) },
    set_work_order_state: {
      asked: () => ({ p_id: randomUUID(), p_work_order_id: UNUSED_ID, p_state: 'triaged' }),
    },
    add_work_order_note: {
      asked: () => ({ p_id: randomUUID(), p_work_order_id: UNUSED_ID, p_note: 'Checked' }),
    },
    add_work_order_line: {
      asked: () => ({
        p_id: randomUUID(),
        p_work_order_id: UNUSED_ID,
        p_values: { kind: 'part', description: 'Washer', quantity: 1, unit_cost: 4 },
      }),
    },
    remove_work_order_line: { asked: () => ({ p_id: UNUSED_ID }) },
    add_work_order_photo: {
      asked: () => ({ p_id: randomUUID(), p_work_order_id: UNUSED_ID, p_stage: 'before' }),
    },
    list_work_orders: { asked: () => ({ p_community_id: UNUSED_ID }) },
    find_work_orders: { asked: () => ({ p_search: 'leak' }) },
    get_work_order: { asked: () => ({ p_id: UNUSED_ID }) },
    list_work_choices: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_my_work_requests: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_vendor_work_orders: {},
    answer_work_order: { asked: () => ({ p_id: UNUSED_ID, p_accepts: true }) },
    list_unit_turns: { asked: () => ({ p_community_id: UNUSED_ID }) },
    start_unit_turn: { asked: () => ({ p_id: randomUUID(), p_unit_id: UNUSED_ID }) },
    set_unit_turn_step: { asked: () => ({ p_id: UNUSED_ID, p_is_done: true }) },
    add_unit_turn_step: {
      asked: () => ({ p_id: randomUUID(), p_turn_id: UNUSED_ID, p_name: 'Paint' }),
    },
    finish_unit_turn: { asked: () => ({ p_id: UNUSED_ID }) },
    list_inspections: { asked: () => ({ p_community_id: UNUSED_ID }) },
    add_standard_inspections: { asked: () => ({ p_community_id: UNUSED_ID }) },
    save_inspection_template: {
      asked: () => ({ ...ASSET, p_values: { name: 'Tour', items: ITEMS } }),
    },
    archive_inspection_template: { asked: () => ({ p_id: UNUSED_ID, p_is_archived: true }) },
    record_inspection: { asked: () => ({ p_id: UNUSED_ID, p_results: {} }) },
    list_request_labels: {
      asked: () => ({ p_community_id: UNUSED_ID, p_unit_ids: [], p_asset_ids: [] }),
    },
    replace_request_label: { asked: () => ({ p_id: UNUSED_ID }) },
    get_request_place: { forVisitors: true, asked: () => ({ token: '0'.repeat(32) }) },
    submit_work_request: {
      forVisitors: true,
      asked: () => ({ token: '0'.repeat(32), request_id: randomUUID(), title: 'Leak' }),
    },
  },
};

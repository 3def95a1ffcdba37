import { randomUUID } from 'node:crypto';
import { type Area, type Readers, UNUSED_ID } from '../../area.ts';
import { committed, investor, offer } from '../../investing/offering.ts';
import { queryDatabase } from '../../sql.ts';
import { type Person, succeed, uniqueSubdomain } from '../../world.ts';

const id = { p_id: UNUSED_ID };
const of = { p_offering_id: UNUSED_ID };
const call = (args: object = {}) => ({ asked: () => ({ ...args }) as Record<string, unknown> });
const created = (args: object) => ({
  asked: () => ({ p_id: randomUUID(), ...args }) as Record<string, unknown>,
});

const OFFERING = randomUUID();
const RUN = randomUUID();

/** Two open offerings of the staff reader's workspace; two commitments and a distribution in the first. */
async function arrangeOfferings({ staff }: Readers) {
  const owner = { client: staff } as Person;
  await succeed(staff.rpc('create_tenant', { name: 'Harbor', subdomain: uniqueSubdomain() }));
  for (const p_id of [OFFERING, randomUUID()]) await offer(owner, {}, { p_id });
  for (const who of [await investor(), await investor()]) {
    await committed(who, OFFERING, 1_000_000);
  }
  await queryDatabase(`
    with run as (
      insert into private.distribution_runs (
        id, offering_id, number, cash_cents, paid_on, memo, capital_cents, preferred_cents, profit_cents, catch_up_cents,
        promote_cents, line_count
      )
      values ('${RUN}', '${OFFERING}', 1, 200, '2026-01-01', 'Rent', 200, 0, 0, 0, 0, 2)
      returning id
    )
    insert into private.distribution_lines (
      run_id, subscription_id, holder, paid_on, capital_cents, preferred_cents, profit_cents
    )
    select run.id, s.id, 'Ada Lin', '2026-01-01', 100, 0, 0
    from run, private.subscriptions s where s.offering_id = '${OFFERING}'`);
}

/** Offerings have no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    save_offering: call({ ...id, p_values: { title: 'Willow Creek' }, p_n: 1 }),
    set_offering_status: call({ ...id, p_status: 'open' }),
    get_offering: call(id),
    list_offerings: {},
    search_offerings: call({ p_search: 'willow' }),
    list_subscriptions: call(of),
    record_investor_relationship: created({
      p_name: 'Ada Lin',
      p_email: 'ada@example.com',
      p_established_on: '2999-01-01',
      p_basis: 'Invested in two earlier buildings.',
    }),
    end_investor_relationship: call(id),
    list_investor_relationships: {},
    invite_to_offering: call({ ...id, p_relationship_id: UNUSED_ID }),
    attach_offering_file: call({ ...of, p_file_id: UNUSED_ID, p_name: 'ppm.pdf' }),
    remove_offering_file: call(id),
    open_offering_file: call(id),
    request_subscription_approval: created({ p_subscription_id: UNUSED_ID }),
    link_position: call({ p_subscription_id: UNUSED_ID, p_holding_id: UNUSED_ID }),
    add_position_holding: created({ p_subscription_id: UNUSED_ID, p_entity_id: UNUSED_ID }),
    record_position_payments: call({ p_subscription_id: UNUSED_ID }),
    unlink_position: call({ p_subscription_id: UNUSED_ID }),
    commit_to_offering: created({ ...of, p_cents: 1_000_000 }),
    update_subscription: call({ ...id, p_n: 1, p_values: {} }),
    submit_accreditation: created({
      ...of,
      p_method: 'letter',
      p_file_id: UNUSED_ID,
      p_name: 'letter.pdf',
    }),
    get_subscription_to_sign: call(id),
    sign_subscription: created({
      p_subscription_id: UNUSED_ID,
      p_name: 'Ada Lin',
      p_drawing: null,
      p_consents: true,
      p_hash: 'none',
    }),
    withdraw_subscription: call(id),
    decide_accreditation: call({ p_check_id: UNUSED_ID, p_is_verified: true }),
    record_kyc_check: created({
      p_subscription_id: UNUSED_ID,
      p_is_clear: true,
      p_reference: 'Report 1',
      p_checked_on: '2026-01-01',
    }),
    decide_subscription: call({ ...id, p_accepts: true, p_n: 1 }),
    remind_subscriber: call(id),
    send_offering_update: created({ ...of, p_title: 'Third quarter', p_body: 'Occupancy rose.' }),
    message_sponsor: call({ ...of, p_message: 'Hello' }),
    enter_offering_wire: created({
      ...of,
      p_beneficiary: 'Willow LLC',
      p_bank: 'First Bank',
      p_routing: '021000021',
      p_account: '123456789',
    }),
    get_offering_wire: call(of),
    record_wire_callback: created({
      p_wire_id: UNUSED_ID,
      p_spoke_with: 'Olive Hart',
      p_phone: '614-555-0100',
      p_is_match: true,
    }),
    show_offering_wire: call(id),
    issue_capital_call: created({
      ...of,
      p_cents: 100,
      p_due_on: '2199-01-01',
      p_purpose: 'Closing',
    }),
    record_call_payment: call({
      p_call_id: UNUSED_ID,
      p_subscription_id: UNUSED_ID,
      p_paid_on: '2026-01-01',
    }),
    list_capital_calls: call(of),
    preview_distribution: call({ ...of, p_cents: 100, p_paid_on: '2026-01-01' }),
    approve_distribution: created({
      ...of,
      p_cents: 100,
      p_paid_on: '2026-01-01',
      p_memo: 'Sale',
      p_fingerprint: 'none',
    }),
    advance_distribution: call(id),
    cancel_distribution: call(id),
    list_distributions: call(of),
    list_distribution_lines: call({ p_run_id: UNUSED_ID }),
    get_position_statement: call({
      p_subscription_id: UNUSED_ID,
      p_from: '2026-01-01',
      p_to: '2026-12-31',
    }),
    get_investor_portal: {},
    request_transfer: created({
      p_subscription_id: UNUSED_ID,
      p_name: 'Bea Moss',
      p_email: 'bea@example.com',
    }),
    withdraw_transfer: call(id),
    decide_transfer: call({ ...id, p_accepts: true }),
    list_transfers: call(of),
    get_transfer_to_sign: call({ ...id, p_is_accredited: true }),
    sign_transfer: created({
      p_transfer_id: UNUSED_ID,
      p_is_accredited: true,
      p_name: 'Ada Lin',
      p_drawing: null,
      p_consents: true,
      p_hash: 'none',
    }),
    save_capital_box: call({ ...id, p_values: {}, p_n: 1 }),
    save_capital_request: call({ ...id, p_values: {}, p_n: 1 }),
    get_capital_matching: {},
    list_capital_matches: call({ p_request_id: UNUSED_ID }),
    introduce_capital_request: created({
      p_request_id: UNUSED_ID,
      p_box_id: UNUSED_ID,
      p_message: 'Hello',
    }),
    update_capital_introduction: call({ ...id, p_n: 1, p_status: 'talking' }),
  },
  lists: {
    list_offerings: {
      by: 'staff',
      goesOnBy: 'p_after',
      orders: [{ p_side: 'sponsor', p_page_size: 1 }],
      arrange: arrangeOfferings,
    },
    list_subscriptions: {
      by: 'staff',
      goesOnBy: 'p_after',
      orders: [{ p_offering_id: OFFERING, p_page_size: 1 }],
    },
    list_distribution_lines: {
      by: 'staff',
      goesOnBy: 'p_after',
      orders: [{ p_run_id: RUN, p_page_size: 1 }],
    },
  },
};

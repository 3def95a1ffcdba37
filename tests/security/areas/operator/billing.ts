import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const community = { p_community_id: UNUSED_ID };
const resident = () => ({ p_id: randomUUID(), p_resident_id: UNUSED_ID });

/** Billing of residents has no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    save_billing_settings: {
      asked: () => ({ ...community, p_version: 1, p_values: { due_day: 5 } }),
    },
    save_community_rate: {
      asked: () => ({
        ...community,
        p_kind: 'care_level',
        p_level: 2,
        p_cents: 60_000,
        p_effective_on: '2026-05-01',
      }),
    },
    save_charge_item: {
      asked: () => ({
        p_id: randomUUID(),
        ...community,
        p_version: 0,
        p_values: { name: 'Laundry', repeats: 'monthly', unit_cents: 4000 },
      }),
    },
    archive_charge_item: { asked: () => ({ p_id: UNUSED_ID }) },
    save_resident_rate: {
      asked: () => ({
        ...resident(),
        p_values: { room_cents: 500_000, effective_on: '2026-05-01' },
      }),
    },
    raise_room_rates: {
      asked: () => ({
        p_id: randomUUID(),
        ...community,
        p_percent: 5,
        p_effective_on: '2026-05-01',
        p_resident_ids: [],
      }),
    },
    add_resident_charge: {
      asked: () => ({
        ...resident(),
        p_values: {
          kind: 'extra',
          description: 'Laundry',
          repeats: 'once',
          unit_cents: 1000,
          starts_on: '2026-05-01',
        },
      }),
    },
    end_resident_charge: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Not wanted' }) },
    approve_billing_run: {
      asked: () => ({
        p_id: randomUUID(),
        ...community,
        p_month: '2026-05-01',
        p_fingerprint: '0'.repeat(32),
      }),
    },
    post_billing_run: { asked: () => ({ p_id: UNUSED_ID }) },
    cancel_billing_run: { asked: () => ({ p_id: UNUSED_ID }) },
    record_payment: {
      asked: () => ({
        ...resident(),
        p_values: { method: 'check', cents: 1000, received_on: '2026-05-01' },
      }),
    },
    reverse_payment: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Returned' }) },
    deposit_payments: {
      asked: () => ({
        p_id: randomUUID(),
        ...community,
        p_payment_ids: [UNUSED_ID],
        p_deposited_on: '2026-05-01',
      }),
    },
    save_payment_plan: {
      asked: () => ({ ...resident(), p_values: { installments: 3, first_due_on: '2026-06-01' } }),
    },
    cancel_payment_plan: { asked: () => ({ p_id: UNUSED_ID }) },
    charge_late_fees: { asked: () => community },
    get_billing: { asked: () => community },
    preview_billing_run: { asked: () => ({ ...community, p_month: '2026-05-01' }) },
    list_resident_accounts: { asked: () => community },
    list_aging_items: { asked: () => community },
    get_resident_account: { asked: () => ({ p_resident_id: UNUSED_ID }) },
    list_resident_payments: { asked: () => community },
    get_resident_invoice: { asked: () => ({ p_id: UNUSED_ID }) },
    get_rate_notice: { asked: () => ({ p_id: UNUSED_ID }) },
    find_resident_invoices: { asked: () => ({ p_search: '900' }) },
    list_my_statements: {},
  },
};

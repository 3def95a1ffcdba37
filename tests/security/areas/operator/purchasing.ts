import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const LINES = [{ description: 'Gloves', quantity: 2, unit_cents: 1250 }];

/** Purchasing has no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    save_purchase_settings: {
      asked: () => ({
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_head_limit_cents: 50_000,
        p_director_limit_cents: 500_000,
      }),
    },
    save_supplier: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_values: { name: 'Brightline Supply' },
      }),
    },
    archive_supplier: { asked: () => ({ p_id: UNUSED_ID }) },
    save_purchase: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_version: 0,
        p_values: { supplier_id: UNUSED_ID, reason: 'Stock', lines: LINES },
      }),
    },
    decide_purchase: { asked: () => ({ p_id: UNUSED_ID, p_version: 1, p_approves: true }) },
    cancel_purchase: { asked: () => ({ p_id: UNUSED_ID }) },
    send_purchase_order: { asked: () => ({ p_id: UNUSED_ID }) },
    receive_purchase: {
      asked: () => ({
        p_id: randomUUID(),
        p_purchase_id: UNUSED_ID,
        p_lines: [{ line_id: UNUSED_ID, quantity: 1 }],
      }),
    },
    add_purchase_invoice: {
      asked: () => ({
        p_id: randomUUID(),
        p_purchase_id: UNUSED_ID,
        p_values: { number: '1', invoiced_on: '2026-05-01', lines: [] },
      }),
    },
    decide_purchase_invoice: { asked: () => ({ p_id: UNUSED_ID, p_decision: 'approved' }) },
    list_purchases: { asked: () => ({ p_community_id: UNUSED_ID }) },
    get_purchase: { asked: () => ({ p_id: UNUSED_ID }) },
    list_vendor_purchases: {},
    send_vendor_invoice: {
      asked: () => ({
        p_id: randomUUID(),
        p_values: {
          work_order_id: UNUSED_ID,
          number: '1042',
          invoiced_on: '2026-05-01',
          lines: LINES,
        },
      }),
    },
    withdraw_vendor_invoice: { asked: () => ({ p_id: UNUSED_ID }) },
    decide_vendor_invoice: { asked: () => ({ p_id: UNUSED_ID, p_approves: true }) },
    list_community_vendor_invoices: { asked: () => ({ p_community_id: UNUSED_ID }) },
    list_my_vendor_invoices: {},
    find_vendor_invoices: { asked: () => ({ p_search: 'leak' }) },
    list_target_vendor_invoices: { asked: () => ({ p_target_id: UNUSED_ID }) },
    get_vendor_invoice: { asked: () => ({ p_id: UNUSED_ID }) },
    begin_vendor_invoice_payment: {
      asked: () => ({
        p_id: randomUUID(),
        p_invoice_id: UNUSED_ID,
        p_method: 'card',
        p_cents: 1000,
      }),
    },
    record_vendor_invoice_payment: {
      asked: () => ({
        p_id: randomUUID(),
        p_invoice_id: UNUSED_ID,
        p_method: 'check',
        p_cents: 1000,
        p_paid_on: '2026-05-01',
      }),
    },
    void_vendor_invoice_payment: {
      asked: () => ({ p_id: UNUSED_ID, p_reason: 'Wrong amount' }),
    },
  },
};

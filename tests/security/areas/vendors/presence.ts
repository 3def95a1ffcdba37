import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const PERIOD = { p_from: '2026-01-01', p_until: '2026-03-31' };

export const area: Area = {
  tables: {},
  calls: {
    add_exclusion_rows: { asked: () => ({ p_id: UNUSED_ID, p_rows: [] }) },
    add_portfolio_photo: { asked: () => ({ p_entry_id: UNUSED_ID, p_id: UNUSED_ID }) },
    answer_portfolio_consent: {
      asked: () => ({ p_project_id: UNUSED_ID, p_n: 1, p_consent: 'refused' }),
    },
    ask_portfolio_consent: { asked: () => ({ p_id: UNUSED_ID }) },
    begin_exclusion_file: {
      asked: () => ({ p_id: randomUUID(), p_source: 'leie', p_file_name: 'UPDATED.csv' }),
    },
    check_exclusions: { asked: () => ({ p_id: UNUSED_ID }) },
    decide_exclusion_match: {
      asked: () => ({ p_id: UNUSED_ID, p_decision: 'cleared', p_note: 'Another person.' }),
    },
    decide_lead_credit: {
      asked: () => ({ p_id: UNUSED_ID, p_is_granted: true, p_answer: 'Checked.' }),
    },
    exclusion_desk: {},
    finish_exclusion_file: { asked: () => ({ p_id: UNUSED_ID, p_rows: 1 }) },
    lead_credits_to_decide: {},
    my_calculators: {},
    my_lead_settings: {},
    my_portfolio: {},
    my_vendor_owners: {},
    remove_calculator: { asked: () => ({ p_id: UNUSED_ID }) },
    remove_portfolio_entry: { asked: () => ({ p_id: UNUSED_ID }) },
    remove_portfolio_photo: { asked: () => ({ p_entry_id: UNUSED_ID, p_id: UNUSED_ID }) },
    request_lead_credit: {
      asked: () => ({ p_id: UNUSED_ID, p_reason: 'spam', p_note: 'Sent by mistake.' }),
    },
    route_project: { asked: () => ({ p_id: UNUSED_ID }) },
    save_calculator: {
      asked: () => ({
        p_id: randomUUID(),
        p_title: 'Corridors',
        p_measure: 'unit',
        p_base_cents: 0,
        p_rate_cents: 100,
        p_least_cents: 0,
        p_usual_quantity: 10,
        p_note: '',
        p_is_published: false,
      }),
    },
    save_lead_settings: {
      asked: () => ({ p_monthly_limit: 10, p_respond_hours: 48, p_takes_routed: true }),
    },
    save_portfolio_entry: {
      asked: () => ({
        p_id: randomUUID(),
        p_quote_id: UNUSED_ID,
        p_title: 'New roof',
        p_summary: 'Tear off and replace the roof.',
      }),
    },
    save_vendor_owners: { asked: () => ({ p_owners: [] }) },
    vendor_brochure: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
    vendor_calculators: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
    vendor_marketing: { asked: () => PERIOD },
    vendor_network: { forVisitors: true },
    vendor_portfolio: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
    vendor_ranking: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
    vendor_won_work: { asked: () => PERIOD },
    view_vendor: { asked: ({ vendor }) => ({ vendor_id: vendor }), forVisitors: true },
  },
};

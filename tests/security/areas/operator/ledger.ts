import { randomUUID } from 'node:crypto';
import { type Area, UNUSED_ID } from '../../area.ts';

const at = (args: object = {}) => ({
  asked: () => ({ p_community_id: UNUSED_ID, ...args }),
});

/** The ledger has no tables in the API: everything goes through these calls. */
export const area: Area = {
  tables: {},
  calls: {
    post_journal_entry: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_values: {
          entry_date: '2026-05-01',
          memo: 'Rent',
          lines: [
            { account: '7000', cents: 100 },
            { account: '1010', cents: -100 },
          ],
        },
      }),
    },
    reverse_journal_entry: { asked: () => ({ p_id: UNUSED_ID, p_reason: 'Wrong amount' }) },
    post_month_payroll: at({ p_month: '2026-05-01' }),
    close_ledger_month: at({ p_month: '2026-05-01' }),
    reopen_ledger_month: at({ p_month: '2026-05-01', p_reason: 'Late invoice' }),
    get_ledger_close: at(),
    get_ledger_statement: at({ p_from: '2026-01-01', p_months: 12 }),
    get_trial_balance: at({ p_month: '2026-05-01' }),
    list_ledger_lines: at({ p_account: '4000', p_from: '2026-05-01', p_to: '2026-05-31' }),
    list_ledger_entries: at({ p_month: '2026-05-01' }),
    get_operator_report: at({ p_report: 'rent_roll', p_month: '2026-05-01' }),
    list_report_schedules: at({ p_report: 'aging' }),
    save_report_schedule: {
      asked: () => ({
        p_id: randomUUID(),
        p_community_id: UNUSED_ID,
        p_report: 'aging',
        p_repeats: 'weekly',
        p_day: 1,
        p_member_ids: [UNUSED_ID],
      }),
    },
    remove_report_schedule: { asked: () => ({ p_id: UNUSED_ID }) },
    get_ledger_entry: { asked: () => ({ p_id: UNUSED_ID }) },
    get_ledger_accounts: at(),
    save_ledger_account: at({ p_number: '4000', p_version: 0, p_values: { name: 'Rent' } }),
    list_ledger_export: at({ p_month: '2026-05-01' }),
    get_ledger_budget: at({ p_year: 2026 }),
    save_ledger_budget: at({ p_year: 2026, p_version: 0, p_lines: [] }),
    create_ledger_statement: {
      asked: () => ({ p_id: randomUUID(), p_community_id: UNUSED_ID, p_through: '2026-05-31' }),
    },
  },
};

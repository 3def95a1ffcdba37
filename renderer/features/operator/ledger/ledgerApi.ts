import '#shared/texts/ledger.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import '#shared/texts/underwriting.ts';
import type { Json } from '#shared/database.types.ts';
import { ledgerNotices } from '#shared/texts/ledger.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areExportLines,
  areLedgerAccounts,
  areLedgerEntries,
  areLedgerLines,
  isBudget,
  isLedgerClose,
  isLedgerEntry,
  isStatement,
  isTrialBalance,
} from './ledgerShapes.ts';

interface OfMonth {
  readonly communityId: string;
  /** Such as "2026-05". */
  readonly month: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Ledger'] });
const monthArgs = ({ communityId, month }: OfMonth) => ({
  p_community_id: communityId,
  p_month: `${month}-01`,
});

export const {
  useLedgerStatementQuery,
  useTrialBalanceQuery,
  useLedgerLinesQuery,
  useLedgerEntriesQuery,
  useLedgerEntryQuery,
  useLedgerAccountsQuery,
  useLedgerBudgetQuery,
  useLedgerCloseQuery,
  useLedgerExportMutation,
  usePostJournalEntryMutation,
  useReverseJournalEntryMutation,
  usePostPayrollMutation,
  useCloseMonthMutation,
  useReopenMonthMutation,
  useSaveBudgetMutation,
  useSaveAccountMutation,
  useCreateLedgerStatementMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    ledgerStatement: build.query<
      ShapeOf<typeof isStatement>,
      { readonly communityId: string; readonly from: string; readonly months: number }
    >({
      query:
        ({ communityId, from, months }) =>
        (client) =>
          client.rpc('get_ledger_statement', {
            p_community_id: communityId,
            p_from: `${from}-01`,
            p_months: months,
          }),
      extraOptions: { failure: 'inline', accepts: isStatement },
      providesTags: ['Ledger'],
    }),

    trialBalance: build.query<ShapeOf<typeof isTrialBalance>, OfMonth>({
      query: (of) => (client) => client.rpc('get_trial_balance', monthArgs(of)),
      extraOptions: { failure: 'inline', accepts: isTrialBalance },
      providesTags: ['Ledger'],
    }),

    ledgerLines: build.query<
      ShapeOf<typeof areLedgerLines>,
      {
        readonly communityId: string;
        readonly account: string;
        readonly from: string;
        readonly to: string;
      }
    >({
      query:
        ({ communityId, account, from, to }) =>
        (client) =>
          client.rpc('list_ledger_lines', {
            p_community_id: communityId,
            p_account: account,
            p_from: from,
            p_to: to,
          }),
      extraOptions: { failure: 'inline', accepts: areLedgerLines },
      providesTags: ['Ledger'],
    }),

    ledgerEntries: build.query<ShapeOf<typeof areLedgerEntries>, OfMonth>({
      query: (of) => (client) => client.rpc('list_ledger_entries', monthArgs(of)),
      extraOptions: { failure: 'inline', accepts: areLedgerEntries },
      providesTags: ['Ledger'],
    }),

    ledgerEntry: build.query<ShapeOf<typeof isLedgerEntry>, string>({
      query: (id) => (client) => client.rpc('get_ledger_entry', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isLedgerEntry },
      providesTags: ['Ledger'],
    }),

    ledgerAccounts: build.query<ShapeOf<typeof areLedgerAccounts>, string>({
      query: (communityId) => (client) =>
        client.rpc('get_ledger_accounts', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: areLedgerAccounts },
      providesTags: ['Ledger'],
    }),

    ledgerBudget: build.query<
      ShapeOf<typeof isBudget>,
      { readonly communityId: string; readonly year: number }
    >({
      query:
        ({ communityId, year }) =>
        (client) =>
          client.rpc('get_ledger_budget', { p_community_id: communityId, p_year: year }),
      extraOptions: { failure: 'inline', accepts: isBudget },
      providesTags: ['Ledger'],
    }),

    ledgerClose: build.query<ShapeOf<typeof isLedgerClose>, string>({
      query: (communityId) => (client) =>
        client.rpc('get_ledger_close', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isLedgerClose },
      providesTags: ['Ledger'],
    }),

    ledgerExport: build.mutation<ShapeOf<typeof areExportLines>, OfMonth>({
      query: (of) => (client) => client.rpc('list_ledger_export', monthArgs(of)),
      extraOptions: { accepts: areExportLines },
    }),

    postJournalEntry: build.mutation<
      unknown,
      { readonly id: string; readonly communityId: string; readonly values: object }
    >({
      query:
        ({ id, communityId, values }) =>
        (client) =>
          client.rpc('post_journal_entry', {
            p_id: id,
            p_community_id: communityId,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: ledgerNotices.posted },
      invalidatesTags: ['Ledger'],
    }),

    reverseJournalEntry: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('reverse_journal_entry', { p_id: id, p_reason: reason }),
      extraOptions: { failure: 'inline', success: ledgerNotices.reversed },
      invalidatesTags: ['Ledger'],
    }),

    postPayroll: build.mutation<unknown, OfMonth>({
      query: (of) => (client) => client.rpc('post_month_payroll', monthArgs(of)),
      extraOptions: { success: ledgerNotices.payroll },
      invalidatesTags: ['Ledger'],
    }),

    closeMonth: build.mutation<unknown, OfMonth>({
      query: (of) => (client) => client.rpc('close_ledger_month', monthArgs(of)),
      extraOptions: { success: ledgerNotices.closed },
      invalidatesTags: ['Ledger'],
    }),

    reopenMonth: build.mutation<unknown, OfMonth & { readonly reason: string }>({
      query: (of) => (client) =>
        client.rpc('reopen_ledger_month', { ...monthArgs(of), p_reason: of.reason }),
      extraOptions: { failure: 'inline', success: ledgerNotices.reopened },
      invalidatesTags: ['Ledger'],
    }),

    saveBudget: build.mutation<
      unknown,
      {
        readonly communityId: string;
        readonly year: number;
        readonly version: number;
        readonly lines: readonly { readonly account: string; readonly cents: readonly number[] }[];
      }
    >({
      query:
        ({ communityId, year, version, lines }) =>
        (client) =>
          client.rpc('save_ledger_budget', {
            p_community_id: communityId,
            p_year: year,
            p_version: version,
            p_lines: lines as unknown as Json,
          }),
      extraOptions: { failure: 'inline', success: ledgerNotices.budget },
      invalidatesTags: ['Ledger'],
    }),

    saveAccount: build.mutation<
      unknown,
      {
        readonly communityId: string;
        readonly number: string;
        readonly version: number;
        readonly values: object;
      }
    >({
      query:
        ({ communityId, number: account, version, values }) =>
        (client) =>
          client.rpc('save_ledger_account', {
            p_community_id: communityId,
            p_number: account,
            p_version: version,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: ledgerNotices.account },
      invalidatesTags: ['Ledger'],
    }),

    /** Creates an underwriting statement of the user and returns its ID. */
    createLedgerStatement: build.mutation<
      string,
      { readonly id: string; readonly communityId: string; readonly through: string }
    >({
      query:
        ({ id, communityId, through }) =>
        (client) =>
          client.rpc('create_ledger_statement', {
            p_id: id,
            p_community_id: communityId,
            p_through: through,
          }),
      extraOptions: { accepts: text },
    }),
  }),
});

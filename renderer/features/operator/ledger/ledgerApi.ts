import '#shared/texts/ledger.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import '#shared/texts/underwriting.ts';
import { ledgerNotices } from '#shared/texts/ledger.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
      query: ({ communityId, from, months }) =>
        rpc('get_ledger_statement', { communityId, from: `${from}-01`, months }),
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
      query: ({ communityId, account, from, to }) =>
        rpc('list_ledger_lines', { communityId, account, from, to }),
      extraOptions: { failure: 'inline', accepts: areLedgerLines },
      providesTags: ['Ledger'],
    }),

    ledgerEntries: build.query<ShapeOf<typeof areLedgerEntries>, OfMonth>({
      query: (of) => (client) => client.rpc('list_ledger_entries', monthArgs(of)),
      extraOptions: { failure: 'inline', accepts: areLedgerEntries },
      providesTags: ['Ledger'],
    }),

    ledgerEntry: build.query<ShapeOf<typeof isLedgerEntry>, string>({
      query: (id) => rpc('get_ledger_entry', { id }),
      extraOptions: { failure: 'inline', accepts: isLedgerEntry },
      providesTags: ['Ledger'],
    }),

    ledgerAccounts: build.query<ShapeOf<typeof areLedgerAccounts>, string>({
      query: (communityId) => rpc('get_ledger_accounts', { communityId }),
      extraOptions: { failure: 'inline', accepts: areLedgerAccounts },
      providesTags: ['Ledger'],
    }),

    ledgerBudget: build.query<
      ShapeOf<typeof isBudget>,
      { readonly communityId: string; readonly year: number }
    >({
      query: ({ communityId, year }) => rpc('get_ledger_budget', { communityId, year }),
      extraOptions: { failure: 'inline', accepts: isBudget },
      providesTags: ['Ledger'],
    }),

    ledgerClose: build.query<ShapeOf<typeof isLedgerClose>, string>({
      query: (communityId) => rpc('get_ledger_close', { communityId }),
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
      query: ({ id, communityId, values }) =>
        rpc('post_journal_entry', { id, communityId, values }),
      extraOptions: { failure: 'inline', success: ledgerNotices.posted },
      invalidatesTags: ['Ledger'],
    }),

    reverseJournalEntry: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('reverse_journal_entry', { id, reason }),
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
      query: ({ communityId, year, version, lines }) =>
        rpc('save_ledger_budget', { communityId, year, version, lines }),
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
      query: ({ communityId, number: account, version, values }) =>
        rpc('save_ledger_account', { communityId, number: account, version, values }),
      extraOptions: { failure: 'inline', success: ledgerNotices.account },
      invalidatesTags: ['Ledger'],
    }),

    /** Creates an underwriting statement of the user and returns its ID. */
    createLedgerStatement: build.mutation<
      string,
      { readonly id: string; readonly communityId: string; readonly through: string }
    >({
      query: ({ id, communityId, through }) =>
        rpc('create_ledger_statement', { id, communityId, through }),
      extraOptions: { accepts: text },
    }),
  }),
});

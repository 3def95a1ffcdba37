import '#shared/texts/ledger.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/records.ts';
import '#shared/texts/underwriting.ts';
import { ledgerNotices } from '#shared/texts/ledger.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
  endpoints: (build, { read, write } = calls(build, ['Ledger'])) => ({
    ledgerStatement: build.query<
      s.ShapeOf<typeof isStatement>,
      { readonly communityId: string; readonly from: string; readonly months: number }
    >({
      query: ({ communityId, from, months }) =>
        rpc('get_ledger_statement', { communityId, from: `${from}-01`, months }),
      extraOptions: { failure: 'inline', accepts: isStatement },
      providesTags: ['Ledger'],
    }),

    trialBalance: read(
      isTrialBalance,
      (of: OfMonth) => (client) => client.rpc('get_trial_balance', monthArgs(of)),
    ),

    ledgerLines: read(
      areLedgerLines,
      rpcWith('list_ledger_lines', 'communityId', 'account', 'from', 'to'),
    ),

    ledgerEntries: read(
      areLedgerEntries,
      (of: OfMonth) => (client) => client.rpc('list_ledger_entries', monthArgs(of)),
    ),

    ledgerEntry: read(isLedgerEntry, (id: string) => rpc('get_ledger_entry', { id })),

    ledgerAccounts: read(areLedgerAccounts, (communityId: string) =>
      rpc('get_ledger_accounts', { communityId }),
    ),

    ledgerBudget: read(isBudget, rpcWith('get_ledger_budget', 'communityId', 'year')),

    ledgerClose: read(isLedgerClose, (communityId: string) =>
      rpc('get_ledger_close', { communityId }),
    ),

    ledgerExport: build.mutation<s.ShapeOf<typeof areExportLines>, OfMonth>({
      query: (of) => (client) => client.rpc('list_ledger_export', monthArgs(of)),
      extraOptions: { accepts: areExportLines },
    }),

    postJournalEntry: write(
      { success: ledgerNotices.posted },
      rpcWith('post_journal_entry', 'id', 'communityId', 'values'),
    ),

    reverseJournalEntry: write(
      { success: ledgerNotices.reversed },
      rpcWith('reverse_journal_entry', 'id', 'reason'),
    ),

    postPayroll: write(
      { failure: 'toast', success: ledgerNotices.payroll },
      (of: OfMonth) => (client) => client.rpc('post_month_payroll', monthArgs(of)),
    ),

    closeMonth: write(
      { failure: 'toast', success: ledgerNotices.closed },
      (of: OfMonth) => (client) => client.rpc('close_ledger_month', monthArgs(of)),
    ),

    reopenMonth: write(
      { success: ledgerNotices.reopened },
      (of: OfMonth & { readonly reason: string }) => (client) =>
        client.rpc('reopen_ledger_month', { ...monthArgs(of), p_reason: of.reason }),
    ),

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

    saveAccount: write(
      { success: ledgerNotices.account },
      ({
        communityId,
        number: account,
        version,
        values,
      }: {
        readonly communityId: string;
        readonly number: string;
        readonly version: number;
        readonly values: object;
      }) => rpc('save_ledger_account', { communityId, number: account, version, values }),
    ),

    /** Creates an underwriting statement of the user and returns its ID. */
    createLedgerStatement: write(
      { failure: 'toast', accepts: s.text },
      rpcWith('create_ledger_statement', 'id', 'communityId', 'through'),
      [],
    ),
  }),
});

import * as s from '../../../ui/shape/shape.ts';

export const isStatement = s.object({
  months: s.listOf(s.text),
  closed: s.listOf(s.bool),
  accounts: s.listOf(
    s.object({
      number: s.text,
      name: s.text,
      kind: s.text,
      cents: s.listOf(s.number),
      budget: s.listOf(s.number),
    }),
  ),
});
export type Statement = s.ShapeOf<typeof isStatement>;

export const isTrialBalance = s.object({
  month: s.text,
  is_closed: s.bool,
  earlier_earnings: s.number,
  year_earnings: s.number,
  accounts: s.listOf(
    s.object({
      number: s.text,
      name: s.text,
      kind: s.text,
      opening: s.number,
      debits: s.number,
      credits: s.number,
      closing: s.number,
    }),
  ),
});
export type TrialBalanceData = s.ShapeOf<typeof isTrialBalance>;

export const areLedgerLines = s.object({
  count: s.number,
  total: s.number,
  lines: s.listOf(
    s.object({
      entry_id: s.text,
      position: s.number,
      number: s.number,
      entry_date: s.text,
      service_date: s.text,
      source_kind: s.text,
      memo: s.text,
      payor: s.orNull(s.text),
      account: s.text,
      cents: s.number,
      is_reversal: s.bool,
    }),
  ),
});

export const areLedgerEntries = s.object({
  is_closed: s.bool,
  count: s.number,
  entries: s.listOf(
    s.object({
      id: s.text,
      number: s.number,
      entry_date: s.text,
      service_date: s.text,
      source_kind: s.text,
      memo: s.text,
      by: s.text,
      is_reversal: s.bool,
      is_reversed: s.bool,
      cents: s.number,
    }),
  ),
});

const isOtherEntry = s.orNull(s.object({ id: s.text, number: s.number }));

export const isLedgerEntry = s.object({
  id: s.text,
  community_id: s.text,
  number: s.number,
  entry_date: s.text,
  service_date: s.text,
  source_kind: s.text,
  source_id: s.text,
  /** Where billing shows the source. */
  billing: s.orNull(
    s.object({ tab: s.text, resident_id: s.orNull(s.text), invoice: s.orNull(s.number) }),
  ),
  memo: s.text,
  evidence: s.orNull(s.text),
  posted_at: s.text,
  by: s.text,
  reverses: isOtherEntry,
  reversed_by: isOtherEntry,
  can_reverse: s.bool,
  lines: s.listOf(
    s.object({
      account: s.text,
      name: s.text,
      cents: s.number,
      memo: s.orNull(s.text),
      payor: s.orNull(s.text),
      resident_id: s.orNull(s.text),
    }),
  ),
});
export type LedgerEntry = s.ShapeOf<typeof isLedgerEntry>;

const isAccount = s.object({
  number: s.text,
  name: s.text,
  kind: s.text,
  quickbooks_name: s.orNull(s.text),
  sage_number: s.orNull(s.text),
  xero_code: s.orNull(s.text),
  version: s.number,
});
export const areLedgerAccounts = s.listOf(isAccount);
export type LedgerAccount = s.ShapeOf<typeof isAccount>;

export const isBudget = s.object({
  year: s.number,
  version: s.number,
  saver: s.orNull(s.text),
  saved_at: s.orNull(s.text),
  can_change: s.bool,
  accounts: s.listOf(
    s.object({ number: s.text, name: s.text, kind: s.text, cents: s.orNull(s.listOf(s.number)) }),
  ),
});
export type Budget = s.ShapeOf<typeof isBudget>;

export const isLedgerClose = s.object({
  can_reopen: s.bool,
  next: s.orNull(s.text),
  checks: s.orNull(s.object({ invoices: s.number, open_hours: s.number, payroll_cents: s.number })),
  months: s.listOf(
    s.object({
      month: s.text,
      closed_at: s.orNull(s.text),
      entries: s.number,
      corrections: s.number,
      events: s.listOf(
        s.object({ is_closed: s.bool, reason: s.orNull(s.text), at: s.text, by: s.text }),
      ),
    }),
  ),
});
export type LedgerClose = s.ShapeOf<typeof isLedgerClose>;

export const areExportLines = s.listOf(
  s.object({
    number: s.number,
    entry_date: s.text,
    memo: s.text,
    source_kind: s.text,
    account: s.text,
    name: s.text,
    quickbooks_name: s.orNull(s.text),
    sage_number: s.orNull(s.text),
    xero_code: s.orNull(s.text),
    cents: s.number,
    line_memo: s.orNull(s.text),
  }),
);

import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

export const isStatement = object({
  months: listOf(text),
  closed: listOf(bool),
  accounts: listOf(
    object({
      number: text,
      name: text,
      kind: text,
      cents: listOf(number),
      budget: listOf(number),
    }),
  ),
});
export type Statement = ShapeOf<typeof isStatement>;

export const isTrialBalance = object({
  month: text,
  is_closed: bool,
  earlier_earnings: number,
  year_earnings: number,
  accounts: listOf(
    object({
      number: text,
      name: text,
      kind: text,
      opening: number,
      debits: number,
      credits: number,
      closing: number,
    }),
  ),
});
export type TrialBalanceData = ShapeOf<typeof isTrialBalance>;

export const areLedgerLines = object({
  count: number,
  total: number,
  lines: listOf(
    object({
      entry_id: text,
      position: number,
      number,
      entry_date: text,
      service_date: text,
      source_kind: text,
      memo: text,
      payor: orNull(text),
      account: text,
      cents: number,
      is_reversal: bool,
    }),
  ),
});

export const areLedgerEntries = object({
  is_closed: bool,
  count: number,
  entries: listOf(
    object({
      id: text,
      number,
      entry_date: text,
      service_date: text,
      source_kind: text,
      memo: text,
      by: text,
      is_reversal: bool,
      is_reversed: bool,
      cents: number,
    }),
  ),
});

const isOtherEntry = orNull(object({ id: text, number }));

export const isLedgerEntry = object({
  id: text,
  community_id: text,
  number,
  entry_date: text,
  service_date: text,
  source_kind: text,
  source_id: text,
  /** Where billing shows the source. */
  billing: orNull(object({ tab: text, resident_id: orNull(text), invoice: orNull(number) })),
  memo: text,
  evidence: orNull(text),
  posted_at: text,
  by: text,
  reverses: isOtherEntry,
  reversed_by: isOtherEntry,
  can_reverse: bool,
  lines: listOf(
    object({
      account: text,
      name: text,
      cents: number,
      memo: orNull(text),
      payor: orNull(text),
      resident_id: orNull(text),
    }),
  ),
});
export type LedgerEntry = ShapeOf<typeof isLedgerEntry>;

const isAccount = object({
  number: text,
  name: text,
  kind: text,
  quickbooks_name: orNull(text),
  sage_number: orNull(text),
  xero_code: orNull(text),
  version: number,
});
export const areLedgerAccounts = listOf(isAccount);
export type LedgerAccount = ShapeOf<typeof isAccount>;

export const isBudget = object({
  year: number,
  version: number,
  saver: orNull(text),
  saved_at: orNull(text),
  can_change: bool,
  accounts: listOf(object({ number: text, name: text, kind: text, cents: orNull(listOf(number)) })),
});
export type Budget = ShapeOf<typeof isBudget>;

export const isLedgerClose = object({
  can_reopen: bool,
  next: orNull(text),
  checks: orNull(object({ invoices: number, open_hours: number, payroll_cents: number })),
  months: listOf(
    object({
      month: text,
      closed_at: orNull(text),
      entries: number,
      corrections: number,
      events: listOf(object({ is_closed: bool, reason: orNull(text), at: text, by: text })),
    }),
  ),
});
export type LedgerClose = ShapeOf<typeof isLedgerClose>;

export const areExportLines = listOf(
  object({
    number,
    entry_date: text,
    memo: text,
    source_kind: text,
    account: text,
    name: text,
    quickbooks_name: orNull(text),
    sage_number: orNull(text),
    xero_code: orNull(text),
    cents: number,
    line_memo: orNull(text),
  }),
);

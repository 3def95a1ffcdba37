import { formatMonth, parseTimestamp } from '../format/date.ts';

/** What entries are posted from. */
const SOURCES: Readonly<Record<string, string>> = {
  journal: 'Journal entry',
  payroll: 'Payroll',
  purchase_invoice: 'Supplier invoice',
  work_order: 'Work order',
  vendor_invoice: 'Vendor invoice',
  vendor_payment: 'Payment to a vendor',
  resident_invoice: 'Resident invoice',
  resident_payment: 'Payment',
  resident_charges: 'Resident charges',
  resident_invoice_correction: 'Correction of a resident invoice',
  returned_payment: 'Returned payment',
  payment_deposit: 'Bank deposit',
  prospect_deposit: 'Deposit of a prospect',
  online_payment_fee: 'Fee of an online payment',
};

export const sourceLabel = (kind: string): string => {
  const words = kind.replaceAll('_', ' ');
  return SOURCES[kind] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** "May 2026" for "2026-05". */
export const monthLabel = (month: string): string => {
  const day = parseTimestamp(`${month}-01`);
  return day === null ? month : formatMonth(day);
};

/** "May 26" for "2026-05", for narrow columns. */
export const shortMonthLabel = (month: string): string =>
  `${monthLabel(month).slice(0, 3)} ${month.slice(2, 4)}`;

/** Returns the month that is `count` months after one, such as "2026-01" and -1. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(index / 12)}-${`${(index % 12) + 1}`.padStart(2, '0')}`;
}

/** The first and last day of a month. */
export const monthDays = (month: string): readonly [from: string, to: string] => {
  const next = Date.parse(`${addMonths(month, 1)}-01T00:00Z`);
  return [`${month}-01`, new Date(next - 86_400_000).toISOString().slice(0, 10)];
};

interface StatementAccount {
  readonly number: string;
  readonly name: string;
  readonly kind: string;
  readonly cents: readonly number[];
  readonly budget: readonly number[];
}

export interface StatementRow {
  readonly id: string;
  readonly label: string;
  readonly isTotal: boolean;
  /** The account whose lines the figures open; null for totals. */
  readonly account: string | null;
  readonly cents: readonly number[];
  readonly budget: readonly number[];
}

/**
 * Lays out the income statement: accounts with totals. Net operating income is revenue less operating expenses and the
 * management fee; net income also deducts rent to the owner and what is below the line.
 */
export function layOutStatement(
  accounts: readonly StatementAccount[],
  months: number,
): readonly StatementRow[] {
  const zero = Array.from({ length: months }, () => 0);
  const sum = (kinds: readonly string[], pick: (of: StatementAccount) => readonly number[]) =>
    accounts
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, one) => total.map((cents, at) => cents + (pick(one)[at] ?? 0)), [...zero]);
  const minus = (a: readonly number[], b: readonly number[]) =>
    a.map((cents, at) => cents - (b[at] ?? 0));
  const rowsOf = (kinds: readonly string[]): readonly StatementRow[] =>
    accounts
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ number, name, cents, budget }) => ({
        id: number,
        label: name,
        isTotal: false,
        account: number,
        cents,
        budget,
      }));
  const total = (
    id: string,
    label: string,
    of: (pick: (one: StatementAccount) => readonly number[]) => readonly number[],
  ): StatementRow => ({
    id,
    label,
    isTotal: true,
    account: null,
    cents: of(({ cents }) => cents),
    budget: of(({ budget }) => budget),
  });
  return [
    ...rowsOf(['revenue']),
    total('revenue', 'Total revenue', (pick) => sum(['revenue'], pick)),
    ...rowsOf(['expense', 'fee']),
    total('expense', 'Total operating expenses', (pick) => sum(['expense', 'fee'], pick)),
    total('noi', 'Net operating income', (pick) =>
      minus(sum(['revenue'], pick), sum(['expense', 'fee'], pick)),
    ),
    ...rowsOf(['rent', 'below']),
    total('net', 'Net income', (pick) =>
      minus(sum(['revenue'], pick), sum(['expense', 'fee', 'rent', 'below'], pick)),
    ),
  ];
}

interface BalanceAccount {
  readonly number: string;
  readonly name: string;
  readonly kind: string;
  readonly closing: number;
}

export interface BalanceRow {
  readonly id: string;
  readonly label: string;
  readonly account: string | null;
  readonly cents: number;
}

export interface BalanceSection {
  readonly title: string;
  readonly rows: readonly BalanceRow[];
  readonly total: number;
}

/** Lays out the balance sheet. Earnings come from the same lines, so both sides are equal. */
export function layOutBalanceSheet(trial: {
  readonly accounts: readonly BalanceAccount[];
  readonly earlier_earnings: number;
  readonly year_earnings: number;
}): readonly BalanceSection[] {
  const section = (title: string, kind: string, sign: number, more: readonly BalanceRow[] = []) => {
    const rows = [
      ...trial.accounts
        .filter((one) => one.kind === kind && one.closing !== 0)
        .map(({ number, name, closing }) => ({
          id: number,
          label: name,
          account: number,
          cents: sign * closing,
        })),
      ...more,
    ];
    return { title, rows, total: rows.reduce((all, { cents }) => all + cents, 0) };
  };
  return [
    section('Assets', 'asset', 1),
    section('Liabilities', 'liability', -1),
    section('Equity', 'equity', -1, [
      {
        id: 'earlier',
        label: 'Earnings of earlier years',
        account: null,
        cents: trial.earlier_earnings,
      },
      { id: 'year', label: 'Earnings of this year', account: null, cents: trial.year_earnings },
    ]),
  ];
}

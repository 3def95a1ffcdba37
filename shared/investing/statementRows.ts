import type { Cents } from '../underwriting/cents.ts';

type Cell = string | number | boolean | null;

/** What a column of a sponsor's statement holds. */
export const STATEMENT_COLUMNS = {
  day: 'Date',
  holding: 'Investment',
  kind: 'Type',
  amount: 'Amount',
  returned: 'Return of capital',
  income: 'Income',
  gain: 'Gain',
  memo: 'Memo',
} as const;
export type StatementColumn = keyof typeof STATEMENT_COLUMNS;
/** The column's index in the file for each that was found. */
export type ColumnPlaces = Readonly<Partial<Record<StatementColumn, number>>>;

const HEADINGS: Readonly<Record<StatementColumn, RegExp>> = {
  day: /^(effective |transaction |trans |posting |value )?(date|day)$|^as of$/,
  holding: /^(investment|holding|property|fund|deal|asset|project|offering|entity)( name)?$/,
  kind: /^(transaction |trans |activity )?(type|kind|activity|description)$/,
  amount: /^(total |net |gross |transaction )?(amount|value|total)( usd)?$/,
  returned: /^(return of capital|roc|capital returned|principal)$/,
  income: /^(income|operating|preferred return|pref|dividend|interest|cash flow)( amount)?$/,
  gain: /^(gain|realized gain|capital gain|profit)( amount)?$/,
  memo: /^(memo|note|notes|comment|reference|details)$/,
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[($)_\-.:#]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the columns of a statement by their headings. */
export function findColumns(head: readonly string[]): ColumnPlaces {
  const places: Partial<Record<StatementColumn, number>> = {};
  for (const column of Object.keys(HEADINGS) as StatementColumn[]) {
    const at = head.findIndex(
      (heading, index) =>
        HEADINGS[column].test(plain(heading)) && !Object.values(places).includes(index),
    );
    if (at !== -1) places[column] = at;
  }
  return places;
}

export type MovementKind = 'contribution' | 'distribution' | 'valuation' | 'expense' | 'fee';

/** A row of a statement, ready to be matched to a holding. */
export interface StatementRow {
  /** Row number in the file. */
  readonly at: number;
  readonly name: string;
  readonly kind: MovementKind;
  readonly day: string;
  readonly cents: Cents;
  readonly returned: Cents;
  readonly income: Cents;
  readonly gain: Cents;
  readonly memo: string | null;
}

export interface RowProblem {
  readonly at: number;
  readonly problem: string;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})/;
const US = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;

const pad = (part: number): string => `${part}`.padStart(2, '0');

/** Reads "2026-03-31", "3/31/2026", or "3/31/26"; null for anything else. */
export function readDay(cell: Cell): string | null {
  const text = `${cell ?? ''}`.trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  const [, usMonth, usDay, usYear] = US.exec(text) ?? [];
  const year = Number(isoYear ?? (usYear?.length === 2 ? `20${usYear}` : usYear));
  const month = Number(isoMonth ?? usMonth);
  const day = Number(isoDay ?? usDay);
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
    ? `${year}-${pad(month)}-${pad(day)}`
    : null;
}

/** Reads "$1,250.00", "(1,250.00)", or "1250"; null for anything else. Negative in parentheses or with a minus. */
export function readAmount(cell: Cell): Cents | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? Math.round(cell * 100) : null;
  const text = `${cell ?? ''}`.trim().replace(/[−–]/g, '-');
  const isNegative = /^\(.*\)$/.test(text) || /^-|-$/.test(text);
  const digits = text.replace(/[()$,\s-]|USD/g, '');
  if (!/^\d{1,13}(\.\d{1,4})?$/.test(digits)) return null;
  return Math.round(Number(digits) * 100) * (isNegative ? -1 : 1);
}

type Part = 'returned' | 'income' | 'gain';

/** Words of statements, most specific first. The part is what a distribution without columns for its parts is. */
const TYPES: readonly (readonly [RegExp, MovementKind, Part?])[] = [
  [/return of capital|capital return|\broc\b|principal/, 'distribution', 'returned'],
  [/capital gain|realized gain|sale proceeds|\bgain\b|liquidat/, 'distribution', 'gain'],
  [/valuation|\bnav\b|fair value|market value|ending balance|capital balance/, 'valuation'],
  [/\bfees?\b/, 'fee'],
  [/expense|legal|tax prep/, 'expense'],
  [/contribution|capital call|call|fund(ing|ed)|subscription|investment|purchase/, 'contribution'],
  [
    /distribution|dividend|income|interest|preferred return|\bpref\b|cash flow|payout/,
    'distribution',
    'income',
  ],
];

/** Returns what a word such as "Capital call" means; null if it is unknown. */
export function readKind(cell: Cell): { readonly kind: MovementKind; readonly part?: Part } | null {
  const text = plain(`${cell ?? ''}`);
  const found = TYPES.find(([words]) => words.test(text));
  return found === undefined ? null : { kind: found[1], ...(found[2] && { part: found[2] }) };
}

const MAX_MEMO = 200;

/** Reads a row. Signs are ignored, except that a row without a type is a contribution if negative. */
function readRow(
  at: number,
  cells: readonly Cell[],
  places: ColumnPlaces,
): StatementRow | RowProblem | null {
  const cellOf = (column: StatementColumn): Cell => {
    const place = places[column];
    return place === undefined ? null : (cells[place] ?? null);
  };
  if (cells.every((cell) => cell === null || `${cell}`.trim() === '')) return null;
  const day = readDay(cellOf('day'));
  if (day === null) return { at, problem: 'Enter a date such as 3/31/2026.' };
  const name = `${cellOf('holding') ?? ''}`.trim();
  const found = readKind(cellOf('kind'));
  if (found === null) {
    return { at, problem: `Unknown type “${`${cellOf('kind') ?? ''}`.slice(0, 60)}”.` };
  }
  const partOf = (column: Part): Cents => Math.abs(readAmount(cellOf(column)) ?? 0);
  const parts = { returned: partOf('returned'), income: partOf('income'), gain: partOf('gain') };
  const inParts = parts.returned + parts.income + parts.gain;
  const amount = readAmount(cellOf('amount'));
  const cents = amount === null ? inParts : Math.abs(amount);
  if (cents === 0 && (found.kind !== 'valuation' || amount === null)) {
    return { at, problem: 'Enter an amount.' };
  }
  const isDistribution = found.kind === 'distribution';
  if (isDistribution && inParts > 0 && inParts !== cents) {
    return { at, problem: 'Return of capital, income, and gain must add up to the amount.' };
  }
  const split = { returned: 0, income: 0, gain: 0 };
  if (isDistribution)
    Object.assign(split, inParts > 0 ? parts : { [found.part ?? 'income']: cents });
  const memo = `${cellOf('memo') ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, MAX_MEMO);
  return { at, name, kind: found.kind, day, cents, ...split, memo: memo === '' ? null : memo };
}

export interface ReadStatement {
  readonly rows: readonly StatementRow[];
  readonly problems: readonly RowProblem[];
}

/** Reads all rows of a statement; empty ones are left out. */
export function readStatement(
  rows: readonly { readonly at: number; readonly cells: readonly Cell[] }[],
  places: ColumnPlaces,
): ReadStatement {
  const read = rows.flatMap(({ at, cells }) => readRow(at, cells, places) ?? []);
  return {
    rows: read.filter((row): row is StatementRow => !('problem' in row)),
    problems: read.filter((row): row is RowProblem => 'problem' in row),
  };
}

import { formatFixed } from '#shared/format/number.ts';
import type { Sheet } from '#shared/sheet/sheet.ts';
import type { GridRow } from '../../../workbench/grid/gridRows.ts';
import type { Budget } from './ledgerShapes.ts';

export const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

const toCell = (cents: number): string =>
  cents === 0
    ? ''
    : `${cents < 0 ? '-' : ''}${formatFixed(Math.abs(cents) / 100, 2).replace(/\.00$/, '')}`;

/** The rows of the budget grid: "5400 Maintenance" and twelve amounts. */
export const toBudgetRows = (budget: Budget): readonly GridRow[] =>
  budget.accounts.map(({ number, name, cents }) => [
    `${number} ${name}`,
    ...MONTH_NAMES.map((_, at) => toCell(cents?.[at] ?? 0)),
  ]);

/**
 * Replaces the amounts of the accounts that a file names. The first column starts with the account number, and the
 * months have their names as headings. Returns null without twelve months or known accounts.
 */
export function mergeBudgetFile(rows: readonly GridRow[], sheet: Sheet): readonly GridRow[] | null {
  const places = MONTH_NAMES.map((month) =>
    sheet.head.findIndex((head) => head.trim().slice(0, 3).toLowerCase() === month.toLowerCase()),
  );
  if (places.includes(-1)) return null;
  const numberOf = (cell: unknown): string => `${cell ?? ''}`.trim().split(/\s/)[0] ?? '';
  const amounts = new Map(
    sheet.rows.map(({ cells }) => [
      numberOf(cells[0]),
      places.map((place) => `${cells[place] ?? ''}`),
    ]),
  );
  if (!rows.some(([account]) => amounts.has(numberOf(account)))) return null;
  return rows.map((row) => {
    const found = amounts.get(numberOf(row[0]));
    return found === undefined ? row : [row[0] ?? '', ...found];
  });
}

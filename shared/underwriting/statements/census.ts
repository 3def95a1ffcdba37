import { findAccount } from './accounts.ts';
import type { Answers, Doubt } from './doubts.ts';
import type { Grid } from './grid.ts';
import { parseStatement } from './statement.ts';
import type { StatementLine } from './statementTypes.ts';

export interface ParsedCensus {
  readonly lines: readonly StatementLine[];
  readonly doubts: readonly Doubt[];
  /** Months of the statement that the census doesn't have. */
  readonly missing: readonly string[];
}

interface CensusOptions {
  readonly answers: Answers;
  readonly today: Date;
  /** The statement's months. */
  readonly months: readonly string[];
}

/** Reads resident days and units by month from a census, for the months of a statement. Amounts in it are left out. */
export function parseCensus(
  grids: readonly Grid[],
  { answers, today, months }: CensusOptions,
): ParsedCensus {
  const counted = grids.map((grid) => ({ ...grid, name: `Census: ${grid.name}`.slice(0, 160) }));
  const parsed = parseStatement(counted, { answers, today, mappings: new Map() });
  const lines = parsed.lines
    .filter(({ account }) => findAccount(account ?? '')?.group === 'statistic')
    .map((line) => ({
      ...line,
      cells: months.map(
        (month) =>
          line.cells.find((cell) => cell.month === month) ?? { month, cents: 0, cell: null },
      ),
    }));
  const isMoney = new Set(
    parsed.lines
      .filter((line) => !lines.some(({ labelCell }) => labelCell === line.labelCell))
      .map(({ labelCell }) => labelCell),
  );
  return {
    lines,
    doubts: parsed.doubts.filter(({ kind, cell }) => kind !== 'account' || !isMoney.has(cell)),
    missing: months.filter((month) => parsed.months.length > 0 && !parsed.months.includes(month)),
  };
}

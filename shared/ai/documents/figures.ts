import { type AccountGroup, findAccount } from '../../underwriting/statements/accounts.ts';
import type { Grid } from '../../underwriting/statements/grid.ts';
import { monthLabel } from '../../underwriting/statements/months.ts';
import { parseRentRoll, summarizeUnits } from '../../underwriting/statements/rentRoll.ts';
import { annual } from '../../underwriting/statements/signs.ts';
import { parseStatement } from '../../underwriting/statements/statement.ts';
import { StatementError } from '../../underwriting/statements/statementError.ts';
import type { StatementLine } from '../../underwriting/statements/statementTypes.ts';
import { type ExtractedField, missingField } from './findFields.ts';

const SURE = 0.95;
const IN_DOUBT = 0.6;

interface Read {
  readonly fields: readonly ExtractedField[];
  /** Questions about cells that the statement import asks. */
  readonly doubts: number;
}

const figure = (
  name: string,
  value: string | null,
  confidence: number,
  cell: string | null,
): ExtractedField =>
  value === null
    ? missingField(name)
    : { ...missingField(name), value, text: value, confidence, cell };

/** Totals of a T-12, read by the statement import. With open questions they are in doubt. */
export function readStatementFigures(grids: readonly Grid[], today: Date): Read {
  try {
    const { doubts, lines, months, property } = parseStatement(grids, {
      answers: {},
      mappings: new Map(),
      today,
    });
    const confidence = doubts.length > 0 ? IN_DOUBT : SURE;
    const of = (groups: readonly AccountGroup[]): readonly StatementLine[] =>
      lines.filter(({ account }) =>
        groups.includes(findAccount(account ?? '')?.group ?? 'statistic'),
      );
    const sum = (some: readonly StatementLine[]) => some.reduce((all, one) => all + annual(one), 0);
    const revenue = of(['revenue']);
    const costs = of(['expense', 'fee']);
    const cents = (amount: number) => (lines.length === 0 ? null : String(amount));
    const isTimeCertain = !doubts.some(({ kind }) => kind === 'months' || kind === 'year');
    const time = isTimeCertain ? SURE : IN_DOUBT;
    const hasProperty = !doubts.some(({ kind }) => kind === 'property');
    const month = (key: string | undefined) => (key === undefined ? null : monthLabel(key));
    return {
      fields: [
        figure('property', property, hasProperty ? SURE : IN_DOUBT, null),
        figure('first_month', month(months[0]), time, null),
        figure('last_month', month(months.at(-1)), time, null),
        figure('revenue', cents(sum(revenue)), confidence, revenue[0]?.labelCell ?? null),
        figure('expenses', cents(sum(costs)), confidence, costs[0]?.labelCell ?? null),
        figure('noi', cents(sum(revenue) - sum(costs)), confidence, null),
      ],
      doubts: doubts.length,
    };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return { fields: [], doubts: 0 };
  }
}

/** Counts and averages of a rent roll. Names of residents are never read. */
export function readRentRollFigures(grids: readonly Grid[]): Read {
  try {
    const parsed = parseRentRoll(grids, {});
    if (parsed === null || parsed.rows.length === 0) return { fields: [], doubts: 0 };
    const { rows, doubts } = parsed;
    const [all] = summarizeUnits(rows.map((row) => ({ ...row, type: 'All' })));
    const confidence = doubts.length > 0 ? IN_DOUBT : SURE;
    const cents = (amount: number | null | undefined) =>
      amount === null || amount === undefined || amount === 0 ? null : String(amount);
    const column = (name: 'unit' | 'rent' | 'care' | 'market') => {
      const at = parsed.columns[name];
      return at === undefined
        ? null
        : `${String.fromCodePoint(65 + Math.min(at, 25))}${rows[0]?.row ?? 1}`;
    };
    return {
      fields: [
        figure('units', String(rows.length), confidence, column('unit')),
        figure('occupied', String(all?.occupied ?? 0), confidence, column('unit')),
        figure('average_rent', cents(all?.rent), confidence, column('rent')),
        figure('average_care', cents(all?.care), confidence, column('care')),
        figure('average_market', cents(all?.market), confidence, column('market')),
      ],
      doubts: doubts.length,
    };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return { fields: [], doubts: 0 };
  }
}

import type { Assumptions } from '../assumptions.ts';
import { type Cents, roundCents, sumCents } from '../cents.ts';
import { ACCOUNTS } from './accounts.ts';
import type { LedgerEntry, NormalizedResult, StoredLine } from './normalize.ts';

/** A figure that a model takes from a statement. */
export interface ModelSource {
  readonly label: string;
  readonly cents: Cents;
  readonly source: string;
}

/** Units of one type with their average rates. */
export interface ModelUnits {
  readonly type: string;
  readonly units: number;
  readonly occupied: number;
  readonly rent: Cents | null;
  readonly care: Cents | null;
}

/** Revenue that no rent roll has. */
const OTHER_REVENUE = ['4020', '4030', '4040', '4050', '4500', '4600', '4900'];

interface StatementForModel {
  readonly result: NormalizedResult;
  readonly lines: readonly StoredLine[];
  readonly units: number;
  readonly entries: readonly LedgerEntry[];
  /** Unit types of the rent roll; revenue comes from them instead of the statement. */
  readonly mix?: readonly ModelUnits[];
  /** "Orchard House T-12, version 2" */
  readonly name: string;
}

/**
 * Fills a model's operations from a normalized statement: income, each expense account, fee, reserves, and rent. The
 * statement has no unit mix, so its revenue becomes one unit type at full occupancy: rent × units × 12 is that revenue.
 * With a rent roll, its unit types and rates are used instead, and only other income comes from the statement.
 */
export function fillAssumptions(
  before: Assumptions,
  statement: StatementForModel,
): { readonly assumptions: Assumptions; readonly sources: readonly ModelSource[] } {
  const { result, units, entries, name } = statement;
  const of = (key: string): Cents => result.figures.find((one) => one.key === key)?.normalized ?? 0;
  const occupancy = occupancyOf(statement.lines) ?? 1;
  const income = of('income');
  const rent = units === 0 ? 0 : roundCents(income / 12 / (units * occupancy));
  const growth = 0.03;
  const expenses = ACCOUNTS.filter(
    ({ group, number }) => group === 'expense' && of(number) !== 0,
  ).map(({ number, name: label }) => ({
    id: `account-${number}`,
    name: label,
    annual: Math.max(0, of(number)),
    growth,
    variable: 0,
  }));
  const fee = entries.find(({ kind }) => kind === 'management_fee')?.share;
  const reserve = entries.find(({ kind }) => kind === 'reserves')?.cents ?? 0;
  const [unit] = before.units;
  const mix = statement.mix ?? [];
  const counted = mix.reduce((all, one) => all + one.units, 0);
  const filled = mix.reduce((all, one) => all + one.occupied, 0);
  const share = counted > 0 ? filled / counted : occupancy;
  const assumptions: Assumptions = {
    ...before,
    units:
      counted > 0
        ? mix.map((one, at) => ({
            id: `type-${at + 1}`,
            name: one.type,
            care: unit?.care ?? 'assisted',
            count: one.units,
            rent: one.rent ?? 0,
            careFee: one.care ?? 0,
            growth: unit?.growth ?? growth,
            careGrowth: unit?.careGrowth ?? growth,
          }))
        : [
            {
              id: unit?.id ?? 'unit-1',
              name: unit?.name ?? 'All units',
              care: unit?.care ?? 'assisted',
              count: units,
              rent,
              careFee: 0,
              growth: unit?.growth ?? growth,
              careGrowth: unit?.careGrowth ?? growth,
            },
          ],
    occupancy: { start: share, stabilized: share, months: 0 },
    payors: [],
    otherIncome: { annual: counted > 0 ? Math.max(0, sumCents(OTHER_REVENUE.map(of))) : 0, growth },
    badDebt: 0,
    expenses,
    // The statement's expenses include its labor.
    staffing: [],
    managementFee: fee ?? (income > 0 ? Math.min(1, Math.max(0, of('6000') / income)) : 0),
    reservePerUnit: reserve,
    lease: { ...before.lease, annual: Math.max(0, of('7000')) },
  };
  const source = (label: string, cents: Cents): ModelSource => ({ label, cents, source: name });
  return {
    assumptions,
    sources: [
      ...(counted > 0
        ? mix.map((one) =>
            source(
              `${one.type}, ${one.units} units, rent and care`,
              (one.rent ?? 0) + (one.care ?? 0),
            ),
          )
        : [source('Revenue', income)]),
      ...expenses.map(({ name: label, annual }) => source(label, annual)),
      source('Management fee', of('6000')),
      source('Replacement reserves', of('reserves')),
    ],
  };
}

/** Occupied units by units, if the file states both. */
function occupancyOf(lines: readonly StoredLine[]): number | null {
  const sum = (account: string) =>
    lines
      .filter((line) => line.account === account)
      .reduce((all, { cents }) => all + cents.reduce((one, cell) => one + cell, 0), 0);
  const [occupied, available] = [sum('9200'), sum('9100')];
  return occupied > 0 && available >= occupied ? occupied / available : null;
}

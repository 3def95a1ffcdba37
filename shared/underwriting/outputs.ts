import type { Assumptions } from './assumptions.ts';
import { sumCents } from './cents.ts';
import { listDebtYears } from './debtYears.ts';
import { type FigureKind, listFigures, yearOf } from './figures.ts';
import { computeModel, type Model } from './model.ts';

interface OutputRow {
  readonly label: string;
  readonly kind: FigureKind;
  readonly isTotal: boolean;
  readonly values: readonly (number | null)[];
}

export interface OutputTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly OutputRow[];
}

/** The results of one scenario, without the assumptions, formulas, and months behind them. */
export interface ModelOutputs {
  readonly figures: readonly {
    readonly key: string;
    readonly label: string;
    readonly kind: FigureKind;
    readonly value: number | null;
  }[];
  readonly operations: OutputTable;
  readonly capital: readonly OutputTable[];
  readonly debt: OutputTable;
  readonly waterfall: OutputTable;
}

const row = (
  label: string,
  kind: FigureKind,
  values: readonly (number | null)[],
  isTotal = false,
): OutputRow => ({ label, kind, values, isTotal });

const yearNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => String(at + 1));

function listOperations({ lines, assumptions: { exit } }: Model): OutputTable {
  const years = yearNames(exit.year);
  return {
    title: 'Cash flow by year',
    columns: years,
    rows: lines.map((line) =>
      row(
        line.label,
        line.kind === 'share' ? 'share' : 'money',
        years.map((_, at) => yearOf(line, at + 1) * (line.isCost === true ? -1 : 1) || 0),
        line.isTotal === true,
      ),
    ),
  };
}

function listCapital(model: Model): readonly OutputTable[] {
  const table = (title: string, lines: Model['uses']): OutputTable => ({
    title,
    columns: ['Amount'],
    rows: [
      ...lines.map(({ key, label, amount }) => row(label === '' ? key : label, 'money', [amount])),
      row('Total', 'money', [model.totalUses], true),
    ],
  });
  return [table('Sources', model.sources), table('Uses', model.uses)];
}

function listDebt(model: Model): OutputTable {
  const years = listDebtYears(model);
  return {
    title: 'Debt by year',
    columns: yearNames(years.length),
    rows: [
      row(
        'NOI',
        'money',
        years.map(({ noi }) => noi),
      ),
      row(
        'Debt service',
        'money',
        years.map(({ service }) => service),
      ),
      row(
        'Balance',
        'money',
        years.map(({ balance }) => balance),
        true,
      ),
      row(
        'DSCR',
        'times',
        years.map(({ coverage }) => coverage),
      ),
      row(
        'Debt yield',
        'rate',
        years.map((year) => year.debtYield),
      ),
    ],
  };
}

function listWaterfall({ waterfall }: Model): OutputTable {
  const years = waterfall?.years ?? [];
  const total = (values: readonly number[]) => [...values, sumCents(values)];
  return {
    title: 'Distributions by year',
    columns: waterfall === null ? [] : [...yearNames(years.length), 'Total'],
    rows:
      waterfall === null
        ? []
        : [
            row(
              'To investors',
              'money',
              total(years.map((year) => year.capital + year.preferred + year.promoteToInvestors)),
            ),
            row(
              'To sponsor',
              'money',
              total(years.map((year) => year.catchUp + year.promoteToSponsor)),
            ),
          ],
  };
}

/** Computes what a view-only link shows of a scenario. */
export function computeOutputs(assumptions: Assumptions): ModelOutputs {
  const model = computeModel(assumptions);
  return {
    figures: listFigures(model).map(({ key, label, kind, value }) => ({ key, label, kind, value })),
    operations: listOperations(model),
    capital: listCapital(model),
    debt: listDebt(model),
    waterfall: listWaterfall(model),
  };
}

import { bool, listOf, number, object, oneOf, orNull, type ShapeOf, text } from '../shape.ts';
import type { Assumptions } from './assumptions.ts';
import { sumCents } from './cents.ts';
import { listDebtYears } from './debtYears.ts';
import { type FigureKind, listFigures, yearOf } from './figures.ts';
import { computeModel, type Model } from './model.ts';

const isKind = oneOf(['money', 'rate', 'times', 'share', 'months'] as const);

const isOutputTable = object({
  title: text,
  columns: listOf(text),
  rows: listOf(
    object({ label: text, kind: isKind, isTotal: bool, values: listOf(orNull(number)) }),
  ),
});
export type OutputTable = ShapeOf<typeof isOutputTable>;

/** The results of one scenario, without the assumptions, formulas, and months behind them. */
export const isModelOutputs = object({
  figures: listOf(object({ key: text, label: text, kind: isKind, value: orNull(number) })),
  operations: isOutputTable,
  capital: listOf(isOutputTable),
  debt: isOutputTable,
  waterfall: isOutputTable,
});
export type ModelOutputs = ShapeOf<typeof isModelOutputs>;

type Row = OutputTable['rows'][number];

const row = (
  label: string,
  kind: FigureKind,
  values: readonly (number | null)[],
  isTotal = false,
): Row => ({ label, kind, values, isTotal });

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

import type { Cents } from './cents.ts';
import type { Model } from './model.ts';
import { countUnits, type Line, sumYear } from './monthly.ts';
import {
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  loanToValue,
  pricePer,
  ratio,
  rentCoverage,
} from './ratio.ts';
import {
  type DatedFlow,
  datedInternalRateOfReturn,
  datedNetPresentValue,
  equityMultiple,
} from './returns.ts';

export type FigureKind = 'money' | 'rate' | 'times' | 'share' | 'months';

export interface FigureInput {
  readonly label: string;
  readonly value: number | null;
  readonly kind: FigureKind;
}

/** A result with the formula and inputs it comes from. */
export interface ModelFigure {
  readonly key: string;
  readonly label: string;
  readonly kind: FigureKind;
  /** Null if the inputs have no such result; `reason` says why. */
  readonly value: number | null;
  readonly reason?: string;
  readonly formula: string;
  readonly inputs: readonly FigureInput[];
}

export const getMonths = (model: Model, key: string): readonly number[] =>
  model.lines.find((line) => line.key === key)?.months ?? [];

/** Total of a year; the average for a share. */
export function yearOf({ kind, months }: Line, year: number): number {
  const total = sumYear(months, year);
  return kind === 'share' ? total / 12 : total;
}

const firstYear = (model: Model, key: string): Cents => sumYear(getMonths(model, key), 1);

const NO_SALE = 'The year after the hold has no positive NOI, so there is no sale price.';

function internalRate(flows: readonly DatedFlow[] | null): Pick<ModelFigure, 'value' | 'reason'> {
  if (flows === null) return { value: null, reason: NO_SALE };
  const found = datedInternalRateOfReturn(flows);
  if (found.rate !== null) return { value: found.rate };
  return {
    value: null,
    reason:
      found.reason === 'one-way'
        ? 'Cash flows in one direction only.'
        : 'Cash flow changes sign more than once, so several rates would fit.',
  };
}

const money = (label: string, value: number | null): FigureInput => ({
  label,
  value,
  kind: 'money',
});

/** The lowest running total of cash after debt before the hold ends: cash that lease-up needs. */
export function operatingDeficit(model: Model): Cents {
  let total = 0;
  let lowest = 0;
  for (const cash of getMonths(model, 'levered').slice(0, model.assumptions.exit.year * 12)) {
    total += cash;
    lowest = Math.min(lowest, total);
  }
  return lowest === 0 ? 0 : -lowest;
}

/** Occupancy at which first-year NOI covers debt service; expenses follow their variable share. */
export function breakEvenOfModel(model: Model, service: Cents): number | null {
  const { assumptions: of } = model;
  const average = yearOf(model.lines.find(({ key }) => key === 'occupancy') as Line, 1);
  if (average <= 0) return null;
  const income = firstYear(model, 'income');
  const otherIncome = firstYear(model, 'other') * (1 - of.badDebt);
  const variable = of.expenses.reduce(
    (total, expense) =>
      total +
      (of.occupancy.stabilized > 0
        ? (expense.annual * expense.variable) / of.occupancy.stabilized
        : 0),
    of.staffing.reduce(
      (all, { hours, wage, burden }) => all + countUnits(of) * hours * 365 * wage * (1 + burden),
      0,
    ),
  );
  // Rent doesn't follow occupancy, so the property company has no such figure.
  if (of.lease.annual > 0 && of.lease.side === 'owner') return null;
  const perPoint = ((income - otherIncome) / average) * (1 - of.managementFee) - variable;
  const gap = service - firstYear(model, 'noi');
  const needed = ratio(gap + perPoint * average, perPoint);
  return needed === null ? null : Math.max(needed, 0);
}

/** Returns the results of a model, the most important first. */
export function listFigures(model: Model): readonly ModelFigure[] {
  const { assumptions: of, equity, sale, leveredFlows, unleveredFlows } = model;
  const { price } = of.purchase;
  const units = countUnits(of);
  const noi = firstYear(model, 'noi');
  const service = model.loans.reduce((total, loan) => total + loan.annualService, 0);
  const borrowed = model.loans.reduce((total, loan) => total + loan.amount, 0);
  const firstCash = firstYear(model, 'levered');
  const paid =
    firstYear(model, 'interest') + firstYear(model, 'principal') + firstYear(model, 'premium');
  const flows = leveredFlows?.map(({ amount }) => amount) ?? [];
  const investors = model.waterfall?.investors ?? null;
  return [
    {
      key: 'irr',
      label: 'Levered IRR',
      kind: 'rate',
      ...internalRate(leveredFlows),
      formula:
        'Annual rate at which dated cash after debt and the sale equal the equity (365 days)',
      inputs: [
        money('Equity', equity),
        money('First-year cash after debt', firstCash),
        money('Sale proceeds', sale?.proceeds ?? null),
      ],
    },
    {
      key: 'multiple',
      label: 'Equity multiple',
      kind: 'times',
      value: leveredFlows && equityMultiple(flows),
      formula: 'Cash returned ÷ cash invested',
      inputs: [
        money(
          'Returned',
          flows.filter((flow) => flow > 0).reduce((all, flow) => all + flow, 0),
        ),
        money('Invested', -flows.filter((flow) => flow < 0).reduce((all, flow) => all + flow, 0)),
      ],
    },
    {
      key: 'dscr',
      label: 'DSCR',
      kind: 'times',
      value: debtServiceCoverage(noi, service),
      formula: 'First-year NOI ÷ annual debt service with amortization',
      inputs: [money('First-year NOI', noi), money('Debt service', service)],
    },
    {
      key: 'noi',
      label: 'First-year NOI',
      kind: 'money',
      value: noi,
      formula: 'Income − expenses − management fee − rent − reserves',
      inputs: [
        money('Income', firstYear(model, 'income')),
        money('Expenses', firstYear(model, 'expenses')),
        money('Management fee', firstYear(model, 'managementFee')),
        money('Reserves', firstYear(model, 'reserves')),
      ],
    },
    {
      key: 'capRate',
      label: 'Going-in cap rate',
      kind: 'rate',
      value: capRate(noi, price),
      formula: 'First-year NOI ÷ price',
      inputs: [money('First-year NOI', noi), money('Price', price)],
    },
    {
      key: 'unleveredIrr',
      label: 'Unlevered IRR',
      kind: 'rate',
      ...internalRate(unleveredFlows),
      formula: 'Annual rate at which dated cash before debt and the sale equal the cost (365 days)',
      inputs: [money('Cost', -(unleveredFlows?.[0]?.amount ?? 0))],
    },
    {
      key: 'npv',
      label: 'NPV',
      kind: 'money',
      value: leveredFlows && datedNetPresentValue(leveredFlows, of.discountRate),
      formula: 'Levered cash flows discounted at the required return (365 days)',
      inputs: [{ label: 'Required return', value: of.discountRate, kind: 'rate' }],
    },
    {
      key: 'unleveredNpv',
      label: 'Unlevered NPV',
      kind: 'money',
      value: unleveredFlows && datedNetPresentValue(unleveredFlows, of.discountRate),
      formula: 'Cash flows before debt discounted at the required return (365 days)',
      inputs: [{ label: 'Required return', value: of.discountRate, kind: 'rate' }],
    },
    {
      key: 'unleveredMultiple',
      label: 'Unlevered multiple',
      kind: 'times',
      value: unleveredFlows && equityMultiple(unleveredFlows.map(({ amount }) => amount)),
      formula: 'Cash returned before debt ÷ cost',
      inputs: [money('Cost', -(unleveredFlows?.[0]?.amount ?? 0))],
    },
    {
      key: 'cashOnCash',
      label: 'Cash on cash',
      kind: 'rate',
      value: cashOnCash(noi, paid, equity),
      formula: '(First-year NOI − debt paid) ÷ equity',
      inputs: [money('First-year NOI', noi), money('Debt paid', paid), money('Equity', equity)],
    },
    {
      key: 'loan',
      label: 'Loans',
      kind: 'money',
      value: borrowed,
      formula: 'Sum of the loans',
      inputs: model.loans.map(({ loan, amount }) => money(loan.name, amount)),
    },
    {
      key: 'equity',
      label: 'Equity',
      kind: 'money',
      value: equity,
      formula: 'Uses − loans',
      inputs: [money('Uses', model.totalUses), money('Loans', borrowed)],
    },
    {
      key: 'ltv',
      label: 'LTV',
      kind: 'rate',
      value: loanToValue(borrowed, price),
      formula: 'Loans ÷ price',
      inputs: [money('Loans', borrowed), money('Price', price)],
    },
    {
      key: 'debtYield',
      label: 'Debt yield',
      kind: 'rate',
      value: debtYield(noi, borrowed),
      formula: 'First-year NOI ÷ loans',
      inputs: [money('First-year NOI', noi), money('Loans', borrowed)],
    },
    ...(of.lease.annual === 0
      ? []
      : [
          {
            key: 'rentCoverage',
            label: 'Rent coverage',
            kind: 'times' as const,
            value: rentCoverage(firstYear(model, 'ebitdar'), firstYear(model, 'leaseRent')),
            formula: 'First-year EBITDAR ÷ rent',
            inputs: [
              money('EBITDAR', firstYear(model, 'ebitdar')),
              money('Rent', firstYear(model, 'leaseRent')),
            ],
          },
        ]),
    {
      key: 'breakEven',
      label: 'Break-even occupancy',
      kind: 'share',
      value: breakEvenOfModel(model, service),
      formula: 'First-year occupancy at which NOI equals debt service',
      inputs: [money('First-year NOI', noi), money('Debt service', service)],
    },
    {
      key: 'deficit',
      label: 'Operating deficit',
      kind: 'money',
      value: operatingDeficit(model),
      formula: 'Largest cumulative shortfall of cash after debt',
      inputs: [],
    },
    {
      key: 'pricePerUnit',
      label: 'Price per unit',
      kind: 'money',
      value: pricePer(price, units),
      formula: 'Price ÷ units',
      inputs: [money('Price', price)],
    },
    {
      key: 'sale',
      label: 'Sale price',
      kind: 'money',
      value: sale?.price ?? null,
      ...(sale === null && { reason: NO_SALE }),
      formula: 'NOI of the twelve months after the hold ÷ exit cap rate',
      inputs: [
        money('NOI after the hold', sale?.noi ?? null),
        { label: 'Exit cap rate', value: of.exit.capRate, kind: 'rate' },
      ],
    },
    {
      key: 'investors',
      label: 'To investors',
      kind: 'money',
      value: investors,
      formula: 'Capital, preferred return, and the investors’ share of the promote',
      inputs: [money('To sponsor', model.waterfall?.sponsor ?? null)],
    },
    {
      key: 'sponsor',
      label: 'To sponsor',
      kind: 'money',
      value: model.waterfall?.sponsor ?? null,
      formula: 'Catch-up and promote',
      inputs: [money('To investors', investors)],
    },
  ];
}

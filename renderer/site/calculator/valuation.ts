import { centsText, ratioText, shareText } from '#shared/format/figures.ts';
import { formatChange } from '#shared/format/percent.ts';
import { type Cents, toCents, toDollars } from '#shared/underwriting/cents.ts';
import {
  breakEvenOccupancy,
  computeOperatingResult,
  type OperatingResult,
  type Operation,
} from '#shared/underwriting/operations.ts';
import { pricePer, valueAtCapRate, valueGrid } from '#shared/underwriting/ratio.ts';
import type { FieldGroup, FieldValues } from './fields.ts';
import { impliedNoi, type Preset } from './presets.ts';
import type { Result } from './Results.tsx';

type Name =
  | 'units'
  | 'beds'
  | 'occupancy'
  | 'rate'
  | 'other'
  | 'expenses'
  | 'fee'
  | 'reserve'
  | 'cap';

export type ValuationValues = FieldValues<Name>;

/** The page's worked example uses these numbers. */
export const valuationFields: readonly FieldGroup<Name>[] = [
  {
    legend: 'Income',
    fields: [
      { name: 'units', label: 'Units', unit: '', initial: 80, least: 1, most: 10_000 },
      {
        name: 'beds',
        label: 'Licensed beds',
        unit: '',
        initial: 92,
        least: 0,
        most: 20_000,
        hint: 'Enter 0 if there is no license.',
      },
      { name: 'occupancy', label: 'Occupancy', unit: '%', initial: 90, least: 0, most: 100 },
      {
        name: 'rate',
        label: 'Monthly rate',
        unit: '$',
        initial: 5500,
        least: 0,
        most: 100_000,
        hint: 'Per occupied unit, including care.',
      },
      {
        name: 'other',
        label: 'Other annual income',
        unit: '$',
        initial: 60_000,
        least: 0,
        most: 1e9,
      },
    ],
  },
  {
    legend: 'Costs',
    fields: [
      {
        name: 'expenses',
        label: 'Annual expenses',
        unit: '$',
        initial: 3_300_000,
        least: 0,
        most: 1e10,
        hint: 'Before management fee and reserves.',
      },
      { name: 'fee', label: 'Management fee', unit: '%', initial: 5, least: 0, most: 50 },
      {
        name: 'reserve',
        label: 'Reserve per unit',
        unit: '$',
        initial: 350,
        least: 0,
        most: 100_000,
      },
    ],
  },
  {
    legend: 'Value',
    fields: [{ name: 'cap', label: 'Cap rate', unit: '%', initial: 7.5, least: 0.5, most: 30 }],
  },
];

const operationOf = (values: ValuationValues): Operation => ({
  units: values.units,
  occupancy: values.occupancy / 100,
  monthlyRate: toCents(values.rate),
  otherIncome: toCents(values.other),
  expenses: toCents(values.expenses),
  managementFee: values.fee / 100,
  reservePerUnit: toCents(values.reserve),
});

const CAP_STEPS = [-1, -0.5, 0, 0.5, 1];
const INCOME_STEPS = [-0.1, 0, 0.1];
const GRID_CAP_STEPS = [-0.5, 0, 0.5];

export interface Valuation {
  readonly year: OperatingResult;
  readonly value: Cents | null;
  readonly breakEven: number | null;
  readonly byCapRate: readonly { readonly rate: number; readonly value: Cents | null }[];
  readonly grid: {
    readonly rates: readonly number[];
    readonly rows: readonly {
      readonly change: number;
      readonly values: readonly (Cents | null)[];
    }[];
  };
}

export function computeValuation(values: ValuationValues): Valuation {
  const operation = operationOf(values);
  const year = computeOperatingResult(operation);
  const cap = values.cap / 100;
  const rates = GRID_CAP_STEPS.map((step) => cap + step / 100);
  const incomes = INCOME_STEPS.map((change) => year.noi * (1 + change));
  const grid = valueGrid(incomes, rates);
  return {
    year,
    value: valueAtCapRate(year.noi, cap),
    breakEven: breakEvenOccupancy(operation),
    byCapRate: CAP_STEPS.map((step) => cap + step / 100)
      .filter((rate) => !(rate <= 0))
      .map((rate) => ({ rate, value: valueAtCapRate(year.noi, rate) })),
    grid: {
      rates,
      rows: INCOME_STEPS.map((change, place) => ({ change, values: grid[place] ?? [] })),
    },
  };
}

export function valuationResults(values: ValuationValues): Result[] {
  const { year, value, breakEven } = computeValuation(values);
  const each = value === null ? null : pricePer(value, values.units);
  const bed = value === null ? null : pricePer(value, values.beds);
  return [
    {
      label: 'Value',
      value: centsText(value),
      how:
        year.noi <= 0
          ? "A loss can't be valued with a cap rate."
          : `${centsText(year.noi)} ÷ ${ratioText(values.cap / 100)}`,
      isMain: true,
    },
    {
      label: 'Net operating income',
      value: centsText(year.noi),
      how: `${centsText(year.income)} − ${centsText(year.expenses)} − fee ${centsText(year.managementFee)} − reserves ${centsText(year.reserves)}`,
    },
    {
      label: 'Margin',
      value: ratioText(year.margin),
      how: `${centsText(year.noi)} ÷ ${centsText(year.income)} of income`,
    },
    { label: 'Price per unit', value: centsText(each), how: `${centsText(value)} ÷ units` },
    {
      label: 'Price per licensed bed',
      value: centsText(bed),
      how: values.beds === 0 ? 'No licensed beds.' : `${centsText(value)} ÷ licensed beds`,
    },
    {
      label: 'Break-even occupancy',
      value: shareText(breakEven),
      how:
        breakEven !== null && breakEven > 1
          ? "Full occupancy wouldn't cover these costs."
          : 'Occupancy at which income covers expenses, fee, and reserves, before debt.',
    },
  ];
}

export const valuationSummary = (values: ValuationValues): string => {
  const { value, year } = computeValuation(values);
  return value === null
    ? 'No value with these numbers.'
    : `Value ${centsText(value)}, NOI ${centsText(year.noi)}.`;
};

/** A listing's figures, with expenses inferred from its income and the NOI implied by its price. */
export function valuationFromPreset(preset: Preset, { fee, reserve }: ValuationValues) {
  const assumptions = {
    fee: Number.isNaN(fee) ? 5 : fee,
    reserve: Number.isNaN(reserve) ? 350 : reserve,
  };
  const { total_units: units, occupancy_rate: occupancy, avg_monthly_rate: rate } = preset;
  const free = computeOperatingResult({
    units,
    occupancy: occupancy / 100,
    monthlyRate: toCents(rate),
    expenses: 0,
    managementFee: assumptions.fee / 100,
    reservePerUnit: toCents(assumptions.reserve),
  });
  return {
    ...assumptions,
    units,
    beds: preset.licensed_beds ?? preset.total_beds ?? 0,
    occupancy,
    rate,
    other: 0,
    expenses: Math.max(Math.round(toDollars(free.noi) - impliedNoi(preset)), 0),
    cap: preset.cap_rate,
  };
}

/** Row label for a change in income. */
export const changeText = (change: number): string =>
  change === 0 ? 'As entered' : formatChange(change * 100);

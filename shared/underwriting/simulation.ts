import type { Assumptions } from './assumptions.ts';
import { type Cents, roundCents } from './cents.ts';
import { getMonths } from './figures.ts';
import { computeModel } from './model.ts';
import { sumYear } from './monthly.ts';
import { createRandom } from './random.ts';
import { debtServiceCoverage } from './ratio.ts';
import { datedInternalRateOfReturn, equityMultiple } from './returns.ts';

/** How an uncertain assumption varies: around its value in the model, in points (0.01 is one point). */
export interface Spread {
  readonly key: SpreadKey;
  readonly label: string;
  /** Normal: `low` and `high` are the standard deviation. Triangular: the furthest values below and above. */
  readonly shape: 'normal' | 'triangular';
  readonly low: number;
  readonly high: number;
}

export type SpreadKey =
  | 'occupancy'
  | 'rentGrowth'
  | 'expenseGrowth'
  | 'exitCap'
  | 'rate'
  | 'capital';

export const DEFAULT_SPREADS: readonly Spread[] = [
  { key: 'occupancy', label: 'Stabilized occupancy', shape: 'normal', low: 0.02, high: 0.02 },
  { key: 'rentGrowth', label: 'Rent and care growth', shape: 'normal', low: 0.01, high: 0.01 },
  {
    key: 'expenseGrowth',
    label: 'Expense and wage growth',
    shape: 'normal',
    low: 0.0075,
    high: 0.0075,
  },
  { key: 'exitCap', label: 'Exit cap rate', shape: 'triangular', low: 0.005, high: 0.01 },
  { key: 'rate', label: 'Interest rate', shape: 'triangular', low: 0.0025, high: 0.0075 },
  { key: 'capital', label: 'Capital plan cost', shape: 'triangular', low: 0.1, high: 0.3 },
];

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);
const growthBy = (growth: number, by: number) => clamp(growth + by, -0.5, 0.5);

/** Returns the assumptions with one of them moved. */
function move(of: Assumptions, key: SpreadKey, by: number): Assumptions {
  switch (key) {
    case 'occupancy': {
      const shift = (share: number) => clamp(share + by, 0, 1);
      const { start, stabilized, months } = of.occupancy;
      // A lease-up starts from known occupancy; a stabilized community moves as a whole.
      return {
        ...of,
        occupancy: {
          start: months === 0 ? shift(start) : start,
          stabilized: shift(stabilized),
          months,
        },
      };
    }
    case 'rentGrowth':
      return {
        ...of,
        units: of.units.map((unit) => ({
          ...unit,
          growth: growthBy(unit.growth, by),
          careGrowth: growthBy(unit.careGrowth, by),
        })),
      };
    case 'expenseGrowth':
      return {
        ...of,
        expenses: of.expenses.map((one) => ({ ...one, growth: growthBy(one.growth, by) })),
        staffing: of.staffing.map((one) => ({ ...one, growth: growthBy(one.growth, by) })),
      };
    case 'exitCap':
      return { ...of, exit: { ...of.exit, capRate: clamp(of.exit.capRate + by, 0.01, 0.5) } };
    case 'rate':
      return {
        ...of,
        loans: of.loans.map((loan) => ({ ...loan, rate: clamp(loan.rate + by, 0, 0.5) })),
        refinance: { ...of.refinance, rate: clamp(of.refinance.rate + by, 0, 0.5) },
      };
    case 'capital':
      return {
        ...of,
        capital: of.capital.map((one) => ({
          ...one,
          cost: roundCents(one.cost * (1 + Math.max(by, -1))),
        })),
      };
  }
}

/** Draws from a distribution around zero. */
export function drawFrom({ shape, low, high }: Spread, random: () => number): number {
  const first = random();
  const second = random();
  if (shape === 'normal') {
    // Box–Muller.
    return low * Math.sqrt(-2 * Math.log(1 - first)) * Math.cos(2 * Math.PI * second);
  }
  const width = low + high;
  if (width === 0) return 0;
  return first < low / width
    ? -low + Math.sqrt(first * width * low)
    : high - Math.sqrt((1 - first) * width * high);
}

export interface Outcome {
  /** Null if the run's cash flows have no rate. */
  readonly irr: number | null;
  readonly multiple: number | null;
  readonly coverage: number | null;
  readonly noi: Cents;
}

/** Returns a function that computes the next run. The same seed gives the same runs. */
export function createSimulation(of: Assumptions, spreads: readonly Spread[], seed: number) {
  const random = createRandom(seed);
  return (): Outcome => {
    const drawn = spreads.reduce(
      (before, spread) => move(before, spread.key, drawFrom(spread, random)),
      of,
    );
    const model = computeModel(drawn);
    const flows = model.leveredFlows ?? [];
    const noi = sumYear(getMonths(model, 'noi'), 1);
    return {
      irr: datedInternalRateOfReturn(flows).rate,
      multiple: equityMultiple(flows.map(({ amount }) => amount)),
      coverage: debtServiceCoverage(
        noi,
        model.loans.reduce((all, { annualService }) => all + annualService, 0),
      ),
      noi,
    };
  };
}

export interface SimulationResult {
  readonly runs: number;
  /** Runs whose cash flows have no rate; they count as the lowest. */
  readonly withoutRate: number;
  readonly mean: number | null;
  readonly percentiles: readonly { readonly percent: number; readonly irr: number | null }[];
  /** Shares of all runs. */
  readonly belowRequired: number;
  readonly losing: number;
  readonly uncovered: number;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
}

const PERCENTS = [5, 25, 50, 75, 95] as const;
const BINS = 24;

/** Sums up the runs; `required` is the return that investors ask for. */
export function summarizeRuns(outcomes: readonly Outcome[], required: number): SimulationResult {
  const runs = outcomes.length;
  const rates = outcomes
    .flatMap(({ irr }) => (irr === null ? [] : [irr]))
    .sort((one, other) => one - other);
  const withoutRate = runs - rates.length;
  const shareOf = (is: (outcome: Outcome) => boolean) =>
    runs === 0 ? 0 : outcomes.filter(is).length / runs;
  const from = rates[Math.floor(rates.length * 0.005)] ?? 0;
  const to = rates[Math.ceil(rates.length * 0.995) - 1] ?? 0;
  const width = (to - from) / BINS;
  const counts = Array<number>(width > 0 ? BINS : 1).fill(0);
  for (const rate of rates) {
    const bin = width > 0 ? clamp(Math.floor((rate - from) / width), 0, BINS - 1) : 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return {
    runs,
    withoutRate,
    mean: rates.length === 0 ? null : rates.reduce((all, rate) => all + rate, 0) / rates.length,
    percentiles: PERCENTS.map((percent) => ({
      percent,
      irr: rates[Math.max(Math.ceil((runs * percent) / 100) - 1 - withoutRate, -1)] ?? null,
    })),
    belowRequired: shareOf(({ irr }) => irr === null || irr < required),
    losing: shareOf(({ multiple }) => multiple === null || multiple < 1),
    uncovered: shareOf(({ coverage }) => coverage !== null && coverage < 1),
    bins: counts.map((count, at) => ({
      from: from + at * width,
      to: from + (at + 1) * width,
      count,
    })),
  };
}

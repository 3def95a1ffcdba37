import type { Assumptions } from './assumptions.ts';
import { type Cents, roundCents, sumCents } from './cents.ts';

/** Ten years of ownership and the year after, which prices a sale. */
export const MONTHS = 132;

export type LineKind = 'money' | 'share';

/** One line of the operating statement, month by month. */
export interface Line {
  readonly key: string;
  readonly label: string;
  readonly kind: LineKind;
  readonly formula: string;
  readonly months: readonly number[];
  /** Subtracted in the statement. */
  readonly isCost?: true;
  readonly isTotal?: true;
}

/** A loop is several times faster than `Array.from`, and a model has some forty of these. */
function monthly(of: (month: number) => number): readonly number[] {
  const months = Array<number>(MONTHS).fill(0);
  for (let month = 1; month <= MONTHS; month++) months[month - 1] = of(month);
  return months;
}

/** Full years since closing. */
const yearsAt = (month: number): number => Math.floor((month - 1) / 12);

/** Returns the factor of each month for growth that steps up on each anniversary of closing. */
function growthOf(growth: number): (month: number) => number {
  const factors = Array.from({ length: MONTHS / 12 }, (_, year) => (1 + growth) ** year);
  return (month) => factors[yearsAt(month)] ?? 1;
}

export const DAYS_A_MONTH = 365 / 12;

export const countUnits = ({ units }: Pick<Assumptions, 'units'>): number =>
  units.reduce((total, { count }) => total + count, 0);

/** Occupancy rises evenly from the first month to the stabilized month. */
export function occupancyAt({ occupancy }: Pick<Assumptions, 'occupancy'>, month: number): number {
  const { start, stabilized, months } = occupancy;
  if (month >= months) return stabilized;
  return start + ((stabilized - start) * month) / months;
}

/** True for the expense that a reassessment replaces. */
export const isPropertyTax = ({ id, name }: Assumptions['expenses'][number]): boolean =>
  id === 'tax' || /^(?:property|real estate) tax(?:es)?$/i.test(name.trim());

/** Shares of a month by payor, in order; together never more than all units. */
export function payorSharesAt({ payors }: Pick<Assumptions, 'payors'>, month: number) {
  let left = 1;
  return payors.map(({ share, shift }) => {
    const now = Math.min(Math.max(share + shift * yearsAt(month), 0), left);
    left -= now;
    return now;
  });
}

export interface Operations {
  readonly lines: readonly Line[];
  readonly noi: readonly Cents[];
  readonly income: readonly Cents[];
  readonly ebitdarm: readonly Cents[];
  readonly ebitdar: readonly Cents[];
  readonly rent: readonly Cents[];
}

type Values = readonly number[];

const at = (values: Values, month: number): number => values[month - 1] ?? 0;

/** Adds each month of the lists. */
function sum(...all: readonly Values[]): Values {
  const total = Array<number>(MONTHS).fill(0);
  for (const values of all)
    for (let month = 0; month < MONTHS; month++)
      total[month] = (total[month] ?? 0) + (values[month] ?? 0);
  return total;
}

const minus = (one: Values, ...others: readonly Values[]): Values => {
  const less = sum(...others);
  return one.map((amount, month) => amount - (less[month] ?? 0));
};

interface Census {
  readonly units: number;
  readonly occupancy: Values;
  /** Occupied units. */
  readonly occupied: Values;
  readonly privateShare: Values;
  readonly payorShares: readonly Values[];
}

function projectCensus(of: Assumptions): Census {
  const units = countUnits(of);
  const occupancy = monthly((month) => occupancyAt(of, month));
  // Shares change on anniversaries only.
  const byYear = Array.from({ length: MONTHS / 12 }, (_, year) => payorSharesAt(of, year * 12 + 1));
  const sharesAt = (month: number) => byYear[yearsAt(month)] ?? [];
  return {
    units,
    occupancy,
    occupied: occupancy.map((share) => units * share),
    privateShare: monthly((month) => 1 - sharesAt(month).reduce((all, one) => all + one, 0)),
    payorShares: of.payors.map((_, place) => monthly((month) => sharesAt(month)[place] ?? 0)),
  };
}

function projectRevenue(of: Assumptions, census: Census) {
  const { occupancy, occupied, privateShare } = census;
  const fromUnits = (amount: 'rent' | 'careFee', growthKey: 'growth' | 'careGrowth') =>
    sum(
      ...of.units.map((mix) => {
        const grown = growthOf(mix[growthKey]);
        return monthly((month) =>
          roundCents(
            mix.count * at(occupancy, month) * at(privateShare, month) * mix[amount] * grown(month),
          ),
        );
      }),
    );
  const rent = fromUnits('rent', 'growth');
  const care = fromUnits('careFee', 'careGrowth');
  const payors = sum(
    ...of.payors.map((payor, place) => {
      const grown = growthOf(payor.growth);
      const shares = census.payorShares[place] ?? [];
      return monthly((month) =>
        roundCents(
          at(occupied, month) * at(shares, month) * DAYS_A_MONTH * payor.dailyRate * grown(month),
        ),
      );
    }),
  );
  const grownOther = growthOf(of.otherIncome.growth);
  const other = monthly((month) => roundCents((of.otherIncome.annual / 12) * grownOther(month)));
  const badDebt = sum(rent, care, payors, other).map((amount) => roundCents(amount * of.badDebt));
  return { rent, care, payors, other, badDebt };
}

function projectExpenses(of: Assumptions, { occupancy, occupied }: Census): readonly Line[] {
  const { stabilized } = of.occupancy;
  const { reassessment } = of;
  const isReassessed = (month: number) => reassessment.month > 0 && month >= reassessment.month;
  const expenses = of.expenses.map((expense) => {
    const grown = growthOf(expense.growth);
    const isTax = isPropertyTax(expense);
    return cost(
      `expense-${expense.id}`,
      expense.name,
      'Annual amount ÷ 12 × growth × (fixed share + variable share × occupancy ÷ stabilized occupancy)',
      monthly((month) => {
        if (isTax && isReassessed(month)) return 0;
        const load = stabilized > 0 ? at(occupancy, month) / stabilized : 1;
        return roundCents(
          (expense.annual / 12) * grown(month) * (1 - expense.variable + expense.variable * load),
        );
      }),
    );
  });
  const staffing = of.staffing.map((position) => {
    const grown = growthOf(position.growth);
    return cost(
      `staffing-${position.id}`,
      position.name,
      '(Occupied units × hours per resident day + fixed hours a day) × 365 ÷ 12 × wage × (1 + burden) × growth',
      monthly((month) =>
        roundCents(
          (at(occupied, month) * position.hours + position.fixedHours) *
            DAYS_A_MONTH *
            position.wage *
            (1 + position.burden) *
            grown(month),
        ),
      ),
    );
  });
  if (reassessment.month === 0) return [...expenses, ...staffing];
  const annual = of.purchase.price * reassessment.assessed * reassessment.rate;
  const grown = growthOf(reassessment.growth);
  return [
    ...expenses,
    ...staffing,
    cost(
      'reassessed',
      'Reassessed property tax',
      'Price × assessed share × tax rate ÷ 12 × growth since reassessment',
      monthly((month) =>
        isReassessed(month) ? roundCents((annual / 12) * grown(month - reassessment.month + 1)) : 0,
      ),
    ),
  ];
}

const money = (key: string, label: string, formula: string, months: Values): Line => ({
  key,
  label,
  kind: 'money',
  formula,
  months,
});
const cost = (...args: Parameters<typeof money>): Line => ({ ...money(...args), isCost: true });
const total = (...args: Parameters<typeof money>): Line => ({ ...money(...args), isTotal: true });

/** Computes income, expenses, and NOI. Each line of each month is a whole cent. */
export function projectOperations(of: Assumptions): Operations {
  const census = projectCensus(of);
  const { rent, care, payors, other, badDebt } = projectRevenue(of, census);
  const income = minus(sum(rent, care, payors, other), badDebt);
  const expenses = projectExpenses(of, census);
  const allExpenses = sum(...expenses.map(({ months }) => months));
  const ebitdarm = minus(income, allExpenses);
  const fee = income.map((amount) => roundCents(amount * of.managementFee));
  const ebitdar = minus(ebitdarm, fee);
  const grownRent = growthOf(of.lease.growth);
  const leaseRent = monthly((month) => roundCents((of.lease.annual / 12) * grownRent(month)));
  const reserves = monthly(() => roundCents((census.units * of.reservePerUnit) / 12));
  const isLeased = of.lease.annual > 0;
  const isOwner = isLeased && of.lease.side === 'owner';
  const noi = isOwner ? minus(leaseRent, reserves) : minus(ebitdar, leaseRent, reserves);
  const lines: readonly Line[] = [
    {
      key: 'occupancy',
      label: 'Occupancy',
      kind: 'share',
      formula: 'Rises evenly from the starting to the stabilized occupancy',
      months: census.occupancy,
    },
    money('rent', 'Rent', 'Units × occupancy × private share × monthly rent × growth', rent),
    money('care', 'Care', 'Units × occupancy × private share × monthly care × care growth', care),
    ...(of.payors.length === 0
      ? []
      : [
          money(
            'payors',
            'Other payors',
            'Σ units × occupancy × share of the year × 365 ÷ 12 × daily rate',
            payors,
          ),
        ]),
    money('other', 'Other income', 'Annual amount ÷ 12 × growth', other),
    cost('badDebt', 'Bad debt', 'Revenue × bad debt share', badDebt),
    total('income', 'Income', 'Rent + care + other payors + other income − bad debt', income),
    ...expenses,
    { ...total('expenses', 'Expenses', 'Sum of the expense lines', allExpenses), isCost: true },
    total('ebitdarm', 'EBITDARM', 'Income − expenses', ebitdarm),
    cost('managementFee', 'Management fee', 'Income × management fee', fee),
    total('ebitdar', 'EBITDAR', 'EBITDARM − management fee', ebitdar),
    ...(isLeased
      ? [
          cost('leaseRent', 'Lease rent', 'Annual rent ÷ 12 × growth', leaseRent),
          total('ebitda', 'EBITDA', 'EBITDAR − rent', minus(ebitdar, leaseRent)),
        ]
      : []),
    cost('reserves', 'Reserves', 'Units × reserve per unit ÷ 12', reserves),
    isOwner
      ? total('noi', 'NOI of the property company', 'Lease rent − reserves', noi)
      : total('noi', 'NOI', 'EBITDAR − rent − reserves', noi),
  ];
  return { lines, noi, income, ebitdarm, ebitdar, rent: leaseRent };
}

/** Returns the total of twelve months; the first year is 1. */
export const sumYear = (months: readonly Cents[], year: number): Cents =>
  sumCents(months.slice((year - 1) * 12, year * 12));

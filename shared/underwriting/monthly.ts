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

const monthly = (of: (month: number) => number): readonly number[] =>
  Array.from({ length: MONTHS }, (_, at) => of(at + 1));

/** Growth steps up on each anniversary of closing. */
const grown = (growth: number, month: number): number =>
  (1 + growth) ** Math.floor((month - 1) / 12);

const DAYS_A_MONTH = 365 / 12;

export const countUnits = ({ units }: Pick<Assumptions, 'units'>): number =>
  units.reduce((total, { count }) => total + count, 0);

/** Occupancy rises evenly from the first month to the stabilized month. */
export function occupancyAt({ occupancy }: Pick<Assumptions, 'occupancy'>, month: number): number {
  const { start, stabilized, months } = occupancy;
  if (month >= months) return stabilized;
  return start + ((stabilized - start) * month) / months;
}

export interface Operations {
  readonly lines: readonly Line[];
  readonly noi: readonly Cents[];
  readonly income: readonly Cents[];
  readonly ebitdarm: readonly Cents[];
  readonly ebitdar: readonly Cents[];
  readonly rent: readonly Cents[];
}

/** Computes income, expenses, and NOI. Each line of each month is a whole cent. */
export function projectOperations(of: Assumptions): Operations {
  const units = countUnits(of);
  const payorShare = Math.min(
    of.payors.reduce((total, payor) => total + payor.share, 0),
    1,
  );
  const occupancy = monthly((month) => occupancyAt(of, month));
  const at = (values: readonly number[], month: number): number => values[month - 1] ?? 0;
  const sum = (...all: readonly (readonly Cents[])[]) =>
    monthly((month) => sumCents(all.map((values) => at(values, month))));
  const minus = (one: readonly Cents[], ...others: readonly (readonly Cents[])[]) =>
    monthly((month) => at(one, month) - sumCents(others.map((values) => at(values, month))));

  const fromUnits = (amount: 'rent' | 'careFee') =>
    monthly((month) =>
      sumCents(
        of.units.map((mix) =>
          roundCents(
            mix.count *
              at(occupancy, month) *
              (1 - payorShare) *
              mix[amount] *
              grown(mix.growth, month),
          ),
        ),
      ),
    );
  const rent = fromUnits('rent');
  const care = fromUnits('careFee');
  const payors = monthly((month) =>
    sumCents(
      of.payors.map((payor) =>
        roundCents(
          units *
            at(occupancy, month) *
            payor.share *
            DAYS_A_MONTH *
            payor.dailyRate *
            grown(payor.growth, month),
        ),
      ),
    ),
  );
  const other = monthly((month) =>
    roundCents((of.otherIncome.annual / 12) * grown(of.otherIncome.growth, month)),
  );
  const gross = sum(rent, care, payors, other);
  const badDebt = gross.map((amount) => roundCents(amount * of.badDebt));
  const income = minus(gross, badDebt);

  const { stabilized } = of.occupancy;
  const expenses = of.expenses.map(
    (expense): Line => ({
      key: `expense-${expense.id}`,
      label: expense.name,
      kind: 'money',
      isCost: true,
      formula:
        'Annual amount ÷ 12 × growth × (fixed share + variable share × occupancy ÷ stabilized occupancy)',
      months: monthly((month) => {
        const load = stabilized > 0 ? at(occupancy, month) / stabilized : 1;
        return roundCents(
          (expense.annual / 12) *
            grown(expense.growth, month) *
            (1 - expense.variable + expense.variable * load),
        );
      }),
    }),
  );
  const allExpenses = sum(...expenses.map(({ months }) => months));
  const ebitdarm = minus(income, allExpenses);
  const fee = income.map((amount) => roundCents(amount * of.managementFee));
  const ebitdar = minus(ebitdarm, fee);
  const leaseRent = monthly((month) =>
    roundCents((of.lease.annual / 12) * grown(of.lease.growth, month)),
  );
  const reserves = monthly(() => roundCents((units * of.reservePerUnit) / 12));
  const noi = minus(ebitdar, leaseRent, reserves);

  const money = (key: string, label: string, formula: string, months: readonly Cents[]): Line => ({
    key,
    label,
    kind: 'money',
    formula,
    months,
  });
  const cost = (...args: Parameters<typeof money>): Line => ({ ...money(...args), isCost: true });
  const total = (...args: Parameters<typeof money>): Line => ({ ...money(...args), isTotal: true });
  const lines: readonly Line[] = [
    {
      key: 'occupancy',
      label: 'Occupancy',
      kind: 'share',
      formula: 'Rises evenly from the starting to the stabilized occupancy',
      months: occupancy,
    },
    money('rent', 'Rent', 'Units × occupancy × private share × monthly rent × growth', rent),
    money('care', 'Care', 'Units × occupancy × private share × monthly care × growth', care),
    ...(of.payors.length === 0
      ? []
      : [
          money(
            'payors',
            'Other payors',
            'Σ units × occupancy × share × 365 ÷ 12 × daily rate',
            payors,
          ),
        ]),
    money('other', 'Other income', 'Annual amount ÷ 12 × growth', other),
    cost('badDebt', 'Bad debt', 'Revenue × bad debt share', badDebt),
    total('income', 'Income', 'Rent + care + other payors + other income − bad debt', income),
    ...expenses,
    total('expenses', 'Expenses', 'Sum of the expense lines', allExpenses),
    total('ebitdarm', 'EBITDARM', 'Income − expenses', ebitdarm),
    cost('managementFee', 'Management fee', 'Income × management fee', fee),
    total('ebitdar', 'EBITDAR', 'EBITDARM − management fee', ebitdar),
    ...(of.lease.annual === 0
      ? []
      : [
          cost('leaseRent', 'Lease rent', 'Annual rent ÷ 12 × growth', leaseRent),
          total('ebitda', 'EBITDA', 'EBITDAR − rent', minus(ebitdar, leaseRent)),
        ]),
    cost('reserves', 'Reserves', 'Units × reserve per unit ÷ 12', reserves),
    total('noi', 'NOI', 'EBITDAR − rent − reserves', noi),
  ];
  return { lines, noi, income, ebitdarm, ebitdar, rent: leaseRent };
}

/** Returns the total of twelve months; the first year is 1. */
export const sumYear = (months: readonly Cents[], year: number): Cents =>
  sumCents(months.slice((year - 1) * 12, year * 12));

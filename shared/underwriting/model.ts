import type { Assumptions, ModelLoan } from './assumptions.ts';
import { type Cents, roundCents, sumCents } from './cents.ts';
import { debtService, type LoanTest, scheduleLoan, sizeLoan } from './loan.ts';
import { type Line, MONTHS, projectOperations, sumYear } from './monthly.ts';
import { valueAtCapRate } from './ratio.ts';
import type { DatedFlow } from './returns.ts';
import { runWaterfall, type Waterfall } from './waterfall.ts';

export interface SizedLoan {
  readonly loan: ModelLoan;
  readonly amount: Cents;
  /** The test that limits it; null for a fixed amount. */
  readonly binding: LoanTest | null;
  readonly tests: Readonly<Partial<Record<LoanTest, Cents>>>;
  readonly annualService: Cents;
}

export interface MoneyLine {
  readonly key: string;
  readonly label: string;
  readonly amount: Cents;
}

export interface Sale {
  readonly noi: Cents;
  readonly price: Cents;
  readonly costs: Cents;
  readonly payoff: Cents;
  readonly workingCapital: Cents;
  readonly proceeds: Cents;
}

export interface Refinancing {
  readonly month: number;
  readonly value: Cents;
  readonly loan: Cents;
  readonly payoff: Cents;
  readonly fee: Cents;
  readonly proceeds: Cents;
}

export interface Model {
  readonly assumptions: Assumptions;
  /** Operating statement, capital, debt, and cash flow. */
  readonly lines: readonly Line[];
  readonly loans: readonly SizedLoan[];
  readonly uses: readonly MoneyLine[];
  readonly sources: readonly MoneyLine[];
  readonly equity: Cents;
  readonly totalUses: Cents;
  readonly refinancing: Refinancing | null;
  /** Null without positive NOI in the year after the hold. */
  readonly sale: Sale | null;
  /** From closing to the sale; null if there is none. */
  readonly leveredFlows: readonly DatedFlow[] | null;
  readonly unleveredFlows: readonly DatedFlow[] | null;
  readonly waterfall: Waterfall | null;
}

/** Returns the same day a number of months later, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Sizes loans in order. Later loans get what the value and coverage tests leave after the earlier ones. */
function sizeLoans(of: Assumptions, noi: Cents, cost: Cents): readonly SizedLoan[] {
  let lent = 0;
  let service = 0;
  const { price } = of.purchase;
  return of.loans.map((loan) => {
    const size =
      loan.sizing === 'amount'
        ? null
        : sizeLoan({
            rate: loan.rate,
            years: loan.years,
            premium: loan.premium,
            noi: noi - roundCents(service * loan.coverage),
            value: price,
            maximumLoanToValue: price > 0 ? Math.max(loan.loanToValue - lent / price, 0) : 0,
            minimumCoverage: loan.coverage,
            ...(loan.loanToCost > 0 && {
              cost,
              maximumLoanToCost: cost > 0 ? Math.max(loan.loanToCost - lent / cost, 0) : 0,
            }),
            ...(loan.debtYield > 0 && { minimumDebtYield: loan.debtYield }),
          });
    const amount = loan.sizing === 'amount' ? loan.amount : (size?.loan ?? 0);
    const annualService = debtService(amount, loan) ?? 0;
    lent += amount;
    service += annualService;
    return {
      loan,
      amount,
      binding: size?.binding ?? null,
      tests: size?.tests ?? {},
      annualService,
    };
  });
}

interface Debt {
  readonly interest: Cents[];
  readonly principal: Cents[];
  readonly premium: Cents[];
  readonly balance: Cents[];
}

const noDebt = (): Debt => ({
  interest: Array<number>(MONTHS).fill(0),
  principal: Array<number>(MONTHS).fill(0),
  premium: Array<number>(MONTHS).fill(0),
  balance: Array<number>(MONTHS).fill(0),
});

/** Adds a loan's payments from the month after `since`. */
function addSchedule(
  debt: Debt,
  amount: Cents,
  loan: Parameters<typeof scheduleLoan>[1],
  since: number,
  until: number,
) {
  if (amount <= 0) return;
  for (const [at, payment] of scheduleLoan(amount, loan, until - since).entries()) {
    const month = since + at;
    debt.interest[month] = (debt.interest[month] ?? 0) + payment.interest;
    debt.principal[month] = (debt.principal[month] ?? 0) + payment.principal;
    debt.premium[month] = (debt.premium[month] ?? 0) + payment.premium;
    debt.balance[month] = (debt.balance[month] ?? 0) + payment.balance;
  }
}

const nextTwelve = (noi: readonly Cents[], month: number): Cents =>
  sumCents(noi.slice(month, month + 12));

function refinance(of: Assumptions, noi: readonly Cents[], debt: Debt): Refinancing | null {
  const { month, capRate, loanToValue, coverage, rate, years, fee } = of.refinance;
  if (month === 0 || month >= of.exit.year * 12) return null;
  const forward = nextTwelve(noi, month);
  const value = valueAtCapRate(forward, capRate) ?? 0;
  const size = sizeLoan({
    noi: forward,
    value,
    maximumLoanToValue: loanToValue,
    minimumCoverage: coverage,
    rate,
    years,
  });
  const loan = size?.loan ?? 0;
  const payoff = debt.balance[month - 1] ?? 0;
  const cost = roundCents(loan * fee);
  return { month, value, loan, payoff, fee: cost, proceeds: loan - payoff - cost };
}

/** Computes a ten-year monthly model with its loans, cash flow, sale, and waterfall. */
export function computeModel(of: Assumptions): Model {
  const operations = projectOperations(of);
  const { noi } = operations;
  const { price, closingCosts, workingCapital } = of.purchase;
  const capital = Array<number>(MONTHS).fill(0);
  let capitalAtClosing = 0;
  for (const { month, cost } of of.capital) {
    if (month === 0) capitalAtClosing += cost;
    else capital[month - 1] = (capital[month - 1] ?? 0) + cost;
  }
  const closing = roundCents(price * closingCosts);
  const cost = price + closing + capitalAtClosing + workingCapital;
  const loans = sizeLoans(of, sumYear(noi, 1), cost);
  const fees = sumCents(loans.map(({ amount, loan }) => roundCents(amount * loan.fee)));
  const totalUses = cost + fees;
  const borrowed = sumCents(loans.map(({ amount }) => amount));
  const equity = totalUses - borrowed;

  const exitMonth = of.exit.year * 12;
  const debt = noDebt();
  for (const { amount, loan } of loans) addSchedule(debt, amount, loan, 0, exitMonth);
  const refinancing = refinance(of, noi, debt);
  if (refinancing !== null) {
    for (const values of [debt.interest, debt.principal, debt.premium, debt.balance]) {
      values.fill(0, refinancing.month);
    }
    debt.balance[refinancing.month - 1] = refinancing.loan;
    addSchedule(debt, refinancing.loan, of.refinance, refinancing.month, exitMonth);
  }

  const unlevered = noi.map((amount, at) => amount - (capital[at] ?? 0));
  const levered = unlevered.map(
    (amount, at) =>
      amount -
      (debt.interest[at] ?? 0) -
      (debt.principal[at] ?? 0) -
      (debt.premium[at] ?? 0) +
      (refinancing?.month === at + 1 ? refinancing.proceeds : 0),
  );

  const forward = nextTwelve(noi, exitMonth);
  const salePrice = valueAtCapRate(forward, of.exit.capRate);
  const payoff = debt.balance[exitMonth - 1] ?? 0;
  const saleCosts = roundCents((salePrice ?? 0) * of.exit.sellingCosts);
  const sale: Sale | null =
    salePrice === null
      ? null
      : {
          noi: forward,
          price: salePrice,
          costs: saleCosts,
          payoff,
          workingCapital,
          proceeds: salePrice - saleCosts - payoff + workingCapital,
        };

  const datedFlows = (paid: Cents, flows: readonly Cents[], proceeds: Cents) => [
    { on: of.closingOn, amount: -paid },
    ...flows.slice(0, exitMonth).map((amount, at) => ({
      on: addMonths(of.closingOn, at + 1),
      amount: amount + (at + 1 === exitMonth ? proceeds : 0),
    })),
  ];
  const leveredFlows = sale && datedFlows(equity, levered, sale.proceeds);
  const unleveredFlows = sale && datedFlows(cost, unlevered, sale.proceeds + payoff);

  return {
    assumptions: of,
    lines: [
      ...operations.lines,
      line('capital', 'Capital plan', 'Planned costs of the month', capital, true),
      line('unlevered', 'Cash before debt', 'NOI − capital plan', unlevered),
      line('interest', 'Interest', 'Loan balance × rate ÷ 12', debt.interest, true),
      line('principal', 'Principal', 'Level payment − interest', debt.principal, true),
      ...(debt.premium.some((amount) => amount > 0)
        ? [line('premium', 'Insurance premium', 'Loan × premium ÷ 12', debt.premium, true)]
        : []),
      ...(refinancing === null
        ? []
        : [
            line(
              'refinancing',
              'Refinance proceeds',
              'New loan − payoff − fee',
              capital.map((_, at) => (at + 1 === refinancing.month ? refinancing.proceeds : 0)),
            ),
          ]),
      line(
        'levered',
        'Cash after debt',
        'Cash before debt − interest − principal − premium + refinance proceeds',
        levered,
      ),
    ],
    loans,
    uses: [
      { key: 'price', label: 'Price', amount: price },
      { key: 'closing', label: 'Closing costs', amount: closing },
      { key: 'capital', label: 'Capital at closing', amount: capitalAtClosing },
      { key: 'workingCapital', label: 'Working capital', amount: workingCapital },
      { key: 'fees', label: 'Loan fees', amount: fees },
    ],
    sources: [
      ...loans.map(({ loan, amount }) => ({ key: loan.id, label: loan.name, amount })),
      { key: 'equity', label: 'Equity', amount: equity },
    ],
    equity,
    totalUses,
    refinancing,
    sale,
    leveredFlows,
    unleveredFlows,
    waterfall: leveredFlows && distribute(of, leveredFlows),
  };
}

const TOTALS: ReadonlySet<string> = new Set(['unlevered', 'levered']);

const line = (
  key: string,
  label: string,
  formula: string,
  months: readonly Cents[],
  isCost = false,
): Line => ({
  key,
  label,
  kind: 'money',
  formula,
  months,
  ...(isCost && { isCost }),
  ...(TOTALS.has(key) && { isTotal: true }),
});

/** Runs each year's cash through the waterfall. A year that needs cash counts as a contribution. */
function distribute(of: Assumptions, flows: readonly DatedFlow[]): Waterfall {
  const [first, ...months] = flows;
  const years = Array.from({ length: of.exit.year }, (_, year) => {
    const cash = sumCents(months.slice(year * 12, year * 12 + 12).map(({ amount }) => amount));
    return {
      contributed: Math.max(-cash, 0) + (year === 0 ? Math.max(-(first?.amount ?? 0), 0) : 0),
      distributed: Math.max(cash, 0),
    };
  });
  const { preferredReturn, catchUp, promote } = of.waterfall;
  return runWaterfall(years, {
    preferredReturn,
    catchUp,
    catchUpTo: promote,
    tiers: [{ upToMultiple: null, investors: 1 - promote }],
  });
}

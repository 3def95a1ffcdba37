import type { Assumptions, ModelLoan } from './assumptions.ts';
import { type Cents, roundCents, sumCents } from './cents.ts';
import { refinanceTerms, type SizingTerms, sizingTerms } from './hud.ts';
import {
  debtService,
  type LoanTest,
  prepaymentPenalty,
  type ScheduledPayment,
  scheduleLoan,
  sizeLoan,
} from './loan.ts';
import { type Line, MONTHS, projectOperations, sumYear } from './monthly.ts';
import { ratio, valueAtCapRate } from './ratio.ts';
import type { DatedFlow } from './returns.ts';
import { runWaterfall, type Waterfall } from './waterfall.ts';

export interface SizedLoan {
  readonly loan: ModelLoan;
  /** The terms it is sized and repaid by; HUD's for its programs. */
  readonly terms: SizingTerms;
  readonly amount: Cents;
  /** Fee and first insurance premium. */
  readonly fee: Cents;
  /** Payments of each month until the refinance or sale. */
  readonly schedule: readonly ScheduledPayment[];
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
  readonly penalty: Cents;
  readonly workingCapital: Cents;
  readonly proceeds: Cents;
}

export interface Refinancing {
  readonly month: number;
  readonly value: Cents;
  readonly loan: Cents;
  readonly payoff: Cents;
  readonly penalty: Cents;
  readonly fee: Cents;
  readonly proceeds: Cents;
  readonly terms: SizingTerms;
  /** The test that limits the new loan. */
  readonly binding: LoanTest | null;
  readonly tests: Readonly<Partial<Record<LoanTest, Cents>>>;
  readonly annualService: Cents;
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
  /** Balance of all loans after each month. */
  readonly balance: readonly Cents[];
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

/** Returns the dates of monthly flows from closing on. Many models of one closing day share them. */
function flowDates(closingOn: string): readonly string[] {
  if (lastDates.closingOn !== closingOn) {
    lastDates.closingOn = closingOn;
    lastDates.dates = Array.from({ length: MONTHS }, (_, at) => addMonths(closingOn, at));
  }
  return lastDates.dates;
}
const lastDates: { closingOn: string; dates: readonly string[] } = { closingOn: '', dates: [] };

type LoanBasis = Pick<
  SizedLoan,
  'loan' | 'terms' | 'amount' | 'binding' | 'tests' | 'annualService'
>;

/** Sizes loans in order. Later loans get what the value and coverage tests leave after the earlier ones. */
function sizeLoans(of: Assumptions, noi: Cents, cost: Cents): readonly LoanBasis[] {
  let lent = 0;
  let service = 0;
  const { price } = of.purchase;
  const left = (share: number, whole: Cents) => (whole > 0 ? Math.max(share - lent / whole, 0) : 0);
  return of.loans.map((loan) => {
    const terms = sizingTerms(of, loan);
    const size =
      loan.sizing === 'amount'
        ? null
        : sizeLoan({
            rate: terms.rate,
            years: terms.years,
            premium: terms.premium,
            noi: noi - roundCents(service * terms.coverage),
            value: price,
            maximumLoanToValue: terms.loanToValue === null ? null : left(terms.loanToValue, price),
            minimumCoverage: terms.coverage,
            ...(terms.loanToCost > 0 && { cost, maximumLoanToCost: left(terms.loanToCost, cost) }),
            ...(terms.debtYield > 0 && { minimumDebtYield: terms.debtYield }),
          });
    const amount = loan.sizing === 'amount' ? loan.amount : (size?.loan ?? 0);
    const annualService = debtService(amount, terms) ?? 0;
    lent += amount;
    service += annualService;
    const { binding = null, tests = {} } = size ?? {};
    return { loan, terms, amount, binding, tests, annualService };
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
function addSchedule(debt: Debt, schedule: readonly ScheduledPayment[], since: number) {
  for (const [at, payment] of schedule.entries()) {
    const month = since + at;
    debt.interest[month] = (debt.interest[month] ?? 0) + payment.interest;
    debt.principal[month] = (debt.principal[month] ?? 0) + payment.principal;
    debt.premium[month] = (debt.premium[month] ?? 0) + payment.premium;
    debt.balance[month] = (debt.balance[month] ?? 0) + payment.balance;
  }
}

const nextTwelve = (noi: readonly Cents[], month: number): Cents =>
  sumCents(noi.slice(month, month + 12));

/** Returns what paying off the first loans in a month costs on top of their balances. */
const penaltyOf = (loans: readonly SizedLoan[], month: number): Cents =>
  sumCents(
    loans.map(({ loan, schedule }) =>
      prepaymentPenalty(schedule[month - 1]?.balance ?? 0, loan.prepayment, month),
    ),
  );

function refinance(
  of: Assumptions,
  noi: readonly Cents[],
  loans: readonly SizedLoan[],
  payoff: Cents,
): Refinancing {
  const { month, capRate } = of.refinance;
  const terms = refinanceTerms(of, addMonths(of.closingOn, month));
  const forward = nextTwelve(noi, month);
  const value = valueAtCapRate(forward, capRate) ?? 0;
  const penalty = penaltyOf(loans, month);
  const size = sizeLoan({
    noi: forward,
    value,
    maximumLoanToValue: terms.loanToValue,
    minimumCoverage: terms.coverage,
    rate: terms.rate,
    years: terms.years,
    premium: terms.premium,
    // The fee is part of the cost it limits.
    ...(terms.loanToCost > 0 && {
      cost: roundCents(ratio(payoff + penalty, 1 - terms.fee) ?? 0),
      maximumLoanToCost: terms.loanToCost,
    }),
  });
  const loan = size?.loan ?? 0;
  const fee = roundCents(loan * terms.fee);
  const { binding = null, tests = {} } = size ?? {};
  return {
    month,
    value,
    loan,
    payoff,
    penalty,
    fee,
    proceeds: loan - payoff - penalty - fee,
    terms,
    binding,
    tests,
    annualService: debtService(loan, terms) ?? 0,
  };
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
  const exitMonth = of.exit.year * 12;
  const refinanceMonth = of.refinance.month < exitMonth ? of.refinance.month : 0;
  const loans = sizeLoans(of, sumYear(noi, 1), cost).map((sized): SizedLoan => {
    const { amount, terms, loan } = sized;
    return {
      ...sized,
      fee: roundCents(amount * terms.fee),
      schedule:
        amount > 0
          ? scheduleLoan(
              amount,
              { ...terms, maturity: loan.maturity },
              refinanceMonth > 0 ? refinanceMonth : exitMonth,
            )
          : [],
    };
  });
  const fees = sumCents(loans.map(({ fee }) => fee));
  const totalUses = cost + fees;
  const borrowed = sumCents(loans.map(({ amount }) => amount));
  const equity = totalUses - borrowed;

  const debt = noDebt();
  for (const { schedule } of loans) addSchedule(debt, schedule, 0);
  const refinancing =
    refinanceMonth === 0 ? null : refinance(of, noi, loans, debt.balance[refinanceMonth - 1] ?? 0);
  if (refinancing !== null) {
    debt.balance[refinancing.month - 1] = refinancing.loan;
    const schedule =
      refinancing.loan > 0
        ? scheduleLoan(refinancing.loan, refinancing.terms, exitMonth - refinancing.month)
        : [];
    addSchedule(debt, schedule, refinancing.month);
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
  const penalty =
    refinancing === null
      ? penaltyOf(loans, exitMonth)
      : prepaymentPenalty(payoff, of.refinance.prepayment, exitMonth - refinancing.month);
  const saleCosts = roundCents((salePrice ?? 0) * of.exit.sellingCosts);
  const sale: Sale | null =
    salePrice === null
      ? null
      : {
          noi: forward,
          price: salePrice,
          costs: saleCosts,
          payoff,
          penalty,
          workingCapital,
          proceeds: salePrice - saleCosts - payoff - penalty + workingCapital,
        };

  const dates = flowDates(of.closingOn);
  const datedFlows = (paid: Cents, flows: readonly Cents[], proceeds: Cents) => [
    { on: of.closingOn, amount: -paid },
    ...flows.slice(0, exitMonth).map((amount, at) => ({
      on: dates[at + 1] ?? of.closingOn,
      amount: amount + (at + 1 === exitMonth ? proceeds : 0),
    })),
  ];
  const leveredFlows = sale && datedFlows(equity, levered, sale.proceeds);
  const unleveredFlows = sale && datedFlows(cost, unlevered, sale.proceeds + payoff + penalty);

  return {
    assumptions: of,
    lines: [
      ...operations.lines,
      line('capital', 'Capital plan', 'Planned costs of the month', capital, true),
      line('unlevered', 'Cash before debt', 'NOI − capital plan', unlevered),
      line('interest', 'Interest', 'Loan balance × rate ÷ 12', debt.interest, true),
      line(
        'principal',
        'Principal',
        'Level payment − interest; the balance at maturity',
        debt.principal,
        true,
      ),
      ...(debt.premium.some((amount) => amount > 0)
        ? [line('premium', 'Insurance premium', 'Loan × premium ÷ 12', debt.premium, true)]
        : []),
      ...(refinancing === null
        ? []
        : [
            line(
              'refinancing',
              'Refinance proceeds',
              'New loan − payoff − prepayment − fee',
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
      { key: 'fees', label: 'Loan fees and premiums', amount: fees },
    ],
    sources: [
      ...loans.map(({ loan, amount }) => ({ key: loan.id, label: loan.name, amount })),
      { key: 'equity', label: 'Equity', amount: equity },
    ],
    equity,
    totalUses,
    balance: debt.balance,
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
  const { preferredReturn, catchUp, promote, tiers } = of.waterfall;
  return runWaterfall(years, {
    preferredReturn,
    catchUp,
    catchUpTo: tiers[0]?.promote ?? promote,
    tiers: [
      ...tiers.map((tier) => ({ upToMultiple: tier.multiple, investors: 1 - tier.promote })),
      { upToMultiple: null, investors: 1 - promote },
    ],
  });
}

import { type Cents, roundCents } from './cents.ts';
import { ratio } from './ratio.ts';

export interface LoanTerms {
  /** Annual rate, paid monthly. */
  readonly rate: number;
  /** Amortization. */
  readonly years: number;
  /** Annual insurance premium as a share of the loan; counts as debt service. */
  readonly premium?: number;
}

const monthsOf = ({ years }: LoanTerms): number => Math.round(years * 12);

/** Returns the level monthly payment per cent borrowed. */
function paymentPerCent(terms: LoanTerms): number | null {
  const months = monthsOf(terms);
  if (!(months > 0) || terms.rate < 0) return null;
  const rate = terms.rate / 12;
  return rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
}

export function monthlyPayment(loan: Cents, terms: LoanTerms): Cents | null {
  const each = paymentPerCent(terms);
  return each === null ? null : roundCents(loan * each);
}

/** Returns annual debt service per cent borrowed, including the premium: the mortgage constant. */
export function debtConstant(terms: LoanTerms): number | null {
  const each = paymentPerCent(terms);
  return each === null ? null : each * 12 + (terms.premium ?? 0);
}

export function debtService(loan: Cents, terms: LoanTerms): Cents | null {
  const constant = debtConstant(terms);
  return constant === null ? null : roundCents(loan * constant);
}

/** Returns the balance after `years` of payments. */
export function loanBalance(loan: Cents, terms: LoanTerms, years: number): Cents | null {
  const each = paymentPerCent(terms);
  if (each === null) return null;
  const paid = Math.min(Math.round(years * 12), monthsOf(terms));
  const rate = terms.rate / 12;
  const growth = (1 + rate) ** paid;
  const owed = rate === 0 ? 1 - each * paid : growth - (each * (growth - 1)) / rate;
  return roundCents(loan * Math.max(owed, 0));
}

export interface ScheduledPayment {
  readonly interest: Cents;
  readonly principal: Cents;
  readonly premium: Cents;
  readonly balance: Cents;
}

export interface ScheduleTerms extends LoanTerms {
  /** Months of interest-only payments before amortization begins. */
  readonly interestOnlyMonths?: number;
  /** Month in which the rest of the balance is due; 0 for none before the last payment. */
  readonly maturity?: number;
}

/**
 * Returns the payments of the first `months`. Interest and payment are whole cents each month, as a lender bills them;
 * the last payment clears the balance. Empty without valid terms.
 */
export function scheduleLoan(
  loan: Cents,
  terms: ScheduleTerms,
  months: number,
): readonly ScheduledPayment[] {
  const payment = monthlyPayment(loan, terms);
  if (payment === null) return [];
  const interestOnly = terms.interestOnlyMonths ?? 0;
  const repaidIn = interestOnly + monthsOf(terms);
  const maturity = terms.maturity ?? 0;
  const lastMonth = maturity > 0 ? Math.min(maturity, repaidIn) : repaidIn;
  const premium = roundCents((loan * (terms.premium ?? 0)) / 12);
  let balance = loan;
  return Array.from({ length: months }, (_, at): ScheduledPayment => {
    const month = at + 1;
    const interest = roundCents((balance * terms.rate) / 12);
    const due = month <= interestOnly ? 0 : Math.max(payment - interest, 0);
    const principal = month >= lastMonth ? balance : Math.min(due, balance);
    const paidPremium = balance > 0 ? premium : 0;
    balance -= principal;
    return { interest, principal, premium: paidPremium, balance };
  });
}

export interface LoanLimits extends LoanTerms {
  readonly noi: Cents;
  readonly value: Cents;
  /** Null skips the test. */
  readonly maximumLoanToValue: number | null;
  readonly minimumCoverage: number;
  readonly minimumDebtYield?: number;
  /** If given, the loan is also limited to a share of this cost. */
  readonly cost?: Cents;
  readonly maximumLoanToCost?: number;
}

export type LoanTest = 'coverage' | 'value' | 'cost' | 'debtYield';

export interface LoanSize {
  readonly loan: Cents;
  /** The test that sets the loan amount. */
  readonly binding: LoanTest;
  readonly tests: Readonly<Partial<Record<LoanTest, Cents>>>;
}

/** Returns the lowest amount the tests allow; zero if NOI supports no debt. Null without valid terms. */
export function sizeLoan(limits: LoanLimits): LoanSize | null {
  const constant = debtConstant(limits);
  const payable = ratio(limits.noi, limits.minimumCoverage);
  const coverage = constant === null || payable === null ? null : ratio(payable, constant);
  if (coverage === null) return null;
  const { cost, maximumLoanToCost, minimumDebtYield } = limits;
  const byYield = minimumDebtYield === undefined ? null : ratio(limits.noi, minimumDebtYield);
  const limit = (amount: number): Cents => roundCents(Math.max(amount, 0));
  const tests: Readonly<Partial<Record<LoanTest, Cents>>> = {
    coverage: limit(coverage),
    ...(limits.maximumLoanToValue !== null && {
      value: limit(limits.value * limits.maximumLoanToValue),
    }),
    ...(cost !== undefined &&
      maximumLoanToCost !== undefined && { cost: limit(cost * maximumLoanToCost) }),
    ...(byYield !== null && { debtYield: limit(byYield) }),
  };
  const [[binding, loan] = ['coverage', 0] as const] = (
    Object.entries(tests) as [LoanTest, Cents][]
  ).sort(([, one], [, other]) => one - other);
  return { loan, binding, tests };
}

/** Returns what a payoff in a month costs on top of the balance: a share that falls by a point each year. */
export const prepaymentPenalty = (balance: Cents, firstYear: number, month: number): Cents =>
  roundCents(balance * Math.max(firstYear - Math.floor((month - 1) / 12) / 100, 0));

/**
 * Underwriting math for senior-living deals. Rates and shares are fractions (0.075 is 7.5%), money is dollars, income
 * and expenses are annual, and null means there is no such figure.
 */

/** An operator's annual summary of a community. */
export interface Operation {
  readonly units: number;
  /** Occupied units as a share of all units. */
  readonly occupancy: number;
  /** Monthly revenue per occupied unit, including care. */
  readonly monthlyRate: number;
  readonly otherIncome?: number;
  /** All expenses except management fee and reserves; assumed independent of occupancy. */
  readonly expenses: number;
  /** The manager's share of revenue. */
  readonly managementFee?: number;
  readonly reservePerUnit?: number;
}

export interface OperatingResult {
  readonly potentialRent: number;
  readonly income: number;
  readonly expenses: number;
  readonly managementFee: number;
  readonly reserves: number;
  readonly noi: number;
  /** Null without revenue. */
  readonly margin: number | null;
}

/** Returns `of` ÷ `by`; null unless the divisor is positive and finite. */
export function ratio(of: number, by: number): number | null {
  const quotient = of / by;
  return by > 0 && Number.isFinite(quotient) ? quotient : null;
}

export function computeOperatingResult(year: Operation): OperatingResult {
  const potentialRent = year.units * year.monthlyRate * 12;
  const income = potentialRent * year.occupancy + (year.otherIncome ?? 0);
  const managementFee = income * (year.managementFee ?? 0);
  const reserves = year.units * (year.reservePerUnit ?? 0);
  const noi = income - year.expenses - managementFee - reserves;
  return {
    potentialRent,
    income,
    expenses: year.expenses,
    managementFee,
    reserves,
    noi,
    margin: ratio(noi, income),
  };
}

/**
 * Returns the occupancy at which revenue covers expenses, fee, reserves, and `debtService`; above 1 it can't be
 * reached, and null if another unit adds nothing.
 */
export function breakEvenOccupancy(year: Operation, debtService = 0): number | null {
  const retainedShare = 1 - (year.managementFee ?? 0);
  const { potentialRent, reserves } = computeOperatingResult(year);
  const needed = year.expenses + reserves + debtService - (year.otherIncome ?? 0) * retainedShare;
  const occupancy = ratio(needed, potentialRent * retainedShare);
  return occupancy === null ? null : Math.max(occupancy, 0);
}

export const capRate = (noi: number, price: number): number | null => ratio(noi, price);

/** Null without positive NOI: a loss has no value at a cap rate. */
export const valueAtCapRate = (noi: number, rate: number): number | null =>
  noi > 0 ? ratio(noi, rate) : null;

/** Price per unit or per licensed bed; the label must say which. */
export const pricePer = (price: number, count: number): number | null => ratio(price, count);

/** Returns values for each NOI (rows) at each cap rate (columns). */
export const valueGrid = (
  incomes: readonly number[],
  rates: readonly number[],
): readonly (readonly (number | null)[])[] =>
  incomes.map((noi) => rates.map((rate) => valueAtCapRate(noi, rate)));

export interface LoanTerms {
  /** Annual rate, paid monthly. */
  readonly rate: number;
  readonly years: number;
  /** Annual insurance premium as a share of the loan; counts as debt service. */
  readonly premium?: number;
}

const monthsOf = ({ years }: LoanTerms): number => Math.round(years * 12);

/** Returns the level monthly payment per dollar borrowed. */
function paymentPerDollar(terms: LoanTerms): number | null {
  const months = monthsOf(terms);
  if (!(months > 0) || terms.rate < 0) return null;
  const rate = terms.rate / 12;
  return rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
}

export function monthlyPayment(loan: number, terms: LoanTerms): number | null {
  const each = paymentPerDollar(terms);
  return each === null ? null : loan * each;
}

/** Returns annual debt service per dollar borrowed, including the premium: the mortgage constant. */
export function debtConstant(terms: LoanTerms): number | null {
  const each = paymentPerDollar(terms);
  return each === null ? null : each * 12 + (terms.premium ?? 0);
}

export function debtService(loan: number, terms: LoanTerms): number | null {
  const constant = debtConstant(terms);
  return constant === null ? null : loan * constant;
}

/** Returns the balance after `years` of payments. */
export function loanBalance(loan: number, terms: LoanTerms, years: number): number | null {
  const each = paymentPerDollar(terms);
  if (each === null) return null;
  const paid = Math.min(Math.round(years * 12), monthsOf(terms));
  const rate = terms.rate / 12;
  const growth = (1 + rate) ** paid;
  const owed = rate === 0 ? 1 - each * paid : growth - (each * (growth - 1)) / rate;
  return loan * Math.max(owed, 0);
}

export const debtServiceCoverage = (noi: number, service: number): number | null =>
  ratio(noi, service);

export const loanToValue = (loan: number, value: number): number | null => ratio(loan, value);

export const debtYield = (noi: number, loan: number): number | null => ratio(noi, loan);

export interface LoanLimits extends LoanTerms {
  readonly noi: number;
  readonly value: number;
  readonly maximumLoanToValue: number;
  readonly minimumCoverage: number;
  /** If given, the loan is also limited to a share of this cost. */
  readonly cost?: number;
  readonly maximumLoanToCost?: number;
}

export type LoanTest = 'coverage' | 'value' | 'cost';

export interface LoanSize {
  readonly loan: number;
  /** The test that sets the loan amount. */
  readonly binding: LoanTest;
  readonly tests: Readonly<Partial<Record<LoanTest, number>>>;
}

/** Returns the lowest amount the tests allow; zero if NOI supports no debt. Null without valid terms. */
export function sizeLoan(limits: LoanLimits): LoanSize | null {
  const constant = debtConstant(limits);
  const payable = ratio(limits.noi, limits.minimumCoverage);
  const coverage = constant === null || payable === null ? null : ratio(payable, constant);
  if (coverage === null) return null;
  const { cost, maximumLoanToCost } = limits;
  const tests: Readonly<Partial<Record<LoanTest, number>>> = {
    coverage: Math.max(coverage, 0),
    value: Math.max(limits.value * limits.maximumLoanToValue, 0),
    ...(cost !== undefined &&
      maximumLoanToCost !== undefined && { cost: Math.max(cost * maximumLoanToCost, 0) }),
  };
  const [[binding, loan] = ['coverage', 0] as const] = (
    Object.entries(tests) as [LoanTest, number][]
  ).sort(([, one], [, other]) => one - other);
  return { loan, binding, tests };
}

/** Returns first-year cash after debt service divided by the cash invested. Null without an investment. */
export const cashOnCash = (noi: number, service: number, equity: number): number | null =>
  ratio(noi - service, equity);

/**
 * The arithmetic of a senior-living deal. Rates and shares are fractions (0.075 is 7.5%), money is dollars,
 * income and expenses are of one year, and null says that there is no such figure.
 */

/** A year of a community, as its operator would sum it up. */
export interface Operation {
  readonly units: number;
  /** Occupied units as a share of all. */
  readonly occupancy: number;
  /** What an occupied unit brings in a month, care included. */
  readonly monthlyRate: number;
  readonly otherIncome?: number;
  /** All expenses besides management fee and reserves; they do not change with the occupancy here. */
  readonly expenses: number;
  /** Share of all income that the manager takes. */
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
  /** Null without income. */
  readonly margin: number | null;
}

/** `of` ÷ `by`, where that means something: a positive, finite divisor. */
export function ratio(of: number, by: number): number | null {
  const quotient = of / by;
  return by > 0 && Number.isFinite(quotient) ? quotient : null;
}

export function operate(year: Operation): OperatingResult {
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
 * The occupancy at which income pays expenses, fee, reserves and `debtService`; above 1 it cannot be
 * reached, and null where another unit brings nothing.
 */
export function breakEvenOccupancy(year: Operation, debtService = 0): number | null {
  const kept = 1 - (year.managementFee ?? 0);
  const { potentialRent, reserves } = operate(year);
  const needed = year.expenses + reserves + debtService - (year.otherIncome ?? 0) * kept;
  const occupancy = ratio(needed, potentialRent * kept);
  return occupancy === null ? null : Math.max(occupancy, 0);
}

export const capRate = (noi: number, price: number): number | null => ratio(noi, price);

/** Null without a positive income: a loss has no value by a cap rate. */
export const valueAtCapRate = (noi: number, rate: number): number | null =>
  noi > 0 ? ratio(noi, rate) : null;

/** Of a unit or of a licensed bed; which of them, the label has to say. */
export const pricePer = (price: number, count: number): number | null => ratio(price, count);

/** Values for each income (rows) at each cap rate (columns). */
export const valueGrid = (
  incomes: readonly number[],
  rates: readonly number[],
): readonly (readonly (number | null)[])[] =>
  incomes.map((noi) => rates.map((rate) => valueAtCapRate(noi, rate)));

export interface LoanTerms {
  /** Of a year; paid monthly. */
  readonly rate: number;
  readonly years: number;
  /** Insurance premium a year as a share of the loan; counts as debt service. */
  readonly premium?: number;
}

const monthsOf = ({ years }: LoanTerms): number => Math.round(years * 12);

/** One level monthly payment per dollar lent. */
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

/** Debt service of a year per dollar lent, premium included: the mortgage constant. */
export function debtConstant(terms: LoanTerms): number | null {
  const each = paymentPerDollar(terms);
  return each === null ? null : each * 12 + (terms.premium ?? 0);
}

export function debtService(loan: number, terms: LoanTerms): number | null {
  const constant = debtConstant(terms);
  return constant === null ? null : loan * constant;
}

/** What is still owed after `years` of payments. */
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
  /** With a cost, the loan is held to a share of that as well. */
  readonly cost?: number;
  readonly maximumLoanToCost?: number;
}

export type LoanTest = 'coverage' | 'value' | 'cost';

export interface LoanSize {
  readonly loan: number;
  /** The test that decides. */
  readonly binding: LoanTest;
  readonly tests: Readonly<Partial<Record<LoanTest, number>>>;
}

/** The least that the tests allow; nothing where income pays no debt. Null without terms to compute with. */
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

/** First-year cash after debt service, by the cash put in. Null where none was. */
export const cashOnCash = (noi: number, service: number, equity: number): number | null =>
  ratio(noi - service, equity);

import { debtService, type LoanTerms, loanBalance, ratio, valueAtCapRate } from './underwriting.ts';

/** Annual cash flows: the first is today, outlays are negative. */
export type CashFlows = readonly number[];

export const netPresentValue = (flows: CashFlows, rate: number): number =>
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);

/** Returns total inflows over total outlays; null without outlays. */
export function equityMultiple(flows: CashFlows): number | null {
  const sumWhere = (predicate: (flow: number) => boolean) =>
    flows.filter(predicate).reduce((total, flow) => total + flow, 0);
  return ratio(
    sumWhere((flow) => flow > 0),
    -sumWhere((flow) => flow < 0),
  );
}

/** Why no rate exists: cash flows one way only, or the sign changes more than once and several rates may fit. */
export type NoRate = 'one-way' | 'ambiguous';

export type InternalRate =
  | { readonly rate: number }
  | { readonly rate: null; readonly reason: NoRate };

/**
 * Returns the annual rate at which the net present value is zero. One sign change of the flows has exactly one such
 * rate (Descartes); so does one sign change of their running total among positive rates (Norstrøm). Other cases
 * return no rate rather than one of several.
 */
export function internalRateOfReturn(flows: CashFlows): InternalRate {
  if (!flows.every(Number.isFinite)) return { rate: null, reason: 'ambiguous' };
  const signChanges = countSignChanges(flows);
  if (signChanges === 0) return { rate: null, reason: 'one-way' };
  if (signChanges === 1) return { rate: rateOf(flows, -1) };
  let total = 0;
  const totals = flows.map((flow) => (total += flow));
  return total !== 0 && countSignChanges(totals) === 1
    ? { rate: rateOf(flows, 0) }
    : { rate: null, reason: 'ambiguous' };
}

function countSignChanges(values: readonly number[]): number {
  const signs = values.filter((value) => value !== 0).map(Math.sign);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

/** Bisects between `least` and a rate at which the first flow outweighs all others. */
function rateOf(flows: CashFlows, least: number): number {
  const beginning = Math.sign(flows.find((flow) => flow !== 0) ?? 0);
  const isTooLow = (rate: number) => Math.sign(netPresentValue(flows, rate)) !== beginning;
  let low = least;
  let high = 1;
  while (isTooLow(high)) high *= 2;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (isTooLow(middle)) low = middle;
    else high = middle;
  }
  return high;
}

export interface Purchase {
  readonly price: number;
  /** Paid at closing in addition to the price. */
  readonly closingCosts: number;
  readonly loan: number;
  readonly terms: LoanTerms;
  /** First-year NOI; grows by `growth` each year of the hold. */
  readonly noi: number;
  readonly growth: number;
  readonly years: number;
  /** The exit price is next-year NOI divided by this rate. */
  readonly exitCapRate: number;
  /** Share of the sale price. */
  readonly sellingCosts: number;
}

export interface HeldYear {
  readonly year: number;
  readonly noi: number;
  readonly debtService: number;
  readonly cash: number;
}

export interface Hold {
  readonly equity: number;
  readonly years: readonly HeldYear[];
  readonly salePrice: number;
  readonly loanAtSale: number;
  /** After selling costs and loan payoff; negative if these exceed the price. */
  readonly proceeds: number;
  readonly flows: CashFlows;
}

/** Projects a purchase held for some years and sold. Null if the loan has no terms or the exit has no price. */
export function projectHoldAndSale(purchase: Purchase): Hold | null {
  const { price, closingCosts, loan, terms, years, sellingCosts } = purchase;
  const noiOf = (year: number) => purchase.noi * (1 + purchase.growth) ** (year - 1);
  const service = loan === 0 ? 0 : debtService(loan, terms);
  const loanAtSale = loan === 0 ? 0 : loanBalance(loan, terms, years);
  const salePrice = valueAtCapRate(noiOf(years + 1), purchase.exitCapRate);
  if (service === null || loanAtSale === null || salePrice === null) return null;
  const held = Array.from({ length: years }, (_, index): HeldYear => {
    const year = index + 1;
    const paid = year > terms.years ? 0 : service;
    return { year, noi: noiOf(year), debtService: paid, cash: noiOf(year) - paid };
  });
  const proceeds = salePrice * (1 - sellingCosts) - loanAtSale;
  const equity = price + closingCosts - loan;
  return {
    equity,
    years: held,
    salePrice,
    loanAtSale,
    proceeds,
    flows: [-equity, ...held.map(({ cash, year }) => (year === years ? cash + proceeds : cash))],
  };
}

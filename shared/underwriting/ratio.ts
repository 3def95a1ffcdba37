import { type Cents, roundCents } from './cents.ts';

/** Returns `of` ÷ `by`; null unless the divisor is positive and the result finite. */
export function ratio(of: number, by: number): number | null {
  const quotient = of / by;
  return by > 0 && Number.isFinite(quotient) ? quotient : null;
}

const amountOf = (of: number, by: number): Cents | null => {
  const quotient = ratio(of, by);
  return quotient === null ? null : roundCents(quotient);
};

export const capRate = (noi: Cents, price: Cents): number | null => ratio(noi, price);

/** Null without positive NOI: a loss has no value at a cap rate. */
export const valueAtCapRate = (noi: Cents, rate: number): Cents | null =>
  noi > 0 ? amountOf(noi, rate) : null;

/** Returns the annual NOI that a price and its cap rate imply. */
export const noiAtCapRate = (price: Cents, rate: number): Cents => roundCents(price * rate);

/** Price per unit or per licensed bed; the label must say which. */
export const pricePer = (price: Cents, count: number): Cents | null => amountOf(price, count);

/** Returns values for each NOI (rows) at each cap rate (columns). */
export const valueGrid = (
  incomes: readonly Cents[],
  rates: readonly number[],
): readonly (readonly (Cents | null)[])[] =>
  incomes.map((noi) => rates.map((rate) => valueAtCapRate(noi, rate)));

export const debtServiceCoverage = (noi: Cents, service: Cents): number | null =>
  ratio(noi, service);

export const loanToValue = (loan: Cents, value: Cents): number | null => ratio(loan, value);

export const debtYield = (noi: Cents, loan: Cents): number | null => ratio(noi, loan);

/** Returns first-year cash after debt service divided by the cash invested. Null without an investment. */
export const cashOnCash = (noi: Cents, service: Cents, equity: Cents): number | null =>
  ratio(noi - service, equity);

/** Returns how often EBITDAR covers the rent of an operating lease. */
export const rentCoverage = (ebitdar: Cents, rent: Cents): number | null => ratio(ebitdar, rent);

import { type Cents, roundCents } from './cents.ts';
import { debtService, type LoanTerms, loanBalance } from './loan.ts';
import { valueAtCapRate } from './ratio.ts';
import type { CashFlows } from './returns.ts';

export interface Purchase {
  readonly price: Cents;
  /** Paid at closing in addition to the price. */
  readonly closingCosts: Cents;
  readonly loan: Cents;
  readonly terms: LoanTerms;
  /** First-year NOI; grows by `growth` each year of the hold. */
  readonly noi: Cents;
  readonly growth: number;
  readonly years: number;
  /** The exit price is next-year NOI divided by this rate. */
  readonly exitCapRate: number;
  /** Share of the sale price. */
  readonly sellingCosts: number;
}

export interface HeldYear {
  readonly year: number;
  readonly noi: Cents;
  readonly debtService: Cents;
  readonly cash: Cents;
}

export interface Hold {
  readonly equity: Cents;
  readonly years: readonly HeldYear[];
  readonly salePrice: Cents;
  readonly loanAtSale: Cents;
  /** After selling costs and loan payoff; negative if these exceed the price. */
  readonly proceeds: Cents;
  readonly flows: CashFlows;
}

/** Projects a purchase held for some years and sold. Null if the loan has no terms or the exit has no price. */
export function projectHoldAndSale(purchase: Purchase): Hold | null {
  const { price, closingCosts, loan, terms, years, sellingCosts } = purchase;
  const noiOf = (year: number) => roundCents(purchase.noi * (1 + purchase.growth) ** (year - 1));
  const service = loan === 0 ? 0 : debtService(loan, terms);
  const loanAtSale = loan === 0 ? 0 : loanBalance(loan, terms, years);
  const salePrice = valueAtCapRate(noiOf(years + 1), purchase.exitCapRate);
  if (service === null || loanAtSale === null || salePrice === null) return null;
  const held = Array.from({ length: years }, (_, index): HeldYear => {
    const year = index + 1;
    const paid = year > terms.years ? 0 : service;
    return { year, noi: noiOf(year), debtService: paid, cash: noiOf(year) - paid };
  });
  const proceeds = salePrice - roundCents(salePrice * sellingCosts) - loanAtSale;
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

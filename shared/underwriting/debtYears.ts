import type { Cents } from './cents.ts';
import { getMonths } from './figures.ts';
import type { Model } from './model.ts';
import { sumYear } from './monthly.ts';
import { debtServiceCoverage, debtYield, loanToValue, valueAtCapRate } from './ratio.ts';

export interface DebtYear {
  readonly year: number;
  readonly noi: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly premium: Cents;
  readonly service: Cents;
  /** At the end of the year, before a sale pays it off. */
  readonly balance: Cents;
  /** Null without debt service. */
  readonly coverage: number | null;
  /** Against the value at the exit cap rate of next year's NOI. */
  readonly loanToValue: number | null;
  readonly debtYield: number | null;
}

/** Returns debt service, balance, and lender ratios of each year of the hold. */
export function listDebtYears(model: Model): readonly DebtYear[] {
  const { exit } = model.assumptions;
  const total = (key: string, year: number) => sumYear(getMonths(model, key), year);
  return Array.from({ length: exit.year }, (_, at): DebtYear => {
    const year = at + 1;
    const noi = total('noi', year);
    const interest = total('interest', year);
    const principal = total('principal', year);
    const premium = total('premium', year);
    const service = interest + principal + premium;
    const balance = model.balance[year * 12 - 1] ?? 0;
    const value = valueAtCapRate(total('noi', year + 1), exit.capRate);
    return {
      year,
      noi,
      interest,
      principal,
      premium,
      service,
      balance,
      coverage: debtServiceCoverage(noi, service),
      loanToValue: value === null ? null : loanToValue(balance, value),
      debtYield: debtYield(noi, balance),
    };
  });
}

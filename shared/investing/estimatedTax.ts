import { type Cents, roundCents } from '../underwriting/cents.ts';
import { addDays } from './exchange.ts';

/** Weekday of a calendar day; Sunday is 0. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Returns the n-th Monday of a month. */
function nthMonday(year: number, month: number, n: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (n - 1) * 7);
}

/** A holiday on Saturday is observed on Friday, one on Sunday on Monday. */
function observed(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** Holidays of the District of Columbia that can move a payment date: Martin Luther King Jr. Day and Emancipation Day. */
const isHoliday = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  return day === nthMonday(year, 1, 3) || day === observed(`${year}-04-16`);
};

/** Returns the next day that is no weekend or holiday, IRC §7503. */
function nextBusinessDay(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6 || isHoliday(day) ? nextBusinessDay(addDays(day, 1)) : day;
}

/** Returns the four due dates of estimated tax of individuals and trusts for a calendar year, IRC §6654(c)(2). */
export const estimatedTaxDates = (year: number): readonly string[] =>
  [`${year}-04-15`, `${year}-06-15`, `${year}-09-15`, `${year + 1}-01-15`].map(nextBusinessDay);

const CURRENT_YEAR_SHARE = 0.9;
const HIGH_INCOME = 15_000_000;
const HIGH_INCOME_SHARE = 1.1;
const INSTALLMENTS = 4;

export interface EstimatedTaxBasis {
  /** Expected tax of the year. */
  readonly expectedTax: Cents;
  /** Tax shown on the return of the year before; null if there was no full year. */
  readonly priorTax: Cents | null;
  readonly priorIncome: Cents;
  readonly withheld: Cents;
}

/**
 * Returns the required annual payment of IRC §6654(d)(1): 90 % of the year's tax, or 100 % of the year before, or 110 % if
 * adjusted gross income was over $150,000; whichever is less. Withholding counts as paid.
 */
export function requiredAnnualPayment(of: EstimatedTaxBasis): Cents {
  const current = roundCents(of.expectedTax * CURRENT_YEAR_SHARE);
  const prior =
    of.priorTax === null
      ? current
      : roundCents(of.priorTax * (of.priorIncome > HIGH_INCOME ? HIGH_INCOME_SHARE : 1));
  return Math.max(Math.min(current, prior) - of.withheld, 0);
}

/** Splits the required payment in four equal installments; the last one takes the rounding. */
export function listInstallments(required: Cents): readonly Cents[] {
  const each = roundCents(required / INSTALLMENTS);
  return [each, each, each, required - each * (INSTALLMENTS - 1)];
}

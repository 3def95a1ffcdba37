/**
 * A money amount in whole cents. The engine takes and returns cents only. Every amount it returns is rounded once, half
 * away from zero; ratios, rates and shares are unrounded fractions (0.075 is 7.5%).
 */
export type Cents = number;

/** Rounds to a whole cent, half away from zero; NaN stays NaN. */
export const roundCents = (amount: number): Cents => {
  const rounded = Math.round(Math.abs(amount) + Number.EPSILON * Math.abs(amount));
  return rounded === 0 ? 0 : Math.sign(amount) * rounded;
};

export const toCents = (dollars: number): Cents => roundCents(dollars * 100);

export const toDollars = (cents: Cents): number => cents / 100;

/** Converts a figure that may be missing. */
export const toDollarsOrNull = (cents: Cents | null): number | null =>
  cents === null ? null : toDollars(cents);

export const sumCents = (amounts: readonly Cents[]): Cents =>
  amounts.reduce((total, amount) => total + amount, 0);

import { formatFixed, formatNumber, roundDecimal } from './number.ts';

/** The largest amount that a record takes; `private.is_money()` enforces it in the database. */
export const MAX_DOLLARS = 100_000_000_000;

const signOf = (amount: number): string => (amount < 0 ? '−' : '');

const fromCents = (cents: number): string => {
  const amount = Math.round(Math.abs(cents));
  return `$${formatNumber(Math.trunc(amount / 100))}.${`${amount % 100}`.padStart(2, '0')}`;
};

/** "$29.00", "−$12.30": where amounts stand in a column or are charged. */
export const formatCents = (cents: number): string => signOf(cents) + fromCents(cents);

/** "$29": a price in a sentence or a heading. */
export const formatPrice = (cents: number): string =>
  signOf(cents) + fromCents(cents).replace(/\.00$/, '');

/** "Free" or "$29": the price of a plan in a table. */
export const formatPlanPrice = (cents: number): string =>
  cents === 0 ? 'Free' : formatPrice(cents);

/** "$19,750,000": asking prices and rents of communities, to the dollar. */
export function formatDollars(dollars: number): string {
  const whole = Math.round(dollars);
  return `${signOf(whole)}$${formatNumber(Math.abs(whole))}`;
}

/** "$250,000", "$250,000.37": amounts that are paid, whose cents count. */
export const formatExactDollars = (dollars: number): string =>
  formatPrice(roundDecimal(dollars * 100));

/** "$1.1B" above a billion, "$740M" below: asking prices together. */
export const formatVolume = (dollars: number): string =>
  dollars > 1e9 ? `$${formatFixed(dollars / 1e9, 1)}B` : `$${formatFixed(dollars / 1e6, 0)}M`;

/** "$5 million", below one "$750,000": an amount that somebody asks for in a sentence. */
export const formatSpokenDollars = (dollars: number): string =>
  dollars >= 1e6 ? `$${formatNumber(dollars / 1e6)} million` : formatDollars(dollars);

/** "$12.4M", "$740K", "$1.2B": amounts in lists, on boards and at axes, where exact ones would not fit. */
export function formatShortDollars(dollars: number): string {
  const size = Math.abs(dollars);
  const [unit, letter] =
    size >= 999_500_000
      ? [1e9, 'B']
      : size >= 999_500
        ? [1e6, 'M']
        : size >= 1000
          ? [1e3, 'K']
          : [1, ''];
  const amount = size / unit;
  const digits =
    amount >= 100 || unit <= 1000 ? formatNumber(Math.round(amount)) : formatFixed(amount, 1);
  return `${signOf(dollars)}$${digits.replace(/\.0$/, '')}${letter}`;
}

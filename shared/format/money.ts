import { formatFixed, formatNumber, roundDecimal } from './number.ts';

/** The largest amount a record accepts; `private.is_money()` enforces it in the database. */
export const MAX_DOLLARS = 100_000_000_000;

const signOf = (amount: number): string => (amount < 0 ? '−' : '');

const fromCents = (cents: number): string => {
  const amount = Math.round(Math.abs(cents));
  return `$${formatNumber(Math.trunc(amount / 100))}.${`${amount % 100}`.padStart(2, '0')}`;
};

/** "$29.00", "−$12.30": for amounts in columns or charges. */
export const formatCents = (cents: number): string => signOf(cents) + fromCents(cents);

/** "$29": for a price in a sentence or heading. */
export const formatPrice = (cents: number): string =>
  signOf(cents) + fromCents(cents).replace(/\.00$/, '');

/** "Free" or "$29": for a plan's price in a table. */
export const formatPlanPrice = (cents: number): string =>
  cents === 0 ? 'Free' : formatPrice(cents);

/** "$19,750,000": for asking prices and rents, to the dollar. */
export function formatDollars(dollars: number): string {
  const whole = Math.round(dollars);
  return `${signOf(whole)}$${formatNumber(Math.abs(whole))}`;
}

/** "$250,000", "$250,000.37": for payments, where cents count. */
export const formatExactDollars = (dollars: number): string =>
  formatPrice(roundDecimal(dollars * 100));

/** "$1.1B" above a billion, "$740M" below: for total asking prices. */
export const formatVolume = (dollars: number): string =>
  dollars > 1e9 ? `$${formatFixed(dollars / 1e9, 1)}B` : `$${formatFixed(dollars / 1e6, 0)}M`;

/** "$5 million", below one million "$750,000": for an amount in a sentence. */
export const formatSpokenDollars = (dollars: number): string =>
  dollars >= 1e6 ? `$${formatNumber(dollars / 1e6)} million` : formatDollars(dollars);

/** "$12.4M", "$740K", "$1.2B": for lists, boards, and axes, where exact amounts don't fit. */
export function formatShortDollars(dollars: number): string {
  const size = Math.abs(dollars);
  const [unit, suffix] =
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
  return `${signOf(dollars)}$${digits.replace(/\.0$/, '')}${suffix}`;
}

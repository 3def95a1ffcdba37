import { formatNumber } from './number.ts';

const signOf = (amount: number, minus: string): string => (amount < 0 ? minus : '');

const fromCents = (cents: number): string => {
  const amount = Math.round(Math.abs(cents));
  return `$${formatNumber(Math.trunc(amount / 100))}.${`${amount % 100}`.padStart(2, '0')}`;
};

/** "$29.00", "−$12.30": where amounts stand in a column or are charged. */
export const formatCents = (cents: number): string => signOf(cents, '−') + fromCents(cents);

/** "$29": a price in a sentence or a heading. */
export const formatPrice = (cents: number): string =>
  signOf(cents, '-') + fromCents(cents).replace(/\.00$/, '');

/** "$19,750,000": prices and rents of communities. */
export const formatDollars = (dollars: number): string =>
  `${signOf(dollars, '-')}$${formatNumber(Math.abs(Math.round(dollars)))}`;

/** "$1.1B", below a billion "$740M": asking prices together. */
export function formatVolume(dollars: number): string {
  return dollars >= 1e9 ? `$${(dollars / 1e9).toFixed(1)}B` : `$${(dollars / 1e6).toFixed(0)}M`;
}

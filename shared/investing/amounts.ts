import { formatPrice } from '../format/money.ts';
import { formatFixed } from '../format/number.ts';
import { type Cents, toDollars } from '../underwriting/cents.ts';

/** The largest amount of a wire, a commitment, or a tax figure, in cents; the database enforces the same. */
const MAX_AMOUNT = 10_000_000_000_000;

/** Parses typed dollars, such as "$1,250,000.50" or "-1,200". Undefined if it is no amount or too large. */
export function parseAmount(typed: string): Cents | undefined {
  const plain = typed.replace(/[$,\s]/g, '');
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return Math.abs(cents) <= MAX_AMOUNT ? cents : undefined;
}

/** Returns cents as the text of an amount field: "$1,250,000", "-1200.50". */
export function toAmountText(cents: Cents | null): string {
  if (cents === null) return '';
  return cents >= 0 ? formatPrice(cents) : formatFixed(toDollars(cents), cents % 100 === 0 ? 0 : 2);
}

import { MAX_DOLLARS } from '../../format/money.ts';
import { roundDecimal } from '../../format/number.ts';

interface Measure {
  readonly percent: number | null;
  readonly amount: number | null;
}

/** Returns a fee's amount; null if it is a share of an unknown price. */
export function computeFee({ percent, amount }: Measure, price: number | null): number | null {
  if (amount !== null) return amount;
  return percent === null || price === null ? null : roundDecimal((price * percent) / 100, 2);
}

const PERCENT = /^\d{1,2}(\.\d{1,3})?$/;
const DOLLARS = /^\d{1,12}(\.\d{1,2})?$/;

/** Parses a fee such as "1.5%" or "$25,000"; null for anything else. */
export function parseFee(typed: string): Measure | null {
  const normalized = typed.replace(/[\s,$]/g, '');
  const isShare = normalized.endsWith('%');
  const digits = isShare ? normalized.slice(0, -1) : normalized;
  if (!(isShare ? PERCENT : DOLLARS).test(digits)) return null;
  const value = Number(digits);
  if (!isShare) return value > MAX_DOLLARS ? null : { percent: null, amount: value };
  return value > 20 ? null : { percent: value, amount: null };
}

import { type Cents, roundCents } from '../cents.ts';
import type { GridCell } from './grid.ts';

/** The largest amount of a cell, in cents; the database enforces the same. */
export const MAX_CELL_CENTS = 10_000_000_000_000;

/** What a cell says. An unclear amount has a suggestion if there is a likely reading. */
export type AmountReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'text' }
  | { readonly kind: 'amount'; readonly cents: Cents; readonly isWhole: boolean }
  | { readonly kind: 'unclear'; readonly reason: string; readonly suggestion: Cents | null };

const BLANK: AmountReading = { kind: 'blank' };
const TEXT: AmountReading = { kind: 'text' };
const NOTHING = /^(?:n\/?a|nil|none|tbd)$/i;
const DASHES = /^[-\s]+$/;
const CURRENCY = /(?:US)?[$€£]|\bUSD\b/g;
const PLAIN = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;
const EUROPEAN = /^\d{1,3}(?:[. ]\d{3})*,\d{1,2}$/;
const SPACED = /^\d{1,3}(?: \d{3})+(?:\.\d+)?$/;
/** Digits with letters that scanners confuse with digits. */
const MISREAD = /^[\dOolISB.,]+$/;
const NOTE_MARK = /(?:\*{1,3}|[†‡¹²³])$/;

function amountOf(dollars: number): AmountReading {
  if (!Number.isFinite(dollars))
    return { kind: 'unclear', reason: 'Not a number', suggestion: null };
  const cents = roundCents(dollars * 100);
  if (Math.abs(cents) > MAX_CELL_CENTS) {
    return { kind: 'unclear', reason: 'Larger than any community’s', suggestion: null };
  }
  return { kind: 'amount', cents, isWhole: cents % 100 === 0 };
}

const unclear = (reason: string, dollars: number | null): AmountReading => {
  const reading = dollars === null ? null : amountOf(dollars);
  return { kind: 'unclear', reason, suggestion: reading?.kind === 'amount' ? reading.cents : null };
};

/**
 * Reads an amount in dollars: currency symbols, thousands separators, parentheses, and leading or trailing minus. What
 * has more than one reading is unclear, never a guess.
 */
export function readAmount(cell: GridCell | undefined): AmountReading {
  if (cell === null || cell === undefined) return BLANK;
  if (typeof cell === 'boolean') return TEXT;
  if (typeof cell === 'number') return amountOf(cell);
  const plain = cell
    .slice(0, 80)
    .replace(/[\u2212\u2012-\u2015]/g, '-')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
  if (plain === '' || NOTHING.test(plain)) return BLANK;
  if (plain.startsWith('#')) return unclear(`The cell has the error ${plain.slice(0, 12)}`, null);
  const isCredit = /\bcr$/i.test(plain);
  let body = plain
    .replace(CURRENCY, '')
    .replace(/\b(?:cr|dr)$/i, '')
    .trim();
  if (DASHES.test(body)) return { kind: 'amount', cents: 0, isWhole: true };
  const hasMark = NOTE_MARK.test(body);
  if (hasMark) body = body.replace(NOTE_MARK, '').trim();
  let signs = isCredit ? 1 : 0;
  if (/^\(.*\)$/.test(body)) {
    signs += 1;
    body = body.slice(1, -1).trim();
  }
  if (body.startsWith('-')) {
    signs += 1;
    body = body.slice(1).trim();
  }
  if (body.endsWith('-')) {
    signs += 1;
    body = body.slice(0, -1).trim();
  }
  const sign = signs === 0 ? 1 : -1;
  if (/\d/.test(body) && PLAIN.test(body)) {
    const dollars = sign * Number(body.replaceAll(',', ''));
    if (signs > 1) return unclear('The amount is negative twice', dollars);
    if (hasMark) return unclear('The amount has a note mark', dollars);
    return amountOf(dollars);
  }
  if (EUROPEAN.test(body)) {
    return unclear(
      'A comma is the decimal separator here',
      sign * Number(body.replace(/[. ]/g, '').replace(',', '.')),
    );
  }
  if (SPACED.test(body)) {
    return unclear('The amount has spaces inside', sign * Number(body.replaceAll(' ', '')));
  }
  if (MISREAD.test(body) && /\d/.test(body)) {
    const fixed = body
      .replace(/[Oo]/g, '0')
      .replace(/[lI]/g, '1')
      .replaceAll('S', '5')
      .replaceAll('B', '8');
    return unclear(
      'The amount can’t be read with certainty',
      PLAIN.test(fixed) ? sign * Number(fixed.replaceAll(',', '')) : null,
    );
  }
  return TEXT;
}

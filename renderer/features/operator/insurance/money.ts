import { formatCents } from '#shared/format/money.ts';
import { parsedText } from '../../../ui/form/textSchemas.ts';

const MOST = 1e12;

/** Parses typed dollars, such as "$1,250.50", into cents. */
function parseCents(typed: string): number | null | undefined {
  const plain = typed.replaceAll(/[$,\s]/g, '').replace('−', '-');
  if (plain === '') return null;
  if (!/^-?\d{1,12}(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return Math.abs(cents) <= MOST * 100 ? cents : undefined;
}

/** Schema for an amount of zero or more, or nothing; returns cents. */
export const optionalCents = () =>
  parsedText((typed) => {
    const cents = parseCents(typed);
    return cents !== null && cents !== undefined && cents < 0 ? undefined : cents;
  }, 'Enter an amount in dollars.');

/** Schema for an amount that can be negative; nothing is zero. */
export const signedCents = () =>
  parsedText((typed) => {
    const cents = parseCents(typed);
    return cents === null ? 0 : cents;
  }, 'Enter an amount in dollars.');

/** "$1,000,000.00", or a dash. */
export const showCents = (cents: number | null): string =>
  cents === null ? '—' : formatCents(cents).replace(/\.00$/, '');

/** Cents as typed dollars. */
export const toTyped = (cents: number | null | undefined): string =>
  cents == null ? '' : String(cents / 100);

import { formatNumber, roundDecimal } from '#shared/format/number.ts';
import { parseFieldValue } from '#shared/records/inputValue.ts';
import { MAX_CENTS } from '#shared/underwriting/assumptions.ts';
import { toCents, toDollars } from '#shared/underwriting/cents.ts';

export type FieldKind = 'money' | 'percent' | 'number' | 'times' | 'date' | 'text' | 'choice';

export interface AssumptionField {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
}

const PERCENT_DIGITS = 4;

/** Returns a stored value as typed: cents as dollars, fractions as percent. */
export function toFieldText(kind: FieldKind, value: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (kind === 'money') return formatNumber(toDollars(value));
  if (kind === 'percent') return formatNumber(roundDecimal(value * 100, PERCENT_DIGITS));
  return formatNumber(value);
}

export type Parsed = { readonly value: unknown } | { readonly error: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Parses typed text into the stored value, or returns what is wrong with it. */
export function parseFieldText(field: AssumptionField, text: string): Parsed {
  const typed = text.trim().replace(/\.$/, '');
  if (field.kind === 'text' || field.kind === 'choice') {
    return typed.length > 80 ? { error: 'Use at most 80 characters.' } : { value: typed };
  }
  if (field.kind === 'date') {
    return DAY.test(typed) && !Number.isNaN(Date.parse(typed))
      ? { value: typed }
      : { error: 'Enter a date.' };
  }
  if (typed === '') return { error: 'Enter a value.' };
  const least = field.least ?? 0;
  const most = field.most ?? (field.kind === 'money' ? toDollars(MAX_CENTS) : 100);
  const parsed = parseFieldValue({ name: '', label: '', type: 'number', least, most }, typed);
  if ('sentence' in parsed) return { error: parsed.sentence };
  const number = Number(parsed.value);
  if (field.kind === 'money') return { value: toCents(number) };
  if (field.kind === 'percent') return { value: roundDecimal(number / 100, PERCENT_DIGITS + 2) };
  if (field.kind === 'number' && !Number.isInteger(number)) {
    return { error: 'Enter a whole number.' };
  }
  return { value: number };
}

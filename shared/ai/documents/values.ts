import { STATES } from '../../listings/states.ts';
import { readAmount } from '../../underwriting/statements/amounts.ts';

/** How a value is read and shown. `code` is a number of a license, policy, or provider. */
export type ValueType = 'text' | 'date' | 'count' | 'money' | 'percent' | 'state' | 'code';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NUMERIC_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const MONTH_FIRST = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/;
const DAY_FIRST =
  /^(\d{1,2})(?:st|nd|rd|th)?(?: day of |[ -])([A-Za-z]{3,9})\.?,?[ -](\d{4}|\d{2})(?!\d)/;
const STATE_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STATES).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

function isoDate(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || full < 1950 || full > 2090) return null;
  return date.toISOString().slice(0, 10);
}

function readDate(text: string): string | null {
  const iso = ISO_DATE.exec(text);
  if (iso !== null) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = NUMERIC_DATE.exec(text);
  if (numeric !== null) {
    return isoDate(Number(numeric[3]), Number(numeric[1]), Number(numeric[2]));
  }
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst !== null) {
    const month = MONTHS.indexOf((monthFirst[1] ?? '').slice(0, 3).toLowerCase()) + 1;
    return isoDate(Number(monthFirst[3]), month, Number(monthFirst[2]));
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst === null) return null;
  const month = MONTHS.indexOf((dayFirst[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return isoDate(Number(dayFirst[3]), month, Number(dayFirst[1]));
}

const COUNT = /^(?:[A-Za-z]+(?:[ -][A-Za-z]+){0,3} \()?(\d{1,3}(?:,\d{3})|\d{1,5})\)?(?![\d./-])/;
const MONEY = /^\$? ?\(?-?\d[\d,]{0,15}(?:\.\d{1,2})?\)?/;
const PERCENT = /^(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent)/i;
const CODE = /^#? ?([A-Za-z0-9][A-Za-z0-9./-]{2,29}(?: [A-Z0-9][A-Z0-9-]{1,12})?)(?=$|[\s,;])/;

/** Reads a value at the start of a text; null if it is not of the type. Dates are ISO, money is in cents. */
export function readValue(type: ValueType, input: string): string | null {
  const text = input.replace(/\s+/g, ' ').trim();
  switch (type) {
    case 'date':
      return readDate(text);
    case 'count':
      return COUNT.exec(text)?.[1]?.replace(',', '') ?? null;
    case 'money': {
      const found = MONEY.exec(text)?.[0];
      if (found === undefined) return null;
      const reading = readAmount(found);
      return reading.kind === 'amount' ? String(reading.cents) : null;
    }
    case 'percent':
      return PERCENT.exec(text)?.[1] ?? null;
    case 'state':
      return STATE_CODES[text.toLowerCase().replace(/^state of /, '')] ?? null;
    case 'code': {
      const found = CODE.exec(text)?.[1];
      return found !== undefined && /\d/.test(found) ? found : null;
    }
    default: {
      const words = text.replace(/[;,:]$/, '').trim();
      return words.length >= 2 && words.length <= 200 && /[A-Za-z]/.test(words) ? words : null;
    }
  }
}

/** Reads a value that a person typed; the whole text must be the value. */
export function readTypedValue(type: ValueType, typed: string): string | null {
  const text = typed.replace(/\s+/g, ' ').trim();
  if (type === 'money')
    return /^\$?\d[\d,]{0,15}(?:\.\d{1,2})?$/.test(text) ? readValue(type, text) : null;
  if (type === 'count') return /^\d{1,5}$/.test(text) ? text : null;
  if (type === 'percent') return readValue(type, text.replace(/%?$/, '%'));
  return readValue(type, text);
}

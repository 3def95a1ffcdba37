import type { GridCell } from './grid.ts';

/** A month of a column heading; the year is missing in headings such as "Jan". */
export interface MonthReading {
  readonly month: number;
  readonly year: number | null;
}

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const LONG =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const NAME = `(?:${LONG}|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)\\.?`;
const YEAR = "'?(\\d{4}|\\d{2})";

const NAMED = new RegExp(`^(${NAME})(?:[\\s\\-/,']*${YEAR})?$`);
const YEAR_FIRST = new RegExp(`^(\\d{4})[\\s\\-/]*(${NAME})$`);
const DAY_NAMED = new RegExp(`^\\d{1,2}[\\s\\-/]+(${NAME})[\\s\\-/,]*${YEAR}$`);
const NAMED_DAY = new RegExp(`^(${NAME})\\s+\\d{1,2},?\\s+(\\d{4})$`);
const FULL = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/;
const MONTH_YEAR = /^(\d{1,2})[/.-](\d{4})$/;
const ISO = /^(\d{4})[/-](\d{1,2})(?:[/-]\d{1,2})?(?:T.*)?$/;
const AROUND =
  /\b(?:actuals?|month(?:ly)?(?: ended| ending)?|period(?: ended| ending)?|m\/e|mtd|for the|ended|ending|as of)\b/g;

/** Excel's day numbers of 1990 and 2070. */
const SERIAL_FROM = 32_874;
const SERIAL_TO = 62_093;
const EPOCH = Date.UTC(1899, 11, 30);

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const monthOf = (name: string): number => NAMES.indexOf(name.slice(0, 3)) + 1;

function reading(month: number, year: number | null): MonthReading | null {
  if (month < 1 || month > 12) return null;
  return year !== null && (year < 1990 || year > 2070) ? null : { month, year };
}

/** Reads a month from a heading: text, a date, or Excel's number of a day. */
export function readMonth(cell: GridCell | undefined): MonthReading | null {
  if (typeof cell === 'number') {
    if (!Number.isInteger(cell) || cell < SERIAL_FROM || cell > SERIAL_TO) return null;
    const day = new Date(EPOCH + cell * 86_400_000);
    return { month: day.getUTCMonth() + 1, year: day.getUTCFullYear() };
  }
  if (typeof cell !== 'string' || cell.length > 40) return null;
  const text = cell
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const named = NAMED.exec(text);
  if (named?.[1] !== undefined) {
    return reading(monthOf(named[1]), named[2] === undefined ? null : fullYear(named[2]));
  }
  const first = YEAR_FIRST.exec(text);
  if (first?.[1] !== undefined && first[2] !== undefined)
    return reading(monthOf(first[2]), Number(first[1]));
  const day = DAY_NAMED.exec(text) ?? NAMED_DAY.exec(text);
  if (day?.[1] !== undefined && day[2] !== undefined)
    return reading(monthOf(day[1]), fullYear(day[2]));
  const iso = ISO.exec(text);
  if (iso !== null) return reading(Number(iso[2]), Number(iso[1]));
  const full = FULL.exec(text);
  if (full?.[3] !== undefined) {
    const [, one, two, year] = full;
    // American order, unless the first number can't be a month.
    const month = Number(one) > 12 ? Number(two) : Number(one);
    return reading(month, fullYear(year ?? ''));
  }
  const short = MONTH_YEAR.exec(text);
  return short === null ? null : reading(Number(short[1]), Number(short[2]));
}

/** "2025-03" of a month. */
export const monthKey = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** Months since year 0, so that consecutive months differ by 1. */
export const monthIndex = (key: string): number => {
  const [year = '0', month = '1'] = key.split('-');
  return Number(year) * 12 + Number(month) - 1;
};

export const monthAt = (index: number): string =>
  monthKey(Math.floor(index / 12), (index % 12) + 1);

/** "Mar 2025" of "2025-03". */
export const monthLabel = (key: string): string => {
  const name = NAMES[monthIndex(key) % 12] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${key.slice(0, 4)}`;
};

import { formatPercent } from '../format/percent.ts';
import { trimTrailing } from '../format/trimTrailing.ts';

/** Underwriting details, as stored in `listing_details`. */
export interface UnitMixRow {
  readonly kind: string;
  readonly units: number;
  readonly rate: number | null;
}

export interface PayorShare {
  readonly payor: string;
  readonly share: number;
}

export interface HistoryMonth {
  /** As 2026-10. */
  readonly month: string;
  readonly census: number | null;
  readonly rate: number | null;
}

export interface ListingDetails {
  readonly unit_mix: readonly UnitMixRow[];
  readonly payor_mix: readonly PayorShare[];
  readonly history: readonly HistoryMonth[];
  /** A nursing home's CMS certification number. */
  readonly ccn: string | null;
}

/** Document types in the order buyers ask for them; must match schemas/listings/catalog/documents.sql. */
export const DOCUMENT_KINDS = {
  memorandum: 'Offering memorandum',
  financials: 'Financials (T-12, P&L, budget)',
  'rent-roll': 'Rent roll and rates',
  census: 'Census and payors',
  license: 'Licenses',
  survey: 'Surveys and corrections',
  staffing: 'Staffing',
  building: 'Building and capital plan',
  other: 'Other',
} as const;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

export const getDocumentKindLabel = (kind: string): string =>
  DOCUMENT_KINDS[kind as DocumentKind] ?? kind;

const MOST_MONTHS = 60;
const MOST_LINE = 200;

/** Splits a typed or pasted line into cells; the grid of a form separates them by tabs. */
export const splitDetailLine = (line: string): readonly string[] =>
  line
    .slice(0, MOST_LINE)
    .split(line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',')
    .map((cell) => cell.trim());

const linesOf = (typed: string): readonly string[] =>
  typed
    .split('\n')
    // An empty first cell must stay.
    .map((line) => trimTrailing(line, '\r '))
    .filter((line) => line.trim() !== '');

const numberOf = (typed = ''): number | null => {
  const plain = typed.replace(/[$%\s]/g, '').replaceAll(',', '');
  return plain === '' ? null : Number(plain);
};

/** The parsed rows and the first line that failed. */
export interface ParsedLines<Row> {
  readonly rows: readonly Row[];
  readonly problem?: string;
}

function readLines<Row>(
  typed: string,
  read: (cells: readonly string[]) => Row | null,
  needs: string,
): ParsedLines<Row> {
  const rows: Row[] = [];
  for (const line of linesOf(typed)) {
    const row = read(splitDetailLine(line));
    if (row === null) return { rows, problem: `Row ${rows.length + 1}: enter ${needs}.` };
    rows.push(row);
  }
  return { rows };
}

const isCount = (value: number | null): value is number => value !== null && Number.isFinite(value);
const isWhole = (value: number | null): value is number =>
  isCount(value) && Number.isInteger(value);

export const parseUnitMix = (typed: string): ParsedLines<UnitMixRow> =>
  readLines(
    typed,
    ([kind = '', count, rent]) => {
      const [units, rate] = [numberOf(count), numberOf(rent)];
      if (kind === '' || kind.length > 60 || !isWhole(units) || units < 1) return null;
      if (rate !== null && !isCount(rate)) return null;
      return { kind, units, rate };
    },
    'a unit type and how many there are',
  );

export function parsePayorMix(typed: string): ParsedLines<PayorShare> {
  const found = readLines(
    typed,
    ([payor = '', part]) => {
      const share = numberOf(part);
      return payor === '' || payor.length > 40 || !isCount(share) || share < 0 || share > 100
        ? null
        : { payor, share };
    },
    'a payor and a percent from 0 to 100',
  );
  if (found.problem !== undefined || found.rows.length === 0) return found;
  const sum = found.rows.reduce((total, { share }) => total + share, 0);
  return sum >= 98 && sum <= 102
    ? found
    : { ...found, problem: `The shares add up to ${formatPercent(sum)} instead of 100%.` };
}

const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Reads a month as typed or as Excel copies it: 2026-10, 10/2026, Oct 2026, Oct-26. Null for anything else. */
export function parseMonth(typed: string): string | null {
  const text = typed.trim();
  if (MONTH.test(text)) return text;
  const [, number, of] = /^(\d{1,2})\/(?:\d{1,2}\/)?(\d{4})$/.exec(text) ?? [];
  const [, name, year] = /^([a-z]{3})[a-z]{0,6}\.?[ -](\d{4}|\d{2})$/i.exec(text) ?? [];
  const month = number ?? (name && String(MONTH_NAMES.indexOf(name.toLowerCase()) + 1));
  const whole = of ?? (year?.length === 2 ? `20${year}` : year);
  const read = `${whole}-${month?.padStart(2, '0')}`;
  return MONTH.test(read) ? read : null;
}

export function parseHistoryMonths(typed: string): ParsedLines<HistoryMonth> {
  const found = readLines(
    typed,
    ([typedMonth = '', residents, rent]) => {
      const [census, rate] = [numberOf(residents), numberOf(rent)];
      const month = parseMonth(typedMonth);
      if (month === null || (census !== null && !isWhole(census))) return null;
      return rate !== null && !isCount(rate) ? null : { month, census, rate };
    },
    'a month such as 2026-10, and whole residents',
  );
  if (found.problem !== undefined) return found;
  const months = found.rows.map(({ month }) => month);
  const twice = months.find((month, index) => months.indexOf(month) !== index);
  if (twice !== undefined) return { ...found, problem: `${twice} appears twice.` };
  return months.length > MOST_MONTHS
    ? { ...found, problem: `Enter at most the last ${MOST_MONTHS} months.` }
    : found;
}

/** Converts stored details to form text. */
export const formatDetails = ({ unit_mix, payor_mix, history, ccn }: ListingDetails) => ({
  ccn: ccn ?? '',
  unit_mix: unit_mix.map(({ kind, units, rate }) => [kind, units, rate].join('; ')).join('\n'),
  payor_mix: payor_mix.map(({ payor, share }) => `${payor}; ${share}`).join('\n'),
  history: history.map(({ month, census, rate }) => [month, census, rate].join('; ')).join('\n'),
});

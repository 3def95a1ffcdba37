/** The federal nursing home data files, and the columns read from each. */
export const FEDERAL_KINDS = {
  facilities: 'Provider information (NH_ProviderInfo)',
  citations: 'Health deficiencies (NH_HealthCitations)',
  owners: 'Ownership (NH_Ownership)',
} as const;

export type FederalKind = keyof typeof FEDERAL_KINDS;

type Row = (column: string) => string;

const CCN = 'CMS Certification Number (CCN)';
const DATE = 'Processing Date';

const stars = (typed: string): number | null => (/^[1-5]$/.test(typed) ? Number(typed) : null);
const count = (typed: string): number => {
  const value = Number(typed.replace(/[$,]/g, ''));
  return Number.isFinite(value) ? Math.round(value) : 0;
};

const READERS: Readonly<Record<FederalKind, (of: Row) => object>> = {
  facilities: (of) => ({
    name: of('Provider Name'),
    city: of('City/Town'),
    state: of('State'),
    beds: count(of('Number of Certified Beds')),
    ownership: of('Ownership Type'),
    changed_owner: of('Provider Changed Ownership in Last 12 Months') === 'Y',
    focus: of('Special Focus Status'),
    overall: stars(of('Overall Rating')),
    health: stars(of('Health Inspection Rating')),
    staffing: stars(of('Staffing Rating')),
    quality: stars(of('QM Rating')),
    fines: count(of('Number of Fines')),
    fine_total: count(of('Total Amount of Fines in Dollars')),
  }),
  citations: (of) => ({
    date: of('Survey Date'),
    tag: of('Deficiency Tag Number'),
    grade: of('Scope Severity Code'),
    about: of('Deficiency Description').slice(0, 600),
    is_corrected: of('Correction Date') !== '',
  }),
  owners: (of) => ({
    name: of('Owner Name'),
    role: of('Role played by Owner or Manager in Facility'),
    share: of('Ownership Percentage'),
    since: of('Association Date'),
  }),
};

/** The column that identifies each file. */
const IDENTIFYING_COLUMNS: Readonly<Record<FederalKind, string>> = {
  facilities: 'Number of Certified Beds',
  citations: 'Scope Severity Code',
  owners: 'Owner Name',
};

export interface FederalFile {
  readonly kind: FederalKind;
  /** As 2026-10-01. */
  readonly date: string;
  readonly rows: readonly object[];
}

/** Parses the file's date, written as 2026-10-01 or 10/01/2026. */
function dayOf(typed: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return typed;
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

/** Parses a federal file from its lines; returns an error message if it is none of the three. */
export function parseFederalFile(lines: readonly (readonly unknown[])[]): FederalFile | string {
  const [names = [], ...body] = lines;
  const header = names.map((name) => String(name ?? '').trim());
  const kind = (Object.keys(IDENTIFYING_COLUMNS) as FederalKind[]).find((one) =>
    header.includes(IDENTIFYING_COLUMNS[one]),
  );
  if (kind === undefined || !header.includes(CCN)) {
    return "This isn't one of the three files. The first row must include “CMS Certification Number (CCN)”.";
  }
  const places = new Map(header.map((name, place) => [name, place]));
  const cell = (row: readonly unknown[], column: string): string =>
    String(row[places.get(column) ?? -1] ?? '').trim();
  const date = dayOf(cell(body[0] ?? [], DATE));
  if (date === null) return `The first data row has no “${DATE}”.`;
  const rows = body
    .map((row) => ({
      // Spreadsheet programs strip leading zeros.
      ccn: cell(row, CCN).padStart(6, '0'),
      ...READERS[kind]((column) => cell(row, column)),
    }))
    .filter(({ ccn }) => /^[0-9A-Z]{6}$/.test(ccn));
  return { kind, date, rows };
}

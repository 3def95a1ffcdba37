import { CCN_COLUMN, FEDERAL_READERS, type FederalRow, parseFederalDay } from './federalReaders.ts';

/** The federal files, by the names that their publishers give them. */
export const FEDERAL_KINDS = {
  facilities: 'CMS provider information (NH_ProviderInfo)',
  citations: 'CMS health deficiencies (NH_HealthCitations)',
  owners: 'CMS ownership (NH_Ownership)',
  counties: 'Census ACS 5-year, age by county (B01001)',
  wages: 'BLS occupational wages (OEWS)',
} as const;

export type FederalKind = keyof typeof FEDERAL_KINDS;

/** A column that only this file has. */
const IDENTIFYING_COLUMNS: Readonly<Record<FederalKind, string>> = {
  facilities: 'Number of Certified Beds',
  citations: 'Scope Severity Code',
  owners: 'Owner Name',
  counties: 'B01001_001E',
  wages: 'OCC_CODE',
};

const PROCESSING_DATE = 'Processing Date';
const MAX_PROBLEMS_SHOWN = 5;

export type StagedRow = Exclude<FederalRow, string | null>;

export interface FederalFile {
  readonly kind: FederalKind;
  /** As 2026-10-01; null if neither the rows nor the file's name have it. */
  readonly date: string | null;
  readonly rows: readonly StagedRow[];
  readonly skipped: number;
  /** The first skipped lines, with the reason. */
  readonly problems: readonly string[];
}

/** The reference day of a file without one in its rows: the survey's last year, or May of the wages. */
function dateOfName(kind: FederalKind, name: string): string | null {
  const year =
    kind === 'counties'
      ? /ACSDT5Y(\d{4})/i.exec(name)?.[1]
      : /(?:^|_)M(\d{4})(?:_|\.|$)/i.exec(name)?.[1];
  if (year === undefined) return null;
  return kind === 'counties' ? `${year}-12-31` : `${year}-05-31`;
}

/** Parses a federal file from its lines; returns an error message if it is none of the five. */
export function parseFederalFile(
  lines: readonly (readonly unknown[])[],
  fileName: string,
): FederalFile | string {
  const [names = [], ...body] = lines;
  const header = names.map((name) => String(name ?? '').trim());
  const kind = (Object.keys(IDENTIFYING_COLUMNS) as FederalKind[]).find((one) =>
    header.includes(IDENTIFYING_COLUMNS[one]),
  );
  const isCms = kind === 'facilities' || kind === 'citations' || kind === 'owners';
  if (kind === undefined || (isCms && !header.includes(CCN_COLUMN))) {
    return 'This file has none of the five layouts. Choose it as downloaded, with its first row.';
  }
  const places = new Map(header.map((name, place) => [name, place]));
  const cell = (row: readonly unknown[], column: string): string =>
    String(row[places.get(column) ?? -1] ?? '').trim();
  const date = isCms
    ? parseFederalDay(cell(body[0] ?? [], PROCESSING_DATE))
    : dateOfName(kind, fileName);
  if (isCms && date === null) return `The first data row has no “${PROCESSING_DATE}”.`;
  const rows: StagedRow[] = [];
  const problems: string[] = [];
  let skipped = 0;
  for (const [at, line] of body.entries()) {
    const found = FEDERAL_READERS[kind]((column) => cell(line, column));
    if (typeof found === 'string') {
      skipped += 1;
      if (problems.length < MAX_PROBLEMS_SHOWN) problems.push(`Row ${at + 2} ${found}.`);
    } else if (found !== null) rows.push(found);
  }
  if (rows.length === 0) return 'This file has no rows that can be imported.';
  return { kind, date, rows, skipped, problems };
}

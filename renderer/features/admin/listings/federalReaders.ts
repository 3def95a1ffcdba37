import { STATES } from '#shared/listings/states.ts';

/** Reads a cell of the current row by column name; empty if the column is missing. */
export type CellReader = (column: string) => string;

const STATE_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).map(([code, name]) => [name, code]),
);

export const CCN_COLUMN = 'CMS Certification Number (CCN)';

const stars = (typed: string): number | null => (/^[1-5]$/.test(typed) ? Number(typed) : null);

/** Null if the cell has no number, such as a footnote mark. */
function numberOrNull(typed: string): number | null {
  const plain = typed.replace(/[$,]/g, '');
  const value = Number(plain);
  return plain === '' || !Number.isFinite(value) ? null : value;
}

const count = (typed: string): number => Math.round(numberOrNull(typed) ?? 0);

/** Parses a day written as 2026-10-01 or 10/01/2026. */
export function parseFederalDay(typed: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return typed;
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  if (month === undefined || day === undefined || year === undefined) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Spreadsheet programs strip leading zeros. */
function ccnOf(of: CellReader): string | null {
  const ccn = of(CCN_COLUMN).padStart(6, '0');
  return /^[0-9A-Z]{6}$/.test(ccn) ? ccn : null;
}

/** The facts of a row under its key; a string is why the row is skipped, and null a row without data. */
export type FederalRow =
  | ({ readonly key: string } & Readonly<Record<string, unknown>>)
  | string
  | null;

const NO_CCN = 'has no valid certification number';

function readFacility(of: CellReader): FederalRow {
  const key = ccnOf(of);
  if (key === null) return NO_CCN;
  if (!/^[A-Z]{2}$/.test(of('State'))) return 'has no state';
  return {
    key,
    name: of('Provider Name').slice(0, 200),
    city: of('City/Town').slice(0, 100),
    state: of('State'),
    county: of('County/Parish').slice(0, 100),
    latitude: numberOrNull(of('Latitude')),
    longitude: numberOrNull(of('Longitude')),
    beds: count(of('Number of Certified Beds')),
    residents: numberOrNull(of('Average Number of Residents per Day')),
    hours: numberOrNull(of('Reported Total Nurse Staffing Hours per Resident per Day')),
    turnover: numberOrNull(of('Total nursing staff turnover')),
    ownership: of('Ownership Type'),
    approved_on: parseFederalDay(
      of('Date First Approved to Provide Medicare and Medicaid Services'),
    ),
    surveyed_on: parseFederalDay(of('Rating Cycle 1 Standard Survey Health Date')),
    changed_owner: of('Provider Changed Ownership in Last 12 Months') === 'Y',
    focus: of('Special Focus Status'),
    overall: stars(of('Overall Rating')),
    health: stars(of('Health Inspection Rating')),
    staffing: stars(of('Staffing Rating')),
    quality: stars(of('QM Rating')),
    fines: count(of('Number of Fines')),
    fine_total: count(of('Total Amount of Fines in Dollars')),
  };
}

function readCitation(of: CellReader): FederalRow {
  const key = ccnOf(of);
  if (key === null) return NO_CCN;
  return {
    key,
    date: parseFederalDay(of('Survey Date')) ?? of('Survey Date').slice(0, 20),
    tag: of('Deficiency Tag Number'),
    grade: of('Scope Severity Code'),
    about: of('Deficiency Description').slice(0, 600),
    is_corrected: of('Correction Date') !== '',
  };
}

function readOwner(of: CellReader): FederalRow {
  const key = ccnOf(of);
  if (key === null) return NO_CCN;
  return {
    key,
    name: of('Owner Name').slice(0, 200),
    role: of('Role played by Owner or Manager in Facility'),
    share: of('Ownership Percentage'),
    since: of('Association Date'),
  };
}

/** Women and men of 75 and 85 and older in Census table B01001. */
const OVER_85 = ['025', '049'];
const OVER_75 = ['023', '024', '047', '048', ...OVER_85];

/** A row of table B01001 from data.census.gov (GEO_ID) or from the Census API (state and county codes). */
function readCounty(of: CellReader): FederalRow {
  const [, fromId] = /^0500000US(\d{5})$/.exec(of('GEO_ID')) ?? [];
  const fromApi = `${of('state').padStart(2, '0')}${of('county').padStart(3, '0')}`;
  const key = fromId ?? (of('GEO_ID') === '' && /^\d{5}$/.test(fromApi) ? fromApi : null);
  // The second header row, and summary rows of states and the nation.
  if (key === null) return null;
  const estimate = (line: string) => numberOrNull(of(`B01001_${line}E`));
  const people = estimate('001');
  const [county = '', stateName = ''] = of('NAME').split(/,\s*/);
  const state = STATE_CODES.get(stateName);
  if (people === null) return 'has no population';
  if (state === undefined) return 'is outside the states';
  const sum = (lines: readonly string[]) =>
    lines.reduce((total, line) => total + (estimate(line) ?? 0), 0);
  const income = numberOrNull(of('B19013_001E'));
  return {
    key,
    state,
    county: county.slice(0, 140),
    people,
    over_75: sum(OVER_75),
    over_85: sum(OVER_85),
    // The Census writes large negative numbers for missing estimates.
    income: income !== null && income > 0 ? income : null,
  };
}

/** Occupations that staff communities. */
const OCCUPATIONS = new Set(['29-1141', '29-2061', '31-1131', '31-1120', '35-2012']);
const AREA_LEVELS: Readonly<Record<string, string>> = { '1': 'nation', '2': 'state', '4': 'metro' };

function readWage(of: CellReader): FederalRow {
  const level = AREA_LEVELS[of('AREA_TYPE')];
  const group = of('I_GROUP');
  if (!OCCUPATIONS.has(of('OCC_CODE')) || level === undefined) return null;
  if (group !== '' && group !== 'cross-industry') return null;
  const wage = numberOrNull(of('H_MEDIAN'));
  const jobs = numberOrNull(of('TOT_EMP'));
  // BLS writes * and ** for estimates that it withholds.
  if (wage === null || jobs === null) return `has no published wage (${of('AREA_TITLE')})`;
  const state = of('PRIM_STATE');
  return {
    key: `${of('AREA').padStart(2, '0')}:${of('OCC_CODE')}`,
    level,
    state: level === 'nation' || !(state in STATES) ? null : state,
    area: of('AREA_TITLE').slice(0, 200),
    jobs,
    wage,
  };
}

export const FEDERAL_READERS = {
  facilities: readFacility,
  citations: readCitation,
  owners: readOwner,
  counties: readCounty,
  wages: readWage,
} as const satisfies Readonly<Record<string, (of: CellReader) => FederalRow>>;

import { streamCsvRows } from 'hucre/csv';
import { expect, test } from 'vitest';
import { type FederalFile, parseFederalFile } from './federalFiles.ts';

const CCN = 'CMS Certification Number (CCN)';
const FOLDER = '../../../../tests/support/federal/';
const samples = import.meta.glob<string>('../../../../tests/support/federal/*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Parses one of the sample files, which have the layouts as published. */
function parseSample(name: string): FederalFile {
  const lines = [...streamCsvRows(samples[`${FOLDER}${name}`] ?? '', { delimiter: ',' })];
  const file = parseFederalFile(lines, name);
  if (typeof file === 'string') throw new Error(file);
  return file;
}

test('reads nursing homes with residents, position, and survey', () => {
  const file = parseSample('NH_ProviderInfo_sample.csv');
  expect(file).toMatchObject({ kind: 'facilities', date: '2026-10-01', skipped: 1 });
  expect(file.rows[0]).toMatchObject({
    key: '365901',
    county: 'Franklin',
    beds: 90,
    residents: 80.5,
    hours: 3.61,
    surveyed_on: '2026-03-12',
    fine_total: 13910,
    latitude: 39.98,
  });
  expect(file.rows[4]).toMatchObject({ residents: null });
});

test('reads owners and citations', () => {
  const [owner] = parseSample('NH_Ownership_sample.csv').rows;
  expect(owner).toMatchObject({ key: '365901', name: 'CEDAR RIDGE HOLDINGS LLC (TEST)' });
  const [citation] = parseSample('NH_HealthCitations_sample.csv').rows;
  expect(citation).toMatchObject({ date: '2026-03-12', grade: 'D', is_corrected: true });
});

test('sums ages of a Census county and takes the year from the name', () => {
  const file = parseSample('ACSDT5Y2023.B01001-Data_sample.csv');
  expect(file).toMatchObject({ kind: 'counties', date: '2023-12-31', skipped: 1 });
  expect(file.rows[0]).toEqual({
    key: '39049',
    state: 'OH',
    county: 'Franklin County',
    people: 1_318_000,
    over_75: 58_300,
    over_85: 14_100,
    income: null,
  });
});

test('reads median wages of care occupations and skips withheld ones', () => {
  const file = parseSample('state_M2024_dl_sample.csv');
  expect(file).toMatchObject({
    kind: 'wages',
    date: '2024-05-31',
    skipped: 1,
    problems: ['Row 5 has no published wage (Ohio).'],
  });
  expect(file.rows.map(({ key }) => key)).toEqual(['39:31-1131', '39:29-1141', '18140:31-1131']);
  expect(file.rows[0]).toMatchObject({ level: 'state', state: 'OH', jobs: 61_840, wage: 18.66 });
});

test('keeps leading zeros that a spreadsheet program removed', () => {
  const file = parseFederalFile(
    [
      [CCN, 'Provider Name', 'State', 'Number of Certified Beds', 'Processing Date'],
      ['15009', 'Maple Nursing', 'AL', '87', '10/01/2026'],
      ['no number', 'Unnumbered Home', 'AL', '1', '10/01/2026'],
    ],
    'NH_ProviderInfo.csv',
  );
  expect(file).toMatchObject({
    date: '2026-10-01',
    rows: [{ key: '015009', beds: 87 }],
    problems: ['Row 3 has no valid certification number.'],
  });
});

test.each([
  ['another file', [['Name', 'Price']], /none of the five layouts/],
  [
    'a file without its day',
    [
      [CCN, 'Owner Name'],
      ['365901', 'X'],
    ],
    /Processing Date/,
  ],
  ['a file without rows', [['OCC_CODE', 'AREA_TYPE']], /no rows/],
])('rejects %s with a message', (_what, lines, message) => {
  expect(parseFederalFile(lines, 'file.csv')).toMatch(message);
});

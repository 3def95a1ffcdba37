import { expect, test } from 'vitest';
import { parseFederalFile } from './federalFiles.ts';

const CCN = 'CMS Certification Number (CCN)';

test('detects a facilities file by its columns and keeps leading zeros', () => {
  const file = parseFederalFile([
    [
      CCN,
      'Provider Name',
      'State',
      'Number of Certified Beds',
      'Overall Rating',
      'Processing Date',
    ],
    ['15009', 'Maple Nursing', 'AL', '87', '4', '10/01/2026'],
    ['no number', 'Unnumbered Home', 'AL', '1', '', '10/01/2026'],
  ]);
  expect(file).toMatchObject({ kind: 'facilities', date: '2026-10-01' });
  expect(typeof file === 'string' ? [] : file.rows).toEqual([
    expect.objectContaining({
      ccn: '015009',
      name: 'Maple Nursing',
      beds: 87,
      overall: 4,
      fines: 0,
    }),
  ]);
});

test("reads a citation's date, scope letter, and correction status", () => {
  const file = parseFederalFile([
    [
      CCN,
      'Survey Date',
      'Deficiency Tag Number',
      'Scope Severity Code',
      'Correction Date',
      'Processing Date',
    ],
    ['365901', '2026-03-12', '0684', 'D', '', '2026-10-01'],
  ]);
  expect(typeof file === 'string' ? [] : file.rows).toEqual([
    { ccn: '365901', date: '2026-03-12', tag: '0684', grade: 'D', about: '', is_corrected: false },
  ]);
});

test.each([
  ['another file', [['Name', 'Price']], /isn't one of the three files/],
  [
    'a file without its day',
    [
      [CCN, 'Owner Name'],
      ['365901', 'X'],
    ],
    /Processing Date/,
  ],
])('rejects %s with a message', (_what, lines, message) => {
  expect(parseFederalFile(lines)).toMatch(message);
});

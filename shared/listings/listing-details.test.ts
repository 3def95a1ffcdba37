import { expect, test } from 'vitest';
import {
  formatDetails,
  parseHistoryMonths,
  parseMonth,
  parsePayorMix,
  parseUnitMix,
} from './listing-details.ts';

test('reads lines as typed and as pasted from a spreadsheet', () => {
  expect(parseUnitMix('Studio; 40; $4,800\n\nOne-bed\t32\t').rows).toEqual([
    { kind: 'Studio', units: 40, rate: 4800 },
    { kind: 'One-bed', units: 32, rate: null },
  ]);
  expect(parseHistoryMonths('2026-10, 81, 5400').rows).toEqual([
    { month: '2026-10', census: 81, rate: 5400 },
  ]);
});

test.each([
  ['a unit without a number', parseUnitMix('Studio; many'), /Row 1: enter a unit type/],
  [
    'payors that are no whole',
    parsePayorMix('Private pay; 40\nMedicaid; 30'),
    /70.0% instead of 100%/,
  ],
  ['a month that is none', parseHistoryMonths('2026-13; 81; 5400'), /Row 1: enter a month/],
  ['a month twice', parseHistoryMonths('2026-10; 81\n2026-10; 82'), /2026-10 appears twice/],
])('reports %s', (_what, { problem }, message) => {
  expect(problem).toMatch(message);
});

test('keeps an empty first cell apart from the others', () => {
  expect(parseUnitMix('\t40\t4800').problem).toMatch(/Row 1: enter a unit type/);
});

test.each(['2026-10', '10/2026', '10/1/2026', 'Oct 2026', 'October 2026', 'Oct-26'])(
  'reads the month %s',
  (typed) => expect(parseMonth(typed)).toBe('2026-10'),
);

test('round-trips stored details', () => {
  const details = {
    ccn: '365001',
    unit_mix: [{ kind: 'Studio', units: 40, rate: null }],
    payor_mix: [{ payor: 'Private pay', share: 100 }],
    history: [{ month: '2026-10', census: null, rate: 5400 }],
  };
  const typed = formatDetails(details);
  expect({
    ccn: typed.ccn,
    unit_mix: parseUnitMix(typed.unit_mix).rows,
    payor_mix: parsePayorMix(typed.payor_mix).rows,
    history: parseHistoryMonths(typed.history).rows,
  }).toEqual(details);
});

import { expect, it } from 'vitest';
import { scanText } from './scan.ts';

it.each([
  ['Social Security number', 'Resident 214-55-1288, room 9', 'ssn'],
  ['one with spaces', 'No. 214 55 1288', 'ssn'],
  ['one that is named', 'SSN: 214551288', 'ssn'],
  ['Medicare number', 'MBI 1EG4-TE5-MK73', 'medicare'],
  ['a diagnosis beside a birthday', 'DOB 3/4/1938\nDiagnosis: F03.90', 'health'],
] as const)('finds %s', (_what, text, kind) => {
  expect(scanText(text)).toEqual([{ kind, count: 1 }]);
});

it.each([
  ['a tax number', 'EIN 41-2345678'],
  ['a phone number', 'Call 651-555-0142 or 651 555 0142'],
  ['a parcel', 'Parcel 32-028-22-41-0037'],
  ['numbers that are never issued', '000-12-3456, 666-12-3456, 912-12-3456, 214-00-1288'],
  ['a census', 'Diagnosis of dementia: 14 of 62 residents. Medication management 38.'],
])('ignores %s', (_what, text) => {
  expect(scanText(text)).toEqual([]);
});

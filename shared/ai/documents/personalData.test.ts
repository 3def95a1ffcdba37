import { describe, expect, it } from 'vitest';
import { findPersonalData, maskPersonalData } from './personalData.ts';

describe('personal data in documents', () => {
  it.each([
    ['ssn', 'Resident SSN 123-45-6789 on file'],
    ['ssn', 'social security no. 123456789'],
    ['medicare', 'MBI 1EG4-TE5-MK73'],
    ['birth', 'DOB: 03/04/1938'],
    ['birth', 'Date of birth March 4, 1938'],
    ['health', 'Diagnosis: dementia'],
    ['account', 'Account number: 123456789'],
  ] as const)('finds %s in "%s"', (kind, text) => {
    expect(findPersonalData(text).map((span) => span.kind)).toEqual([kind]);
  });

  it.each([
    'License ALF-123456',
    'Unit 123-45',
    '(555) 123-4567',
    'Total 123,456,789',
    'Policy GL123456',
  ])('ignores "%s"', (text) => {
    expect(findPersonalData(text)).toEqual([]);
  });

  it('masks what it finds and keeps the length', () => {
    const text = 'Ann, SSN 123-45-6789, unit 4';
    const masked = maskPersonalData(text);
    expect(masked).toHaveLength(text.length);
    expect(masked).toContain('Ann, SSN •••••••••••, unit 4');
  });
});

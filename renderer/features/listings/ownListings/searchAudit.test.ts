import { expect, test } from 'vitest';
import { toCalendarDay } from '#shared/format/date.ts';
import { type AuditSubject, getFailedChecks, searchResultSnippet } from './searchAudit.ts';

const complete: AuditSubject = {
  property_name: 'Riverbend Memory Care',
  location: 'Ames, IA',
  description: `In Ames, two blocks from the hospital. ${'Forty-eight private rooms. '.repeat(12)}`,
  price: 13_550_000,
  total_beds: 48,
  year_built: 2008,
  is_confidential: false,
  confirmed_on: toCalendarDay(new Date()),
  listing_images: Array.from({ length: 6 }, () => ({ alt_text: 'The front' })),
};
const getFailedNames = (changes: Partial<AuditSubject>) =>
  getFailedChecks({ ...complete, ...changes }).map(({ name }) => name);

test('finds no issues in a complete listing and truncates its search result', () => {
  expect(getFailedNames({})).toEqual([]);
  expect(searchResultSnippet(complete).length).toBeLessThanOrEqual(156);
});

test('names each issue that search engines find', () => {
  expect(getFailedNames({ description: null })).toEqual([
    'Description',
    'Location in the first lines',
  ]);
  expect(getFailedNames({ listing_images: [] })).toEqual(['Photos', 'Alt text']);
  expect(getFailedNames({ price: null, year_built: null })).toEqual(['Price', 'Beds and year']);
  expect(getFailedNames({ confirmed_on: '2020-01-01' })).toEqual(['Freshness']);
});

test('does not require the town of a confidential community', () => {
  const description = 'A calm home with a garden. '.repeat(20);
  expect(getFailedNames({ description, is_confidential: true })).toEqual([]);
});

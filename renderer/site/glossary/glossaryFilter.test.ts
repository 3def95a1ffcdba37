import { expect, it } from 'vitest';
import { glossary } from '../../content/glossary/glossary.ts';
import { findTerms, getTermAnchor, getTermLetter } from './glossaryFilter.ts';

const find = (query: string, area: Parameters<typeof findTerms>[1]['area'] = '') =>
  findTerms(glossary, { words: query, area }).map(({ term }) => term);

it('each term is found by name and has its own anchor', () => {
  const anchors = glossary.map(({ term }) => getTermAnchor(term));
  expect(new Set(anchors).size).toBe(glossary.length);
  expect(anchors.filter((anchor) => !/^[a-z0-9][a-z0-9-]*$/.test(anchor))).toEqual([]);
  expect(glossary.filter(({ term }) => !find(term).includes(term))).toEqual([]);
});

it('finds a term by its aliases, ignoring case', () => {
  expect(find('CAPITALIZATION rate')).toContain('Cap rate');
});

it('searches definitions if no name matches', () => {
  expect(find('replacement of the phrase that no one wrote')).toEqual([]);
  expect(find('dollar of income')).toContain('Cap rate');
});

it('an area filter keeps only its own terms', () => {
  expect(find('', 'finance')).toContain('Cap rate');
  expect(find('', 'law')).not.toContain('Cap rate');
});

it('groups terms by letter and numbers under digits', () => {
  expect(getTermLetter('Cap rate')).toBe('C');
  expect(getTermLetter('1031 exchange')).toBe('0–9');
});

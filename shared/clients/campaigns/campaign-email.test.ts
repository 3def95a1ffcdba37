import { expect, test } from 'vitest';
import {
  fillEmailTemplate,
  findUnknownFields,
  getEmailFieldValues,
  splitParagraphs,
  teaserLine,
} from './campaign-email.ts';

const teaser = { name: 'Riverbend', place: 'Ames, Iowa', type: 'memory-care', price: 13_550_000 };
const fields = getEmailFieldValues('Ada {price}', 'Ben Broker', teaser);

test("fills fields once and doesn't expand fields inside values", () => {
  const template = 'Dear {first_name}, {community} in {place} at {price}, {beds}. {my_name}';
  expect(fillEmailTemplate(template, fields)).toBe(
    'Dear Ada {price}, Riverbend in Ames, Iowa at $13.6M, beds on request. Ben Broker',
  );
});

test('keeps unknown fields as written and reports them', () => {
  const template = 'Dear {firstname} {FIRST} {first_name}';
  expect(fillEmailTemplate('{firstname} {constructor}', fields)).toBe('{firstname} {constructor}');
  expect(findUnknownFields(template)).toEqual(['firstname']);
});

test('splits an email into paragraphs and a community into one line', () => {
  expect(splitParagraphs('One\ntwo\n\n\n\nthree\n')).toEqual(['One\ntwo', 'three']);
  expect(teaserLine(teaser)).toBe('Riverbend, Ames, Iowa · $13.6M');
});

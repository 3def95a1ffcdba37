import { expect, it } from 'vitest';
import { asksForListings } from './readQuestion.ts';

it.each([
  'Memory care communities in Ohio under $10M',
  'Show assisted living listings in Texas',
  'Which communities have a cap rate above 9%?',
  'Skilled nursing buildings, newest first',
])('“%s” asks for listings', (question) => {
  expect(asksForListings(question)).toBe(true);
});

it.each([
  'How do I list communities?',
  'What does occupancy mean for communities?',
  'Compare the two communities in the deal room',
  'When was the roof replaced?',
])('“%s” asks for a fact', (question) => {
  expect(asksForListings(question)).toBe(false);
});

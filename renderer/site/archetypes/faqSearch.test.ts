import { expect, it } from 'vitest';
import { findQuestions } from './faqSearch.ts';

const categories = [
  {
    id: 'plans',
    heading: 'Plans',
    questions: [
      { question: 'What does it cost?', answer: 'See [the prices](/user-pricing).' },
      { question: 'May I leave?', answer: 'At any time.' },
    ],
  },
  { id: 'data', heading: 'Data', questions: [{ question: 'Who sees it?', answer: 'You.' }] },
];

const found = (query: string) =>
  findQuestions(categories, query).flatMap(({ questions }) => questions.map((one) => one.question));

it.each([
  ['', ['What does it cost?', 'May I leave?', 'Who sees it?']],
  ['COST', ['What does it cost?']],
  [' the prices ', ['What does it cost?']],
  ['user-pricing', []],
  ['plans', ['What does it cost?', 'May I leave?']],
  ['you', ['Who sees it?']],
  ['nowhere', []],
])('a search for “%s” finds related questions', (query, questions) => {
  expect(found(query)).toEqual(questions);
});

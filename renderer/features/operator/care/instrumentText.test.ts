import { expect, it } from 'vitest';
import {
  highestScore,
  parseLevels,
  parseQuestions,
  writeLevels,
  writeQuestions,
} from './instrumentText.ts';
import { levelOfScore, scoreAssessment } from './scoreAssessment.ts';

const SECTIONS = [
  {
    title: 'Mobility',
    questions: [
      {
        id: 'walking',
        label: 'Walking',
        options: [
          { label: 'Independent', points: 0 },
          { label: 'Needs help', points: 5 },
        ],
      },
    ],
  },
];

it('reads back the instrument it wrote, with the same question ids', () => {
  expect(parseQuestions(writeQuestions(SECTIONS), SECTIONS)).toEqual({
    value: SECTIONS,
    problem: null,
  });
});

it.each([
  ['Walking\nYes = 1', 'Line 1: start with a section, such as "# Mobility".'],
  ['# Mobility\nYes = 1', 'Line 2: write the question before its answers.'],
  ['# Mobility\nWalking\nYes = many', 'Line 3: write an answer as "Independent = 0".'],
  ['# Mobility\nWalking\nYes = 1', '"Walking" needs at least two answers.'],
  ['', 'Enter at least one question.'],
])('names the line of a mistake in %j', (typed, problem) => {
  expect(parseQuestions(typed, []).problem).toBe(problem);
});

it('gives questions with the same text different ids', () => {
  const typed = '# One\nHelp\nNo = 0\nYes = 1\n# Two\nHelp\nNo = 0\nYes = 1';
  const ids = parseQuestions(typed, []).value.flatMap(({ questions }) => questions);
  expect(ids.map(({ id }) => id)).toEqual(['help', 'help_2']);
});

it('requires levels with rising scores from zero', () => {
  const levels = [
    { label: 'Level 1', from: 0 },
    { label: 'Level 2', from: 20 },
  ];
  expect(parseLevels(writeLevels(levels))).toEqual({ value: levels, problem: null });
  expect(parseLevels('Level 1 = 5').problem).toBe('The first level starts at 0.');
  expect(parseLevels('Level 1 = 0\nLevel 2 = 0').problem).toContain('Line 2');
});

it('adds up points and counts open questions', () => {
  expect(scoreAssessment(SECTIONS, { walking: 1 })).toEqual({ score: 5, missing: 0 });
  expect(scoreAssessment(SECTIONS, { walking: 7 })).toEqual({ score: 0, missing: 1 });
  expect(highestScore({ sections: SECTIONS })).toBe(5);
  const levels = [
    { label: 'Level 1', from: 0 },
    { label: 'Level 2', from: 5 },
  ];
  expect([4, 5].map((score) => levelOfScore(levels, score))).toEqual([1, 2]);
});

import { expect, it } from 'vitest';
import { describeGrade, GRADES, isJeopardy, stateOfFinding } from './compliance.ts';

it('places each grade by severity and scope', () => {
  expect(GRADES.join('')).toBe('ABCDEFGHIJKL');
  expect(describeGrade('A')).toBe('A: potential for minimal harm, isolated');
  expect(describeGrade('E')).toBe('E: potential for more than minimal harm, pattern');
  expect(describeGrade('L')).toBe('L: immediate jeopardy, widespread');
  expect(GRADES.filter(isJeopardy)).toEqual(['J', 'K', 'L']);
});

it('derives the state of a finding from its dates', () => {
  const finding = { due_on: '2026-05-10', corrected_on: null, verified_on: null };
  expect(stateOfFinding(finding, '2026-05-10')).toBe('open');
  expect(stateOfFinding(finding, '2026-05-11')).toBe('overdue');
  const corrected = { ...finding, corrected_on: '2026-05-12' };
  expect(stateOfFinding(corrected, '2026-05-13')).toBe('corrected');
  expect(stateOfFinding({ ...corrected, verified_on: '2026-05-14' }, '2026-05-15')).toBe(
    'verified',
  );
});

import { expect, it } from 'vitest';
import {
  addDays,
  describeEmployeeChange,
  describeProblem,
  formatHours,
  formatShortClock,
  kindOfCredential,
  weekOf,
} from './staff.ts';

it('starts weeks on Sunday, across months and clock changes', () => {
  expect(weekOf('2026-11-01')).toBe('2026-11-01');
  expect(weekOf('2026-11-07')).toBe('2026-11-01');
  expect(weekOf('2026-03-08')).toBe('2026-03-08');
  expect(weekOf('2026-01-01')).toBe('2025-12-28');
  expect(addDays('2026-03-08', 7)).toBe('2026-03-15');
});

it('formats short clock times and hours', () => {
  expect(['00:00', '07:00', '12:00', '15:30', '23:00'].map(formatShortClock)).toEqual([
    '12a',
    '7a',
    '12p',
    '3:30p',
    '11p',
  ]);
  expect(formatHours(37.49)).toBe('37.5 h');
});

it('describes problems of a shift in one sentence', () => {
  const problem = { is_blocking: true, detail: null };
  expect(describeProblem({ ...problem, problem: 'credential', detail: 'nurse_license' })).toBe(
    'Nurse license is missing, lapsed, or not verified.',
  );
  expect(describeProblem({ ...problem, problem: 'weekly_overtime', detail: '4.50' })).toBe(
    '4.5 hours of overtime this week.',
  );
  expect(kindOfCredential('exclusion_check')).toBe('check');
});

it('describes a change of an employee in words, not codes', () => {
  expect(describeEmployeeChange('employment_type', 'full_time', 'part_time')).toBe(
    'Type: Full-time → Part-time',
  );
  expect(describeEmployeeChange('ended_on', null, '2026-11-30')).toBe(
    'Ended: — → November 30, 2026',
  );
});

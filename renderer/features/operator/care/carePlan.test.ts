import { expect, it } from 'vitest';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { describeGoal, describeTask, isPastTarget, needsOf } from './carePlan.ts';

const row = (values: object) => values as unknown as RecordRow;
const need = (id: string, status = 'active') => row({ id, need: id, status });

it('lists active needs first, with their own goals, interventions, and tasks', () => {
  const parts = needsOf({
    needs: [need('closed', 'met'), need('open')],
    goals: [row({ id: 'g', need_id: 'open' }), row({ id: 'other', need_id: 'closed' })],
    interventions: [row({ id: 'i', need_id: 'open' })],
    tasks: [row({ id: 't', intervention_id: 'i' }), row({ id: 'loose', intervention_id: null })],
  });
  expect(parts.map((part) => part.need.id)).toEqual(['open', 'closed']);
  expect(parts[0]?.goals.map(({ id }) => id)).toEqual(['g']);
  expect(parts[0]?.interventions[0]?.tasks.map(({ id }) => id)).toEqual(['t']);
});

it('counts a goal as past its target only while it is active', () => {
  const goal = { goal: 'No falls', target_on: '2026-05-01' };
  expect(isPastTarget(row({ ...goal, status: 'active' }), '2026-05-02')).toBe(true);
  expect(isPastTarget(row({ ...goal, status: 'active' }), '2026-05-01')).toBe(false);
  expect(isPastTarget(row({ ...goal, status: 'met' }), '2026-05-02')).toBe(false);
});

it('describes when a task is due and how a goal is measured', () => {
  const task = { shifts: ['day', 'evening'], days: ['mon', 'thu'], ends_on: null };
  expect(describeTask(row(task))).toBe('Day, evening · Mon, Thu');
  expect(describeTask(row({ ...task, days: [] }))).toBe('Day, evening · every day');
  expect(describeGoal(row({ measure: 'Weekly weight', target_on: null, outcome: null }))).toBe(
    'Measured by Weekly weight',
  );
});
